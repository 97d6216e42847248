// Each law of section 11 is noticed when it is broken.
#include <string>

#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

// The law that the change breaks.
template <class Change>
std::string broken_by(Change&& change, Setting setting = {}) {
    Table table(setting);
    REQUIRE(table.broken().empty());
    change(table);
    return std::string(table.broken());
}

}  // namespace

TEST_CASE("H11.1 no cube is lost or doubled") {
    CHECK(broken_by([](Table& t) { ++t.state.seat(kA).bag[Red]; }) == "cubes");
    CHECK(broken_by([](Table& t) { t.available({{Red, 1}}); }).empty());
}

TEST_CASE("H11.2 no gem is lost or doubled") {
    CHECK(broken_by([](Table& t) { ++t.state.seat(kA).gems; }) == "gems");
}

TEST_CASE("H11.3 ten minis of each player") {
    CHECK(broken_by([](Table& t) { --t.state.seat(kA).reserve; }) == "minis");
}

TEST_CASE("H11.4 a graveyard holds no mini of its owner") {
    CHECK(broken_by([](Table& t) {
              t.state.seat(kA).trophies.insert(kA);
              --t.state.seat(kA).reserve;
          })
          == "minis");
}

TEST_CASE("H11.5 eighteen ghosts") {
    CHECK(broken_by([](Table& t) { ++t.state.board.box; }) == "ghosts");
}

TEST_CASE("H11.6 eight fortresses, on a race tile only with Red B and Emerald A") {
    CHECK(broken_by([](Table& t) { --t.state.seat(kA).stock; }) == "fortresses");
    CHECK(broken_by([](Table& t) {
              --t.state.seat(kA).stock;
              ++t.state.seat(kA).on_tile;
          })
          == "fortresses");
}

TEST_CASE("H11.7 no token is taken twice") {
    CHECK(broken_by([](Table& t) { t.state.used[token("R-G01")] = Counter(2); }) == "tokens");
}

TEST_CASE("H11.8 stacks hold at most 2 tokens, those of the centre 3") {
    CHECK(broken_by([](Table& t) { t.state.board.stacks[kB6][0] = Counter(3); }) == "stacks");
    CHECK(broken_by([](Table& t) { t.state.board.stacks[kCentre][1] = Counter(3); }).empty());
}

TEST_CASE("H11.9 a token is looked at only while it is decided what becomes of it") {
    CHECK(broken_by([](Table& t) { t.state.secrets[kA].looked = token("R-S01"); }) == "secrets");
}

TEST_CASE("H11.10 each card in one place, and two open cards where there are two") {
    CHECK(broken_by([](Table& t) { t.state.market.fresh.insert(t.state.market.open[0]); })
          == "cards");
    CHECK(broken_by([](Table& t) {
              t.state.market.fresh.insert(t.state.market.open[0]);
              t.state.market.open[0] = kNoCard;
          })
          == "market");
}

TEST_CASE("H11.11 cards owned are cards taken and the start technology") {
    CHECK(broken_by([](Table& t) { ++t.state.seat(kA).taken; }) == "cards taken");
    CHECK(broken_by([](Table& t) { t.state.seat(kA).objectives.insert(Condition::Technologies); })
          == "cards taken");
}

TEST_CASE("H11.12 ghosts stand in inner sites") {
    CHECK(broken_by([](Table& t) {
              --t.state.board.box;
              put_figure(t.state, kFrontA, 0, kGhost);
          })
          == "figures");
}

TEST_CASE("H11.13 no mini next to a face-down hex") {
    CHECK(broken_by([](Table& t) { t.minis(kA, {{kFrontA, 3}}); }, {.map = Map::Fog})
          == "face-down hexes");
}

TEST_CASE("H11.14 tiles are distinct and of their class") {
    CHECK(broken_by([](Table& t) { t.state.board.tiles[kB6] = borderland_tile(1); }) == "tiles");
    CHECK(broken_by([](Table& t) { t.state.board.tiles[kB6] = centre_tile(2); }) == "tiles");
}

TEST_CASE("H11.15 markers stand on 0 to 6") {
    CHECK(broken_by([](Table& t) { t.marker(kA, Red, 7); }) == "markers");
}

TEST_CASE("H11.16 of the two sets of a base technology one holds cubes") {
    CHECK(broken_by([](Table& t) { t.put_on(kA, kTrade1, {Yellow}).put_on(kA, kTrade2, {Orange}); })
          == "cubes on spaces");
}

TEST_CASE("H11.17 grey lies on grey spaces only, and nothing else does") {
    const auto grey_on_multi = [](Table& t) {
        t.owns(kA, card(1, 1)).put_on(kA, kTrade1, {kNoColour, Grey});
    };
    CHECK(broken_by(grey_on_multi) == "cubes on spaces");
    CHECK(broken_by([](Table& t) { t.owns(kA, card(4, 4), {Red}); }) == "cubes on spaces");
}

TEST_CASE("H11.18 points are 0 to 99 and only in a main part") {
    CHECK(broken_by([](Table& t) { t.points(Point::Move, 100); }) == "pool");
}

TEST_CASE("H11.19 stopped minis have a free rival beside them") {
    CHECK(broken_by([](Table& t) { t.state.board.stopped[kCap] = Counter(1); }) == "stopped minis");
}

TEST_CASE("H11.20 a set is activated at most five times in a turn, counted from its start") {
    CHECK(broken_by([](Table& t) { t.state.activations[kTrade1] = Counter(6); }) == "activations");
    Table table;
    table.complete(kTrade1).end();
    CHECK(table.state.activations[kTrade1] == 0);
}

TEST_CASE("H11.21 after the start checks three minis and no fortress are on the map") {
    Table table;
    table.fortress(kA, kCap).minis(kA, {{kB5, 1}}).begin_turn();
    CHECK(minis_on_map(table.state, kA) == 3);
    CHECK(table.state.board.forts_at[kA].empty());
}

TEST_CASE("H11.22 between turns nobody has more than 3 available cubes") {
    CHECK(broken_by([](Table& t) {
              t.state.supply.cubes[Red] -= 4;
              t.state.seat(kB).available[Red] = Counter(4);
          })
          == "available cubes");
}

TEST_CASE("H11.23 after a Reset nothing is frozen or unused") {
    Table table;
    table.frozen(kA, kB5, 0).unused({{Red, 2}}).put_on(kA, kTrade1, {Yellow}).end();
    CHECK(table.state.board.frozen_at[kA].empty());
    CHECK(total(table.state.seat(kA).unused) == 0);
    CHECK(on_set(table.state, kA, kTrade1) == empty_spaces());
}

TEST_CASE("H11.24 fortresses of earlier turns are gone when the owner's next turn begins") {
    Table table;
    table.points(Point::Fortress, 1).act(ActionKind::Fort).end();
    CHECK(table.state.board.forts_at[kA].size() == 1);
    table.end();
    CHECK(table.state.board.forts_at[kA].empty());
}

TEST_CASE("H11.25 enough gems in the own turn mean the objective") {
    CHECK(broken_by([](Table& t) { t.gems(kA, 15); }) == "objectives");
    CHECK(broken_by([](Table& t) { t.gems(kA, 14); }).empty());
}

TEST_CASE("H11.26 the end is triggered if and only if enough conditions are met") {
    CHECK(broken_by([](Table& t) { t.state.turn.triggered = true; }) == "objectives");
    CHECK(broken_by([](Table& t) {
              t.state.seat(kB).objectives =
                  ConditionSet::of(Condition::Gems) | ConditionSet::of(Condition::Miniatures);
          })
          == "objectives");
}

TEST_CASE("H11.27 an exchange changes no number of cubes, an upgrade adds, a removal takes") {
    Table table;
    table.unused({{Red, 3}}).points(Point::ExchangeAny, 1).marker(kA, Blue, 4);
    const int before = coloured_cubes(table.state, kA);
    table.act(ActionKind::Exchange, {action::cube(kUnused, Red), action::of_colour(Green)});
    CHECK(coloured_cubes(table.state, kA) == before);
    table.act(ActionKind::Upgrade);
    CHECK(coloured_cubes(table.state, kA) == before + 1);
    discard_cube(table.content, table.state, kA, action::cube(kUnused, Green));
    CHECK(coloured_cubes(table.state, kA) == before);
}

TEST_CASE("H11.28 nobody owns more grey cubes than cards taken") {
    CHECK(broken_by([](Table& t) { t.unused({{Grey, 1}}); }) == "cards taken");
    CHECK(broken_by([](Table& t) { t.owns(kA, card(1, 1)).unused({{Grey, 1}}); }).empty());
}

TEST_CASE("H11.29 a question without an answer is no position") {
    CHECK(broken_by([](Table& t) { t.state.turn.ask = Ask::TakeCard; }) == "open question");
    CHECK(broken_by([](Table& t) { t.state.turn.ask = Ask::WalkTo; }) == "open question");
}

TEST_CASE("H11.17 no cube lies beyond the last space of a set") {
    CHECK(broken_by(
              [](Table& t) { t.put_on(kA, kTrade1, std::vector<Colour>(kSpacesPerSet, Yellow)); })
          == "cubes on spaces");
    CHECK(broken_by([](Table& t) {
              std::vector<Colour> cubes(static_cast<std::size_t>(t.content.set(kTrade1).size) + 1,
                                        kNoColour);
              cubes.back() = Yellow;
              t.put_on(kA, kTrade1, cubes);
          })
          == "cubes on spaces");
}

TEST_CASE("H11.9 a seat where nobody sits has no secrets, one where somebody sits may") {
    CHECK_FALSE(broken_by([](Table& t) {
                    t.state.secrets[engine::seat_id(5)].stored = token("R-S01");
                }).empty());
}

TEST_CASE("a victim who does not sit at the table is noticed") {
    CHECK_FALSE(
        broken_by([](Table& t) { t.state.turn.victims.insert(engine::seat_id(5)); }).empty());
}

}  // namespace hyperborea::testing
