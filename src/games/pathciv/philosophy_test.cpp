// Section 6D of docs/rules/pathciv.md where the worked examples leave gaps.
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("P6.15 without the cubes there is no step, and step 5 is the last") {
    Table table;
    table.trays(kA, {{Blue, 1}}).trays(kB, {{Blue, 9}}).philosophy(kB, 5).run(Stage::Arrive);
    CHECK(table.seat(kA).philosophy == 0);
    CHECK(table.seat(kB).philosophy == 5);
    CHECK(table.seat(kB).trays[Blue] == 9);
}

TEST_CASE("P6.16 steps are shown from the lowest up, two markers each") {
    Table table;
    table.philosophy(kA, 1).trays(kA, {{Blue, 2}}).trays(kB, {{Blue, 2}}).run(Stage::Arrive);
    CHECK(arriving::step_to_show(table.state) == 1);
    table.show("a_01").show("a_02");
    CHECK(arriving::step_to_show(table.state) == 2);
    table.show("a_03").show("a_04");
    CHECK(table.state.philosophy.shown[1].size() == 2);
    CHECK(table.state.philosophy.shown[2].size() == 2);
    CHECK(table.is_asked(kA));  // P6.18: both lone arrivals in one window
    CHECK(table.is_asked(kB));
}

TEST_CASE("P6.20 several seats may take the same marker, and it stays open") {
    Table table;
    table.open_marker(1, "a_03").trays(kA, {{Blue, 2}}).trays(kB, {{Blue, 2}});
    table.run(Stage::Arrive);
    CHECK(table.seat(kA).trays[Grey] == 2);
    CHECK(table.seat(kB).trays[Grey] == 2);
    CHECK(table.state.philosophy.open[1].contains(marker("a_03")));
}

TEST_CASE("P6.21 the multiplier is that of the step arrived at") {
    const std::array<int, 5> tokens = {2, 2, 4, 4, 4};
    for (int step = 1; step <= 5; ++step) {
        Table table;
        table.open_marker(step, "a_08").philosophy(kA, step - 1).trays(kA, {{Blue, 5}});
        table.run(Stage::Arrive);
        CHECK(table.seat(kA).tokens == tokens[static_cast<std::size_t>(step - 1)]);
    }
}

TEST_CASE("P6.22 blue cubes gained in C1 stay in the tray") {
    Table table;
    table.open_marker(1, "a_07").trays(kA, {{Blue, 3}}).run(Stage::Arrive);
    CHECK(table.seat(kA).philosophy == 1);
    CHECK(table.seat(kA).trays[Blue] == 2);
}

TEST_CASE("P12.10 new step and price follow from the cubes before") {
    for (int blue = 0; blue <= 6; ++blue) {
        for (int step = 0; step <= 5; ++step) {
            Table table;
            for (int each = 1; each <= 5; ++each)
                table.open_marker(each, names_of(Marker{})[static_cast<std::size_t>(each) + 1]);
            table.philosophy(kA, step).trays(kA, {{Blue, blue}});
            const std::array<int, 6> prices = {2, 2, 3, 4, 5, 99};
            const int price = prices[static_cast<std::size_t>(step)];
            arriving::arrive(table.content, table.state);
            CHECK(table.seat(kA).philosophy == step + (blue >= price ? 1 : 0));
            CHECK(table.seat(kA).trays[Blue] == blue - (blue >= price ? price : 0));
        }
    }
}

}  // namespace pathciv::testing
