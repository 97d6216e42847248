// Components, options and set-up (sections 2 to 4).
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

const Content& pack_content() { return embedded::kContent; }

State initial_with(Options options) { return Rules::initial(pack_content(), options); }

void apply_first(State& state) {
    engine::ActionList list;
    const engine::Actor actor = Rules::actor(pack_content(), state);
    const SeatId seat = actor.is_chance() ? kNobody : actor.first();
    Rules::legal(pack_content(), state, seat, list);
    Rules::apply(pack_content(), state, seat, list[0]);
}

State at_question(Options options, Ask ask) {
    State state = initial_with(options);
    while (state.turn.ask != ask)
        apply_first(state);
    return state;
}

std::size_t alternatives_of(const State& state, SeatId seat) {
    engine::ActionCounter counter;
    Rules::legal(pack_content(), state, seat, counter);
    return counter.count;
}

int copies_of(Metal metal) {
    int copies = 0;
    for (const TokenSpec& token : pack_content().tokens)
        copies += token.metal == metal ? token.copies : 0;
    return copies;
}

}  // namespace

TEST_CASE("H2.1 the box: cubes, gems, ghosts, cards, tokens") {
    const Parameters& box = pack_content().parameters;
    CHECK(box.cubes == 24);
    CHECK(box.greys == 36);
    CHECK(box.gems == 72);
    CHECK(box.ghosts == 18);
    CHECK(copies_of(Metal::Gold) == 12);
    CHECK(copies_of(Metal::Silver) == 40);
    CHECK(copies_of(Metal::Bronze) == 20);
}

TEST_CASE("H2.2, H6.45 per player: 10 minis, 8 fortresses and six base technologies of two sets") {
    const Table table;
    CHECK(table.reserve(kA) + minis_on_map(table.state, kA) == 10);
    CHECK(table.state.seat(kA).stock == 8);
    for (int i = 0; i < kBaseSets; ++i)
        CHECK(pack_content().set(static_cast<Set>(i)).size >= 2);
    CHECK(name_of(kExploration2) == "exploration_2");
    CHECK(pack_content().set(kExploration2).spaces[1] == Space::Purple);
}

TEST_CASE("H2.3 the order of colours: red, green, purple, blue, orange, yellow, grey") {
    CHECK((Red < Green && Green < Purple && Purple < Blue));
    CHECK((Blue < Orange && Orange < Yellow && Yellow < Grey));
    CHECK(all_rows().size() == 6);
    CHECK_FALSE(all_rows().contains(Grey));
}

TEST_CASE("H2.5 grey cubes of the supply are those that nobody owns: given a take, one less") {
    Table table;
    CHECK(table.state.supply.cubes[Grey] == 36);
    table.points(Point::Tech, 1);
    table.act(ActionKind::Take, {table.offered_by(ActionKind::Take).front()});
    CHECK(table.state.supply.cubes[Grey] == 35);
}

TEST_CASE("H2.6 everybody who meets a condition has its tile") {
    Table table({.length = Length::Long});
    meet(table.content, table.state, Condition::Gems);
    table.state.turn.active = kB;
    meet(table.content, table.state, Condition::Gems);
    CHECK(table.has(kA, Condition::Gems));
    CHECK(table.has(kB, Condition::Gems));
}

TEST_CASE("H2.7 a ruin gets what is left of its metal, and none makes it depleted") {
    Table table({.map = Map::Fog});
    for (int i = 0; i < kTokens; ++i) {
        const auto each = static_cast<Token>(i);
        if (table.content.token(each).metal == Metal::Silver)
            table.state.used[each] = Counter(table.content.token(each).copies);
    }
    table.state.used[token("R-S01")] -= 1;
    table.points(Point::Move, 2).walk(kCap, kFrontA);
    table.play(action::revealed(borderland_tile(19)));
    CHECK(stack_at(table.state, kB4, 0) == 1);
    CHECK(stack_at(table.state, kB4, 1) == 0);
    table.no_ghosts(kB4);
    CHECK_FALSE(can_be_entered(table.content, table.state, kB4, 1));
}

TEST_CASE("H2.8 maps of 13, 16, 19, 24 and 25 hexes, in which touching is mutual") {
    const std::array<int, 5> sizes = {13, 16, 19, 24, 25};
    for (int seats = 2; seats <= 6; ++seats) {
        const Layout& layout = pack_content().layout(seats);
        CHECK(layout.hexes.size() == sizes[static_cast<std::size_t>(seats - 2)]);
        for (const Hex hex : layout.hexes)
            for (const Hex near : layout.touching[hex])
                CHECK(layout.touching[near].contains(hex));
        CHECK(layout.touching[kCentre].size() == 6);
    }
}

TEST_CASE("H2.9 hexes are ordered: centre, borderlands, then capital and fronts of each seat") {
    CHECK(name_of(kCentre) == "c");
    CHECK(borderland(1) > kCentre);
    CHECK(homeland(kA, Role::Capital) > borderland(8));
    CHECK(homeland(kA, Role::FrontB) < homeland(kB, Role::Capital));
    CHECK(pack_content().layout(5).inner.size() == 9);
    CHECK(pack_content().layout(6).inner.size() == 7);
}

TEST_CASE("H2.10 front_a touches two inner hexes, front_b one, a capital only its fronts") {
    for (int seats = 2; seats <= 6; ++seats) {
        const Layout& layout = pack_content().layout(seats);
        for (int i = 0; i < seats; ++i) {
            const SeatId seat = engine::seat_id(i);
            CHECK((layout.touching[homeland(seat, Role::FrontA)] & layout.inner).size() == 2);
            CHECK((layout.touching[homeland(seat, Role::FrontB)] & layout.inner).size() == 1);
            CHECK(layout.touching[homeland(seat, Role::Capital)].size() == 2);
        }
    }
}

TEST_CASE("H2.12 a coloured space takes its colour, multi all but grey, grey only grey") {
    CHECK(accepted(kNoRaceTile, Space::Red) == ColourSet::of(Red));
    CHECK(accepted(kNoRaceTile, Space::Multi) == all_rows());
    CHECK(accepted(kNoRaceTile, Space::Grey) == ColourSet::of(Grey));
    CHECK(accepted(kNoRaceTile, Space::Orange) == ColourSet::of(Orange));
}

TEST_CASE("H2.13 equal things are offered once: given two free minis and two equal spaces") {
    Table table;
    table.available({{Blue, 2}}).points(Point::Fly, 1);
    CHECK(table.offered_by(ActionKind::Fly).size() == 1);
    int science = 0;
    for (const Action each : table.spaces_for(Blue))
        science += set_of(each) == kScience1 && space_of(each) == Space::Multi ? 1 : 0;
    CHECK(science == 1);
}

TEST_CASE("H2.14 sets in order: base sets, race tile, then cards as they were acquired") {
    Table table({.tile = RaceTile::CoralA});
    table.owns(kA, card(4, 2)).owns(kB, card(2, 4)).owns(kA, card(1, 1));
    std::vector<Set> order;
    for_each_set(table.state, kA, [&](Set set) { order.push_back(set); });
    REQUIRE(order.size() == 15);
    CHECK(order[12] == kRaceSet);
    CHECK(order[13] == set_of(card(4, 2)));
    CHECK(order[14] == set_of(card(1, 1)));
}

TEST_CASE(
    "H3.1 every combination of options can be played; a race tile means nothing in invasion") {
    Options options;
    options.race_tile = Pick::Random;
    State state = initial_with(options);
    while (state.turn.phase == Phase::Setup)
        apply_first(state);
    CHECK(state.seat(kA).tile == kNoRaceTile);
    CHECK(Rules::invariant(pack_content(), state).empty());
}

TEST_CASE("H4.1 races: by chance, or chosen by ascending seat from those left") {
    Options options;
    options.seats = 3;
    CHECK(Rules::actor(pack_content(), initial_with(options)).is_chance());
    options.race_assignment = Pick::Chosen;
    State state = initial_with(options);
    CHECK(Rules::actor(pack_content(), state) == engine::Actor::seat(kA));
    CHECK(alternatives_of(state, kA) == 6);
    Rules::apply(pack_content(), state, kA, action::choose_race(Race::Coral));
    CHECK(Rules::actor(pack_content(), state) == engine::Actor::seat(kB));
    CHECK(alternatives_of(state, kB) == 5);
}

TEST_CASE("H4.2 neutral side in invasion, race side in race war, one cube of each colour") {
    const State state = at_question({}, Ask::Commit);
    const Seat& seat = state.seat(kA);
    CHECK(state.board.tiles[kCap] == homeland_tile(seat.race, false, Role::Capital));
    CHECK(total(seat.bag) == 6);
    CHECK(seat.stock == 8);
    Options war;
    war.mode = Mode::RaceWar;
    const State other = at_question(war, Ask::Commit);
    CHECK(other.board.tiles[kCap] == homeland_tile(other.seat(kA).race, true, Role::Capital));
}

TEST_CASE("H4.3 the first player is drawn, and turns go by ascending seat") {
    Options options;
    options.seats = 4;
    const State state = at_question(options, Ask::First);
    CHECK(alternatives_of(state, kNobody) == 4);
    CHECK(seat_after(state, SeatId{3}) == kA);
    CHECK(seat_after(state, kA) == kB);
}

TEST_CASE("H4.4 one centre and six borderlands, eight with five players, all face-down") {
    for (const int seats : {2, 5}) {
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        const State state = at_question(options, Ask::Commit);
        CHECK(face_down(pack_content(), state).size() == (seats == 5 ? 9 : 7));
    }
}

TEST_CASE("H4.5 homeland ruins get 2 tokens and never a ghost") {
    const State state = at_question({}, Ask::Commit);
    CHECK(stack_at(state, kFrontA, 0) == 2);
    CHECK(ghosts_on(state, kFrontA) == 0);
    CHECK(state.board.box == 18);
}

TEST_CASE("H4.6 on an open map every inner hex is revealed in the set-up") {
    Options options;
    options.map = Map::Open;
    State state = at_question(options, Ask::Reveal);
    CHECK(state.turn.reveals.front() == kCentre);
    CHECK(alternatives_of(state, kNobody) == 6);
    while (state.turn.ask == Ask::Reveal)
        apply_first(state);
    CHECK(face_down(pack_content(), state).empty());
}

TEST_CASE("H4.7 three minis on the capital, seven in reserve") {
    const State state = at_question({}, Ask::Commit);
    CHECK(state.board.free[kA][kCap] == 3);
    CHECK(state.seat(kA).reserve == 7);
}

TEST_CASE("H4.8 race tiles by chance: two outcomes for each seat") {
    Options options;
    options.mode = Mode::RaceWar;
    options.race_tile = Pick::Random;
    State state = at_question(options, Ask::GetTile);
    CHECK(alternatives_of(state, kNobody) == 2);
    apply_first(state);
    CHECK(state.seat(kA).tile != kNoRaceTile);
    CHECK(state.turn.ask == Ask::GetTile);
}

TEST_CASE("H4.9 simultaneous choices: tile, start technology, cube, rows at level 3, 2, 1") {
    Options options;
    options.mode = Mode::RaceWar;
    options.race_assignment = Pick::Chosen;
    State state = initial_with(options);
    Rules::apply(pack_content(), state, kA, action::choose_race(Race::Celestial));
    while (state.turn.ask != Ask::Commit)
        apply_first(state);
    CHECK(Rules::actor(pack_content(), state).seats() == SeatSet::first(2));
    const auto choose = [&](Action action, std::size_t alternatives) {
        CHECK(alternatives_of(state, kA) == alternatives);
        Rules::apply(pack_content(), state, kA, action);
    };
    choose(action::choose_tile(RaceTile::CelestialA), 2);
    choose(action::choose_start(card(2, 2)), 2);
    choose(action::extra_cube(Blue), 6);
    choose(action::level(Red, 3), 6);
    choose(action::level(Blue, 2), 5);
    choose(action::level(Yellow, 1), 4);
    CHECK(Rules::actor(pack_content(), state).seats() == SeatSet::of(kB));
    CHECK(state.seat(kA).markers[Red] == 0);
    while (state.turn.ask == Ask::Commit)
        apply_first(state);
    CHECK(state.seat(kA).markers[Red] == 3);
    CHECK(state.seat(kA).markers[Blue] == 2);
    CHECK(state.seat(kA).markers[Yellow] == 1);
    CHECK(state.seat(kA).markers[Green] == 0);
}

TEST_CASE("H4.10, H6.48b, H6.48c, H6.48i race tiles take effect") {
    CHECK(Table({.tile = RaceTile::RedB}).state.seat(kA).on_tile == 2);
    CHECK(Table({.tile = RaceTile::RedB}).state.seat(kA).stock == 6);
    CHECK(Table({.tile = RaceTile::EmeraldA}).state.seat(kA).on_tile == 1);
    CHECK(Table({.tile = RaceTile::GoldenA}).gems(kA) == 2);
}

TEST_CASE("H4.11, H6.48e, H6.48l start technologies leave their decks without a grey cube") {
    const Table purple({.tile = RaceTile::PurpleB});
    CHECK(purple.state.seat(kA).start == card(2, 1));
    CHECK(purple.state.seat(kA).cards.contains(card(2, 1)));
    CHECK(purple.state.seat(kA).taken == 0);
    CHECK(purple.state.supply.cubes[Grey] == 36);
    CHECK_FALSE(purple.state.market.fresh.contains(card(2, 1)));
    const Table celestial({.tile = RaceTile::CelestialA});
    CHECK(celestial.state.seat(kA).start == card(4, 1));
    const Table others;
    int decks = 0;
    for (int i = 0; i < kDecks; ++i)
        decks += face_down_in(others.state, static_cast<Deck>(i));
    CHECK(decks == 64 - 8);
}

TEST_CASE("H4.12 the market shows two cards of each deck") {
    const Table table;
    for (std::size_t i = 0; i < kOpenCards; ++i)
        CHECK(deck_of(table.state.market.open[i]) == static_cast<Deck>(i / 2));
}

TEST_CASE("H4.13 each player draws 3 cubes in turn order, then the first turn begins") {
    Options options;
    options.first_player = 2;
    State state = at_question(options, Ask::DrawCube);
    CHECK(state.turn.active == kB);
    while (state.turn.phase == Phase::Setup)
        apply_first(state);
    CHECK(state.turn.active == kB);
    CHECK(state.turn.round == 1);
    for (const SeatId seat : {kA, kB}) {
        CHECK(total(state.seat(seat).available) == 3);
        CHECK(total(state.seat(seat).bag) == 4);
    }
}

}  // namespace hyperborea::testing
