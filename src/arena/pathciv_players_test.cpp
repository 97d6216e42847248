// How the players of Path of Civilization stand to each other, in tournaments small enough for a
// test.
#include <doctest/doctest.h>

#include "arena/run_tournament.h"
#include "arena/testing/mini_tournament.h"

namespace {

using arena::testing::wins_of_first;

arena::Tournament pathciv_games(const std::vector<std::string>& players,
                                int seats,
                                std::uint64_t games) {
    arena::TournamentPlan plan = arena::testing::plan_for(*games::find("pathciv"), seats);
    plan.players = players;
    plan.games = games;
    plan.mode = arena::Mode::Gauntlet;
    arena::Tournament tournament(plan);
    REQUIRE(!arena::run_tournament(tournament, {.threads = 1, .progress = {}}));
    return tournament;
}

}  // namespace

TEST_CASE("Path of Civilization: greedy beats random from every seat") {
    CHECK(wins_of_first(pathciv_games({"greedy", "random"}, 2, 20)) == 20);
    CHECK(wins_of_first(pathciv_games({"greedy", "random"}, 4, 8)) == 8);
}

TEST_CASE("Path of Civilization: who thinks beats who is greedy") {
    CHECK(wins_of_first(pathciv_games({"level4@500v", "greedy"}, 2, 12)) >= 8);
}

TEST_CASE("Path of Civilization: a player with a number of visits plays the same game again") {
    const arena::Tournament one = pathciv_games({"level3@50v", "random"}, 3, 3);
    const arena::Tournament two = pathciv_games({"level3@50v", "random"}, 3, 3);
    for (std::size_t i = 0; i < one.results().size(); ++i) {
        CHECK(one.results()[i].places == two.results()[i].places);
        CHECK(one.results()[i].decisions == two.results()[i].decisions);
    }
}
