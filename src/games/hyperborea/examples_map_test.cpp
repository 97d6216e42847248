// The worked examples of movement, sites, fights and strikes (section 12).
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

constexpr Hex kBCap = homeland(kB, Role::Capital);
constexpr Hex kBFrontA = homeland(kB, Role::FrontA);

Table near_b4() {
    Table table;
    table.minis(kA, {{kFrontB, 1}}).minis(kB, {{kB4, 1}}).points(Point::Move, 5);
    return table;
}

int price(const Table& table, Hex from, Hex to) {
    return walk_price(table.content, table.state, from, to);
}

Table& attack(Table& table, Hex hex, Action target) {
    return table.act(ActionKind::Attack, {action::at(hex), target});
}
Table& shoot(Table& table, Hex hex, Action target) {
    return table.act(ActionKind::Ranged, {action::at(hex), target});
}

}  // namespace

TEST_CASE(
    "Ex-6 (H7.29, H7.30) a strike lowers the only marker without asking, and needs adjacent "
    "rivals") {
    Table table;
    table.minis(kA, {{kB1, 1}}).minis(kB, {{kBFrontA, 1}}).marker(kB, Red, 2);
    table.owns(kA, card(3, 14)).complete(card(3, 14));
    CHECK(table.pool(Point::Develop) == 2);
    CHECK(table.pool(Point::StrikeDevelop) == 1);
    Table far = table;
    far.minis(kA, {{kCap, 3}}).minis(kB, {{kBCap, 3}});
    CHECK_FALSE(far.offers(ActionKind::Strike));
    table.act(ActionKind::Strike);
    CHECK(table.marker(kB, Red) == 1);
    CHECK(table.ask() == Ask::Menu);
}

TEST_CASE("Ex-8 (H9.13) control needs a sole majority over players and ghosts") {
    Table mixed;
    mixed.minis(kA, {{kCentre, 2}}).minis(kB, {{kCentre, 1}}).no_ghost(kCentre, 0);
    CHECK(controller_of(mixed.state, kCentre) == kA);
    CHECK(control_of(mixed.content, mixed.state, kA).points == 4);
    Table ghosts;
    ghosts.minis(kA, {{kCentre, 2}});
    CHECK(controller_of(ghosts.state, kCentre) == kNobody);
    Table frozen;
    frozen.no_ghosts(kCentre).frozen(kA, kCentre, 0);
    CHECK(controller_of(frozen.state, kCentre) == kA);
}

TEST_CASE(
    "Ex-25 (H7.1, H2.11, H6.48d) prices of steps: exit and enter surcharges, 1 between equal "
    "terrains") {
    Table table;
    CHECK(price(table, kCap, kFrontA) == 2);
    CHECK(price(table, kFrontA, kCap) == 1);
    CHECK(price(table, kFrontA, kB4) == 2);
    CHECK(price(table, kB3, kB4) == 3);
    CHECK(price(table, kB4, kB3) == 2);
    CHECK(price(table, kB3, kB2) == 3);
    CHECK(price(table, kB2, kB3) == 1);
    CHECK(price(table, kB4, kCentre) == 2);
    CHECK(price(table, kB5, kB6) == 1);
    Table emerald({.tile = RaceTile::EmeraldB});
    CHECK(price(emerald, kB3, kB4) == 1);
    table.minis(kA, {{kB3, 1}}).points(Point::Fly, 1).fly(kB3, kB4);
    CHECK(table.pool(Point::Fly) == 0);
}

TEST_CASE("Ex-26 (H7.4, H7.5) a free rival stops a walk; killing him sets it free") {
    Table table = near_b4();
    table.points(Point::Attack, 1).walk(kFrontB, kB4);
    CHECK(table.pool(Point::Move) == 3);
    CHECK_FALSE(table.offers(ActionKind::Walk));
    attack(table, kB4, action::free_of(kB));
    CHECK(table.state.seat(kA).trophies.contains(kB));
    table.walk(kB4, kB5);
    CHECK(table.pool(Point::Move) == 1);
}

TEST_CASE("Ex-27 (H7.7) a stopped mini may fly out and then walk") {
    Table table = near_b4();
    table.points(Point::Fly, 1).walk(kFrontB, kB4).fly(kB4, kB5).walk(kB5, kB6);
    CHECK(table.pool(Point::Move) == 2);
}

TEST_CASE("Ex-28 (H7.6) flying in does not stop, nor does a frozen rival") {
    Table table = near_b4();
    table.points(Point::Fly, 1).fly(kFrontB, kB4).walk(kB4, kB5);
    CHECK(table.pool(Point::Move) == 3);
    Table frozen = near_b4();
    frozen.minis(kB, {}).frozen(kB, kB4, 0).walk(kFrontB, kB4);
    CHECK(frozen.state.board.stopped[kB4] == 0);
}

TEST_CASE("Ex-29 (H7.25, H7.28) fortresses must fall before the minis behind them") {
    Table table;
    table.minis(kA, {{kB5, 1}, {kB6, 1}}).minis(kB, {{kB5, 2}}).fortress(kB, kB5, 2);
    table.points(Point::Attack, 2).points(Point::Ranged, 1);
    Table looking = table;
    looking.act(ActionKind::Attack, {action::at(kB5)});
    CHECK(looking.offered()
          == Actions{action::in_site(0), action::in_site(1), action::fortress_of(kB)});
    const int stock = table.state.seat(kB).stock.value();
    attack(table, kB5, action::fortress_of(kB));
    attack(table, kB5, action::fortress_of(kB));
    CHECK(table.state.seat(kB).stock == stock + 2);
    const int reserve = table.reserve(kB);
    shoot(table, kB5, action::free_of(kB));
    CHECK(table.reserve(kB) == reserve + 1);
    CHECK(table.state.seat(kA).trophies.empty());
}

TEST_CASE("Ex-30 (H7.27) the own hex is a ranged target only through another mini") {
    Table table;
    table.minis(kA, {{kB5, 1}}).minis(kB, {{kB5, 1}}).points(Point::Ranged, 1);
    CHECK_FALSE(table.offers_in(ActionKind::Ranged, action::at(kB5)));
    table.minis(kA, {{kB5, 1}, {kCentre, 1}});
    CHECK(table.offers_in(ActionKind::Ranged, action::at(kB5)));
}

TEST_CASE(
    "Ex-31 (H7.22, H7.23) trophies, then minis that go back, and gems for a complete collection") {
    Table table({.seats = 3});
    table.minis(kA, {{kB1, 1}}).minis(kB, {{kB1, 3}}).minis(kC, {{kB1, 2}});
    table.points(Point::Attack, 4).full(kA, card(2, 13));
    const int reserve = table.reserve(kB);
    attack(table, kB1, action::free_of(kB));
    attack(table, kB1, action::free_of(kB));
    CHECK(table.reserve(kB) == reserve + 1);
    CHECK(table.gems(kA) == 0);
    attack(table, kB1, action::free_of(kC));
    CHECK(table.gems(kA) == 0);
    attack(table, kB1, action::free_of(kB));
    CHECK(table.reserve(kB) == reserve + 2);
    CHECK(table.gems(kA) == 1);
    CHECK(table.state.seat(kA).trophies.size() == 2);
}

TEST_CASE("Ex-32 (H6.17) Skyfire Arrows: ranged points first, then attack points as ranged ones") {
    Table table;
    table.full(kA, card(1, 16)).minis(kA, {{kB1, 1}});
    table.points(Point::Attack, 1).points(Point::Ranged, 1);
    shoot(table, kB2, action::in_site(0));
    CHECK(table.pool(Point::Attack) == 1);
    CHECK(table.pool(Point::Ranged) == 0);
    shoot(table, kB2, action::in_site(1));
    CHECK(table.pool(Point::Attack) == 0);
    CHECK(table.state.seat(kA).ghosts == 0);
}

TEST_CASE("Ex-33 (H7.16) a frozen mini enables no attack") {
    Table table;
    table.minis(kA, {}).frozen(kA, kB5, 0).points(Point::Attack, 1);
    CHECK_FALSE(table.offers(ActionKind::Attack));
}

TEST_CASE(
    "Ex-34 (H7.21, H9.4, H6.48k) Purple A converts a ghost with the last mini of the reserve") {
    Table table({.tile = RaceTile::PurpleA});
    table.minis(kA, {{kCap, 8}, {kB6, 1}}).points(Point::Attack, 1);
    CHECK(table.reserve(kA) == 1);
    const int box = table.state.board.box.value();
    attack(table, kB6, action::in_site(0)).play(ActionKind::Convert);
    CHECK(table.state.board.box == box + 1);
    CHECK(table.free(kA, kB6) == 2);
    CHECK(table.reserve(kA) == 0);
    CHECK(table.has(kA, Condition::Miniatures));
    CHECK(table.state.seat(kA).ghosts == 0);
    CHECK(table.offers_in(ActionKind::Enter, action::site(kB6, 0)));
}

TEST_CASE("Ex-35 (H7.11, H7.12) fog: hexes next to an entered one are revealed in order") {
    Table table({.map = Map::Fog});
    Table side = table;
    table.points(Point::Move, 2).walk(kCap, kFrontA);
    CHECK(table.ask() == Ask::Reveal);
    CHECK(table.offered().size() == 30);
    table.play(action::revealed(borderland_tile(1)));
    CHECK(table.offered().size() == 29);
    table.play(action::revealed(borderland_tile(2)));
    CHECK(table.ask() == Ask::Menu);
    CHECK(ghosts_on(table.state, kB4) == 2);
    CHECK(stack_at(table.state, kB5, 1) == 2);
    CHECK(is_face_down(table.state, kCentre));
    side.points(Point::Move, 1).walk(kCap, kFrontB).play(action::revealed(borderland_tile(1)));
    CHECK(side.ask() == Ask::Menu);
    CHECK(is_face_down(side.state, kB5));
}

TEST_CASE(
    "Ex-36 (H7.17) a token may be stored only in place of the stored one, which is then used") {
    const Token prism = token("R-S26");
    const Token signpost = token("R-S01");
    Table table;
    table.stores(kA, prism).minis(kA, {{kB6, 1}}).no_ghosts(kB6).enter(kB6, 0);
    table.play(action::unearthed(signpost));
    CHECK(table.offered()
          == Actions{action::bare(ActionKind::UseNew), action::bare(ActionKind::UseStored)});
    const View seen = Rules::view(table.content, table.state, kB);
    CHECK(seen.stored[kA] == Metal::Silver);
    CHECK(seen.looked == Metal::Silver);
    Table swap = table;
    table.play(ActionKind::UseNew);
    CHECK(table.gems(kA) == 1);
    CHECK(table.pool(Point::Move) == 1);
    CHECK(table.state.secrets[kA].stored == prism);
    swap.play(ActionKind::UseStored);
    CHECK(swap.pool(Point::Draw) == 3);
    CHECK(swap.state.secrets[kA].stored == signpost);
}

TEST_CASE("Ex-37 (H7.19) the last token leaves a depleted ruin") {
    Table table;
    table.minis(kA, {{kB6, 2}}).no_ghosts(kB6);
    table.state.board.stacks[kB6][0] = Counter(1);
    table.enter(kB6, 0).play(action::unearthed(token("R-S15"))).play(ActionKind::StoreNew);
    CHECK(stack_at(table.state, kB6, 0) == 0);
    CHECK(frozen_on(table.state, kA, kB6) == 1);
    CHECK_FALSE(table.offers_in(ActionKind::Enter, action::site(kB6, 0)));
    take_figure(table.state, kB6, 0);
    CHECK_FALSE(can_be_entered(table.content, table.state, kB6, 0));
}

TEST_CASE(
    "Ex-38 (H6.42, H7.15) a frozen mini may be the price; its city can be entered in the same "
    "turn") {
    Table table;
    table.minis(kA, {{kB5, 1}}).frozen(kA, kB5, 0).owns(kA, card(1, 8));
    const int reserve = table.reserve(kA);
    table.complete(card(1, 8)).play(action::site(kB5, 0));
    CHECK(table.pool(Point::Attack) == 2);
    CHECK(table.pool(Point::Move) == 1);
    CHECK(table.reserve(kA) == reserve + 1);
    table.enter(kB5, 0);
    CHECK(table.gems(kA) == 1);
}

TEST_CASE(
    "Ex-39 (H7.26, H5.2) a fortress stays when its minis leave, until the owner's next turn") {
    Table table;
    table.minis(kA, {{kB6, 1}, {kCap, 2}}).points(Point::Fortress, 1).points(Point::Move, 1);
    table.act(ActionKind::Fort, {action::at(kB6)}).walk(kB6, kB5).end();
    CHECK(table.state.turn.active == kB);
    CHECK(table.state.board.forts[kA][kB6] == 1);
    table.end();
    CHECK(table.state.turn.active == kA);
    CHECK(table.state.board.forts[kA][kB6] == 0);
    CHECK(table.state.seat(kA).stock == 8);
}

TEST_CASE("Ex-40 (H5.3) at the start of a turn minis come up to three") {
    Table table;
    table.minis(kA, {}).frozen(kA, kB5, 0);
    table.state.seat(kB).trophies.insert(kA);
    --table.state.seat(kA).reserve;
    CHECK(table.reserve(kA) == 8);
    table.begin_turn();
    CHECK(table.free(kA, kCap) == 2);
    CHECK(table.reserve(kA) == 6);
}

TEST_CASE("Ex-41 (H7.30, H7.33) victims in turn order; those who cannot suffer are skipped") {
    const auto before = [](VictimChoice choice) {
        Table table({.seats = 3, .victim_choice = choice});
        table.minis(kA, {{kB1, 1}}).minis(kB, {{kB1, 1}}).minis(kC, {{kB1, 1}});
        table.marker(kC, Red, 4).marker(kC, Blue, 1).points(Point::StrikeDevelop, 1);
        table.act(ActionKind::Strike);
        return table;
    };
    Table asked = before(VictimChoice::Ask);
    CHECK(asked.asked() == kC);
    CHECK(asked.offered() == Actions{action::of_colour(Red), action::of_colour(Blue)});
    Table automatic = before(VictimChoice::Auto);
    CHECK(automatic.marker(kC, Blue) == 0);
    CHECK(automatic.marker(kC, Red) == 4);
}

TEST_CASE("Ex-42 (H6.21, H7.32) a cube taken by a strike pauses a continuous card") {
    Table table;
    table.minis(kA, {{kB1, 1}}).minis(kB, {{kB1, 1}}).owns(kB, card(1, 10), {Red, Red});
    table.points(Point::StrikeCube, 1).act(ActionKind::Strike);
    CHECK(table.ask() == Ask::Menu);
    CHECK(cubes_on(on_set(table.state, kB, set_of(card(1, 10)))) == 1);
    CHECK(full_cards(table.content, table.state, kB, table.content.bonuses).empty());
}

TEST_CASE("H7.21 Purple A converts ghosts, and no mini of a rival that stands in a site") {
    Table table({.tile = RaceTile::PurpleA});
    table.minis(kA, {{kB6, 1}}).no_ghost(kB6, 0).frozen(kB, kB6, 0).points(Point::Attack, 1);
    Table aimed = attack(table, kB6, action::in_site(0));
    CHECK_FALSE(aimed.offers(ActionKind::Convert));
}

}  // namespace hyperborea::testing
