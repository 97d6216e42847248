// How the players of Hyperborea stand to each other, in tournaments small enough for a test.
#include <doctest/doctest.h>

#include "arena/run_tournament.h"
#include "arena/testing/mini_tournament.h"

namespace {

using arena::testing::wins_of_first;

arena::Tournament hyperborea_games(const std::vector<std::string>& players,
                                   int seats,
                                   std::uint64_t games) {
    arena::TournamentPlan plan = arena::testing::plan_for(*games::find("hyperborea"), seats);
    plan.players = players;
    plan.games = games;
    plan.mode = arena::Mode::Gauntlet;
    arena::Tournament tournament(plan);
    REQUIRE(!arena::run_tournament(tournament, {.threads = 1, .progress = {}}));
    return tournament;
}

}  // namespace

TEST_CASE("Hyperborea: greedy beats random from every seat") {
    CHECK(wins_of_first(hyperborea_games({"greedy", "random"}, 2, 10)) == 10);
    CHECK(wins_of_first(hyperborea_games({"greedy", "random"}, 4, 4)) == 4);
}

TEST_CASE("Hyperborea: a player with a number of visits plays the same game again") {
    const arena::Tournament one = hyperborea_games({"level3@50v", "random"}, 2, 2);
    const arena::Tournament two = hyperborea_games({"level3@50v", "random"}, 2, 2);
    for (std::size_t i = 0; i < one.results().size(); ++i) {
        CHECK(one.results()[i].places == two.results()[i].places);
        CHECK(one.results()[i].decisions == two.results()[i].decisions);
    }
}
