// How the players of Path of Civilization stand to each other, in tournaments small enough for a
// test.
#include <doctest/doctest.h>

#include "arena/testing/mini_tournament.h"

using namespace arena::testing;

TEST_CASE("Path of Civilization: greedy beats random from every seat") {
    CHECK(wins_of_first(gauntlet("pathciv", {"greedy", "random"}, 2, 20)) == 20);
    CHECK(wins_of_first(gauntlet("pathciv", {"greedy", "random"}, 4, 8)) == 8);
}

TEST_CASE("Path of Civilization: who thinks beats who is greedy") {
    CHECK(wins_of_first(gauntlet("pathciv", {"level4@500v", "greedy"}, 2, 60)) >= 40);
}

TEST_CASE("Path of Civilization: a player with a number of visits plays the same game again") {
    const auto play = [] { return gauntlet("pathciv", {"level3@50v", "random"}, 3, 3); };
    check_same_games(play(), play());
}
