// How the players of Hyperborea stand to each other, in tournaments small enough for a test.
#include <doctest/doctest.h>

#include "arena/testing/mini_tournament.h"

using namespace arena::testing;

TEST_CASE("Hyperborea: greedy beats random from every seat") {
    CHECK(wins_of_first(gauntlet("hyperborea", {"greedy", "random"}, 2, 10)) == 10);
    CHECK(wins_of_first(gauntlet("hyperborea", {"greedy", "random"}, 4, 4)) == 4);
}

TEST_CASE("Hyperborea: a player with a number of visits plays the same game again") {
    const auto play = [] { return gauntlet("hyperborea", {"level3@50v", "random"}, 2, 2); };
    check_same_games(play(), play());
}
