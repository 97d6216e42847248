// Worked examples 9 to 13 of docs/rules/pathciv.md: markers of the philosophy track.
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("Ex-9, P6.17, P6.54 two arrive together: both markers are open, each takes one") {
    Table table;
    table.philosophy(kA, 2).philosophy(kB, 2).trays(kA, {{Blue, 3}}).trays(kB, {{Blue, 4}});
    table.run(Stage::Arrive).show("a_05").show("a_10");
    CHECK(table.seat(kA).trays[Blue] == 0);
    CHECK(table.seat(kB).trays[Blue] == 1);
    CHECK(table.ask() == Ask::Taking);
    table.play(kA, action::take(marker("a_05"))).play(kB, action::take(marker("a_10")));
    CHECK(table.seat(kA).heritage == 2);
    CHECK(table.seat(kA).trays[Red] == 2);
    CHECK(table.seat(kB).tokens == 2);
    CHECK(table.ask() == Ask::Gains);
    CHECK_FALSE(table.is_asked(kA));
    table.play(kB, {action::recruit(Yellow), action::recruit(Grey)});
    CHECK(table.seat(kB).trays[Yellow] == 1);
    CHECK(table.seat(kB).trays[Grey] == 1);
    Table later;
    later.philosophy(kC, 2).trays(kC, {{Blue, 3}}).open_marker(3, "a_05").open_marker(3, "a_10");
    later.run(Stage::Arrive);
    CHECK(later.offered(kC)
          == std::vector{action::take(marker("a_05")), action::take(marker("a_10"))});
}

TEST_CASE("Ex-10, P6.18, P6.19 a lone opener decides for all; the other marker is out") {
    Table table;
    table.trays(kA, {{Blue, 2}}).run(Stage::Arrive).show("a_03").show("a_08");
    CHECK(table.ask() == Ask::Opening);
    CHECK(table.offered(kA)
          == std::vector{action::open(marker("a_03")), action::open(marker("a_08"))});
    table.play(kA, action::open(marker("a_08")));
    CHECK(table.before(Stage::AimAtWonder).seat(kA).tokens == 2);
    CHECK(table.state.philosophy.unseen.size() == 8);
    CHECK(table.state.philosophy.open[1] == MarkerSet::of(marker("a_08")));
    table.state.turn.ask = Ask::Nothing;
    table.state.turn.waiting = {};
    table.trays(kB, {{Blue, 2}}).trays(kC, {{Blue, 2}}).run(Stage::Arrive);
    CHECK(table.seat(kB).tokens == 2);
    CHECK(table.seat(kC).tokens == 2);
    CHECK(table.state.philosophy.unseen.size() == 8);
    CHECK(table.state.philosophy.open[1] == MarkerSet::of(marker("a_08")));
}

TEST_CASE("Ex-11, P6.20, P6.21 with level_or_lower all open markers up to the step may be taken") {
    for (const Scope scope : {Scope::LevelOrLower, Scope::LevelOnly}) {
        Table table({.scope = scope});
        table.open_marker(1, "a_03").open_marker(2, "a_09").philosophy(kA, 2);
        table.trays(kA, {{Blue, 3}}).run(Stage::Arrive).show("a_02").show("a_06");
        table.play(kA, action::open(marker("a_06")));
        if (scope == Scope::LevelOnly) {
            CHECK(table.before(Stage::AimAtWonder).seat(kA).trays[Yellow] == 4);
            continue;
        }
        CHECK(table.offered(kA)
              == std::vector{action::take(marker("a_03")),
                             action::take(marker("a_06")),
                             action::take(marker("a_09"))});
        table.play(kA, action::take(marker("a_03")));
        CHECK(table.seat(kA).trays[Grey] == 4);
    }
}

TEST_CASE("Ex-12, P7.20 step 5 pays twice or three times; gains on a step are not multiplied") {
    const auto tokens = [](int multiplier, Ids cards) {
        Table table({.last_multiplier = multiplier});
        table.philosophy(kA, 4).trays(kA, {{Blue, 5}}).open_marker(5, "a_08").owns(kA, cards);
        return table.run(Stage::Arrive).seat(kA).tokens.value();
    };
    CHECK(tokens(2, {}) == 4);
    CHECK(tokens(3, {}) == 6);
    CHECK(tokens(2, {"l_20", "w_20"}) == 8);
}

TEST_CASE("Ex-13, P7.27 a discount makes steps cheaper, down to one cube") {
    Table table;
    table.dead(kA, {"l_09"}).trays(kA, {{Blue, 1}}).open_marker(1, "a_08").run(Stage::Arrive);
    CHECK(table.seat(kA).philosophy == 1);
    CHECK(table.seat(kA).trays[Blue] == 0);
    Table high;
    high.dead(kA, {"l_09"}).philosophy(kA, 4).trays(kA, {{Blue, 4}}).open_marker(5, "a_08");
    high.run(Stage::Arrive);
    CHECK(high.seat(kA).philosophy == 5);
    CHECK(high.seat(kA).trays[Blue] == 0);
}

}  // namespace pathciv::testing
