// What seats take for good is named where it happens.
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"
#include "generated/games/hyperborea/library.h"

namespace hyperborea::testing {
namespace {

std::vector<engine::Pick> picks(const State& state, SeatId seat, Action action) {
    return standard_game()->picks(engine::Position::of(state), seat, action);
}

}  // namespace

TEST_CASE("a card is picked when it is taken, not when it is spied on") {
    Table table;
    table.owns(kB, card(2, 1)).points(Point::Tech, 1).points(Point::Spy, 1);
    const Card open = table.state.market.open[0];
    CHECK(picks(table.state, kA, action::bare(ActionKind::Take)).empty());
    table.play(ActionKind::Take);
    const auto found = picks(table.state, kA, action::of_card(open));
    REQUIRE(found.size() == 1);
    CHECK(found[0].seat == kA);
    CHECK(found[0].group == "deck_1");
    CHECK(found[0].item == name_of(open));
    Table spy;
    spy.owns(kB, card(2, 1)).points(Point::Spy, 1);
    CHECK(picks(spy.state, kA, action::bare(ActionKind::Spy)).empty());
}

TEST_CASE("the choices of the set-up and the draws of chance are picks") {
    Options options;
    options.mode = Mode::RaceWar;
    State state = Rules::initial(embedded::kContent, options);
    const auto race = picks(state, kNobody, action::got_race(Race::Coral));
    REQUIRE(race.size() == 1);
    CHECK(race[0].seat == kA);
    CHECK(race[0].item == "coral_throne");
    Rules::apply(embedded::kContent, state, kNobody, action::got_race(Race::Coral));
    Rules::apply(embedded::kContent, state, kNobody, action::got_race(Race::Red));
    const auto order = picks(state, kNobody, action::began(kB));
    REQUIRE(order.size() == 2);
    CHECK(order[0].item == "2");
    CHECK(order[1].item == "1");
    Rules::apply(embedded::kContent, state, kNobody, action::began(kB));
    CHECK(picks(state, kB, action::choose_tile(RaceTile::RedB))[0].item == "RT-RED-B");
    CHECK(picks(state, kB, action::extra_cube(Colour::Blue))[0].group == "extra_cube");
}

}  // namespace hyperborea::testing
