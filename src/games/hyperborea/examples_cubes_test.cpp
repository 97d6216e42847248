// The worked examples of cubes, sets and activations (section 12).
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

constexpr Card kEagleScouts = card(1, 9);
constexpr Card kWarDrums = card(1, 10);
constexpr Card kMountainGuides = card(1, 12);
constexpr Card kSealedVaults = card(2, 4);
constexpr Card kMintCharter = card(2, 13);
constexpr Card kBlackMarket = card(4, 2);
constexpr Card kPhoenixEngine = card(4, 15);

const Action kDecline = action::bare(ActionKind::Decline);

}  // namespace

TEST_CASE(
    "Ex-1 (H6.2, H5.8) a turn of many parts: upgrade, cities, sets and a ruin between each other") {
    Table table;
    table.minis(kA, {{kB1, 2}, {kB5, 1}}).no_ghosts(kB1).no_ghosts(kB5).marker(kA, Green, 4);
    table.available({{Red, 1}, {Green, 1}, {Yellow, 1}});
    table.enter(kB5, 0);
    CHECK(table.gems(kA) == 1);
    table.place(Yellow, kTrade1, Space::Yellow);
    CHECK(table.gems(kA) == 1);
    table.act(ActionKind::Upgrade);
    CHECK(table.marker(kA, Green) == 0);
    CHECK(table.in_bag(Green) == 1);
    table.enter(kB1, 0);
    CHECK(table.pool(Point::Move) == 2);
    table.place(Green, kExploration1, Space::Green).place(Red, kExploration1, Space::Multi);
    CHECK(table.pool(Point::Move) == 4);
    table.enter(kB1, 1).play(action::unearthed(token("R-S01"))).play(ActionKind::StoreNew);
    CHECK(stack_at(table.state, kB1, 1) == 1);
    CHECK(table.broken().empty());
    table.end();
    CHECK(table.state.turn.active == kB);
    CHECK(table.pool(Point::Move) == 0);
    CHECK(table.in_available(Green) == 1);
}

TEST_CASE("Ex-2 (H6.47, H5.9) upgrades in time decide how many cubes are drawn") {
    const auto before = [] {
        Table table;
        table.bag(kA, {{Red, 1}}).marker(kA, Blue, 4).marker(kA, Purple, 6).supply(Purple, 20);
        return table;
    };
    Table purple = before();
    purple.act(ActionKind::Upgrade, {action::of_colour(Purple)});
    CHECK(purple.marker(kA, Purple) == 0);
    CHECK(purple.state.supply.cubes[Purple] == 18);
    CHECK(purple.in_bag(Purple) == 2);
    Table both = purple;
    purple.end();
    CHECK(purple.in_available(Red) + purple.in_available(Purple) == 3);
    CHECK(total(purple.state.seat(kA).bag) == 0);
    CHECK(purple.marker(kA, Blue) == 4);
    both.act(ActionKind::Upgrade).end();
    CHECK(total(both.state.seat(kA).available) == 3);
    CHECK(total(both.state.seat(kA).bag) == 1);
    Table none = before();
    none.end();
    CHECK(total(none.state.seat(kA).available) == 1);
}

TEST_CASE("Ex-3 (H6.16) Eagle Scouts turns movement into flight") {
    Table first;
    first.full(kA, kEagleScouts).complete(kExploration1);
    CHECK(first.pool(Point::Fly) == 2);
    CHECK(first.pool(Point::Move) == 0);
    Table second;
    second.full(kA, kEagleScouts).complete(kExploration2);
    CHECK(second.pool(Point::Fly) == 1);
    CHECK(second.pool(Point::Mini) == 1);
}

TEST_CASE("Ex-4 (H6.18, H6.20) War Drums adds one attack where an attack is generated") {
    Table plain;
    plain.full(kA, kWarDrums).complete(kWarfare2);
    CHECK(plain.pool(Point::Attack) == 2);
    CHECK(plain.pool(Point::Move) == 1);
    Table attack;
    attack.full(kA, kWarDrums).complete(kWarfare1).play(action::option(0));
    CHECK(attack.pool(Point::Attack) == 2);
    Table fortress;
    fortress.full(kA, kWarDrums).complete(kWarfare1).play(action::option(1));
    CHECK(fortress.pool(Point::Attack) == 0);
    CHECK(fortress.pool(Point::Fortress) == 2);
}

TEST_CASE("Ex-5 (H6.18) Mint Charter adds one gem to an activation, not one to each") {
    Table table;
    table.full(kA, kMintCharter).owns(kA, kSealedVaults).complete(kSealedVaults);
    CHECK(table.gems(kA) == 3);
}

TEST_CASE("Ex-7 (H6.40, H6.41) Offering Pyres: alternatives are decline and the unused red cube") {
    Table table;
    table.owns(kA, card(4, 4)).available({{Grey, 1}}).unused({{Red, 1}});
    table.act(ActionKind::Place);
    CHECK(table.offered() == Actions{kDecline, action::cube(kUnused, Red)});
    const int supply = table.state.supply.cubes[Red].value();
    table.play(action::cube(kUnused, Red));
    CHECK(table.gems(kA) == 2);
    CHECK(table.state.supply.cubes[Red] == supply + 1);
    CHECK(on_set(table.state, kA, set_of(card(4, 4)))[0] == Grey);
}

TEST_CASE("Ex-9 (H6.8) the two sets of a base technology exclude each other") {
    Table table;
    table.available({{Yellow, 1}, {Orange, 1}}).place(Yellow, kTrade1, Space::Yellow);
    CHECK(table.fits(Orange, kTrade1, Space::Multi));
    CHECK_FALSE(table.fits(Orange, kTrade2, Space::Orange));
    table.place(Orange, kTrade1, Space::Multi);
    CHECK(table.gems(kA) == 1);
    CHECK_FALSE(table.fits(Yellow, kTrade2, Space::Yellow));
}

TEST_CASE("Ex-10 (H6.8) when the last cube leaves, both sets are open again") {
    Table one;
    one.put_on(kA, kTrade1, {Yellow}).points(Point::Restore, 1);
    CHECK_FALSE(one.fits(Yellow, kTrade2, Space::Yellow));
    one.act(ActionKind::Restore);
    CHECK(one.fits(Yellow, kTrade2, Space::Yellow));
    CHECK(one.fits(Yellow, kTrade1, Space::Yellow));
    Table two;
    two.put_on(kA, kTrade1, {Yellow, Red}).points(Point::Restore, 1);
    two.act(ActionKind::Restore, {action::cube(kTrade1, Space::Multi, Red)});
    CHECK_FALSE(two.fits(Yellow, kTrade2, Space::Yellow));
}

TEST_CASE("Ex-11 (H6.10) a set activates again after a cube has left it") {
    Table table;
    const Action yellow = action::cube(set_of(kBlackMarket), Space::Yellow, Yellow);
    table.owns(kA, kBlackMarket, {Yellow, Red}).points(Point::Restore, 1);
    table.available({{Yellow, 1}}).bag(kA, {{Blue, 2}});
    table.act(ActionKind::Restore, {yellow});
    table.place(Yellow, set_of(kBlackMarket), Space::Yellow);
    CHECK(table.gems(kA) == 1);
    CHECK(table.pool(Point::Restore) == 1);
    table.act(ActionKind::Restore, {yellow});
    CHECK(table.in_bag(Blue) == 2);
    CHECK(table.in_bag(Yellow) == 2);
    CHECK(on_set(table.state, kA, set_of(kBlackMarket))[1] == Red);
    CHECK(total(table.state.seat(kA).available) == 0);
}

TEST_CASE(
    "Ex-12 (H6.50, H6.48j) after five activations in a turn a set cannot be completed any more") {
    Table table({.tile = RaceTile::GoldenB});
    const Set set = set_of(kBlackMarket);
    const Action yellow = action::cube(set, Space::Yellow, Yellow);
    table.owns(kA, kBlackMarket, {Yellow, Red}).gems(kA, 1).points(Point::Restore, 1);
    table.state.activations[set] = Counter(1);
    const auto draw_three = [&] { table.play(ActionKind::Race).play(action::option(3)); };
    const auto restore = [&] { table.act(ActionKind::Restore, {yellow}); };
    restore();
    draw_three();
    table.act(ActionKind::Draw).place(Yellow, set, Space::Yellow);
    CHECK(table.gems(kA) == 1);
    for (const int gems : {2, 3}) {
        restore();
        table.act(ActionKind::Draw).place(Yellow, set, Space::Yellow);
        CHECK(table.gems(kA) == gems);
    }
    CHECK(table.pool(Point::Draw) == 0);
    restore();
    draw_three();
    table.act(ActionKind::Draw).place(Yellow, set, Space::Yellow);
    CHECK(table.gems(kA) == 3);
    restore();
    table.act(ActionKind::Draw);
    CHECK_FALSE(table.fits(Yellow, set, Space::Yellow));
    CHECK(table.pool(Point::Draw) == 1);
    CHECK(table.in_available(Yellow) == 1);
}

TEST_CASE("Ex-13 (H6.48a) Red A spares one multi space of a set with an attack") {
    Table table({.tile = RaceTile::RedA});
    table.available({{Red, 1}}).owns(kA, card(1, 15)).owns(kA, card(1, 5));
    CHECK_FALSE(table.fits(Blue, kWarfare1, Space::Multi));
    table.place(Red, kWarfare1, Space::Red);
    CHECK(table.offered() == Actions{action::option(0), action::option(1)});
    CHECK(size_for(RaceTile::RedA, table.content.set(kGrowth2)) == 2);
    CHECK(size_for(RaceTile::RedA, table.content.set(set_of(card(1, 15)))) == 2);
    CHECK(size_for(RaceTile::RedA, table.content.set(set_of(card(1, 5)))) == 2);
}

TEST_CASE("Ex-14 (H6.48g) Coral A can eliminate the grey cube on its own set") {
    Table table({.tile = RaceTile::CoralA});
    const Action on_set_grey = action::cube(kRaceSet, Space::Grey, Grey);
    table.available({{Red, 1}, {Grey, 2}});
    table.place(Red, kRaceSet, Space::Multi).place(Grey, kRaceSet, Space::Grey);
    CHECK(table.offered() == Actions{kDecline, action::cube(kAvailable, Grey), on_set_grey});
    table.play(on_set_grey);
    CHECK(table.gems(kA) == 1);
    table.place(Grey, kRaceSet, Space::Grey).play(on_set_grey);
    CHECK(table.gems(kA) == 2);
    CHECK(on_set(table.state, kA, kRaceSet) == OnSpaces{kNoColour, Red, kNoColour});
}

TEST_CASE("Ex-15 (H6.48h) Coral B puts grey cubes on orange spaces only") {
    Table table({.tile = RaceTile::CoralB});
    table.available({{Grey, 1}, {Blue, 1}});
    CHECK(table.spaces_for(Grey)
          == Actions{action::on(kProgress1, Space::Orange),
                     action::on(kProgress2, Space::Orange),
                     action::on(kTrade2, Space::Orange)});
    table.place(Grey, kProgress2, Space::Orange).place(Blue, kProgress2, Space::Blue);
    CHECK(table.pool(row_of(2)) == 1);
}

TEST_CASE(
    "Ex-16 (H6.13, H6.19, H6.48f) Celestial B and bonus cards add once each to what an activation "
    "prints") {
    Table set({.tile = RaceTile::CelestialB});
    set.full(kA, card(3, 11)).full(kA, kMintCharter).complete(kScience2);
    CHECK(set.pool(Point::Tech) == 1);
    CHECK(set.pool(Point::Draw) == 2);
    CHECK(set.gems(kA) == 3);
    Table city({.tile = RaceTile::CelestialB});
    city.full(kA, card(3, 11)).full(kA, kMintCharter).minis(kA, {{kCentre, 3}}).no_ghosts(kCentre);
    city.enter(kCentre, 0);
    CHECK(city.pool(Point::Tech) == 1);
    CHECK(city.pool(Point::Draw) == 2);
    CHECK(city.gems(kA) == 1);
}

TEST_CASE(
    "Ex-17 (H6.19, H6.25) Springs of Life makes clones of miniatures and of bonus miniatures") {
    Table table;
    table.full(kA, card(2, 11)).full(kA, card(2, 12)).frozen(kA, kB6, 0).complete(kGrowth1);
    CHECK(table.pool(Point::Clone) == 2);
    CHECK(table.pool(Point::Fortress) == 1);
    table.act(ActionKind::Deploy, {action::at(kB6)}).act(ActionKind::Deploy, {action::at(kB6)});
    CHECK(table.free(kA, kB6) == 2);
    Table outposts;
    outposts.full(kA, card(2, 11)).full(kA, card(2, 12)).owns(kA, card(2, 1));
    outposts.complete(card(2, 1));
    CHECK(outposts.pool(Point::Clone) == 1);
    CHECK(outposts.pool(Point::Fortress) == 1);
}

TEST_CASE("Ex-18 (H6.37, H6.38) an exchange in place activates nothing") {
    Table table;
    table.put_on(kA, kWarfare1, {Red, Blue}).points(Point::ExchangeAny, 1);
    table.points(Point::Restore, 1);
    const State before = table.state;
    table.act(ActionKind::Exchange,
              {action::cube(kWarfare1, Space::Red, Red), action::of_colour(Yellow)});
    CHECK(table.ask() == Ask::Menu);
    CHECK(table.state.supply.cubes[Red] == before.supply.cubes[Red].value() + 1);
    CHECK(table.state.supply.cubes[Yellow] == before.supply.cubes[Yellow].value() - 1);
    CHECK(table.pool(Point::Attack) == 0);
    table.act(ActionKind::Restore, {action::cube(kWarfare1, Space::Red, Yellow)});
    CHECK(table.fits(Red, kWarfare1, Space::Red));
    CHECK_FALSE(table.fits(Yellow, kWarfare1, Space::Red));
}

TEST_CASE("Ex-19 (H6.31) draw points wait for cubes in the bag") {
    Table table;
    table.points(Point::Draw, 2).points(Point::Restore, 1).unused({{Red, 1}});
    CHECK_FALSE(table.offers(ActionKind::Draw));
    table.act(ActionKind::Restore).act(ActionKind::Draw);
    CHECK(table.in_available(Red) == 1);
    CHECK(table.pool(Point::Draw) == 1);
    table.end();
    CHECK(table.pool(Point::Draw) == 0);
}

TEST_CASE("Ex-20 (H6.47) an upgrade gives what the supply has, and needs one cube") {
    Table one;
    one.marker(kA, Yellow, 6).supply(Yellow, 1).act(ActionKind::Upgrade);
    CHECK(one.in_bag(Yellow) == 1);
    CHECK(one.marker(kA, Yellow) == 0);
    Table none;
    none.marker(kA, Yellow, 6).supply(Yellow, 0);
    CHECK_FALSE(none.offers(ActionKind::Upgrade));
}

TEST_CASE("Ex-21 (H6.28, H6.29) a row item goes to one marker at once, develops one by one") {
    Table item;
    item.marker(kA, Green, 5).points(row_of(3), 1);
    item.act(ActionKind::Row, {action::of_colour(Green)});
    CHECK(item.marker(kA, Green) == 6);
    CHECK(item.pool(row_of(3)) == 0);
    Table develops;
    develops.marker(kA, Green, 5).points(Point::Develop, 2);
    develops.act(ActionKind::Develop, {action::of_colour(Green)});
    develops.act(ActionKind::Upgrade).act(ActionKind::Develop, {action::of_colour(Green)});
    CHECK(develops.marker(kA, Green) == 1);
    CHECK(develops.in_bag(Green) == 2);
}

TEST_CASE("Ex-22 (H6.30) different rows are named in ascending order") {
    Table table;
    for (const Colour row : {Red, Green, Purple, Blue})
        table.marker(kA, row, 6);
    table.marker(kA, Orange, 2).points(diff_of(2), 1).act(ActionKind::Diff);
    CHECK(table.offered() == Actions{action::of_colour(Orange), action::of_colour(Yellow)});
    table.play(action::of_colour(Yellow));
    CHECK(table.ask() == Ask::Menu);
    CHECK(table.marker(kA, Orange) == 2);
    CHECK(table.marker(kA, Yellow) == 1);
}

TEST_CASE("Ex-23 (H5.5, H6.21) start-of-turn cards come first in the owner's next turn") {
    Table table;
    table.full(kA, kPhoenixEngine).full(kA, kMountainGuides).begin_turn();
    CHECK(table.ask() == Ask::Option);
    table.play(action::option(0));
    CHECK(table.ask() == Ask::Menu);
    CHECK(table.pool(Point::Draw) == 1);
    CHECK(table.pool(Point::Move) == 1);
    Table fresh;
    fresh.owns(kA, kMountainGuides).complete(kMountainGuides);
    CHECK(fresh.pool(Point::Move) == 0);
}

TEST_CASE("Ex-24 (H2.4, H8.4) gains are cut to the supply") {
    Table gems;
    gems.owns(kA, kSealedVaults);
    gems.state.supply.gems = Counter(1);
    gems.complete(kSealedVaults);
    CHECK(gems.gems(kA) == 1);
    Table grey;
    grey.supply(Grey, 0).points(Point::Tech, 1);
    grey.act(ActionKind::Take, {grey.offered_by(ActionKind::Take).front()});
    CHECK(grey.in_unused(Grey) == 0);
}

}  // namespace hyperborea::testing
