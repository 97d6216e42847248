// How the players of Ascalion stand to each other, in a tournament small enough for a test.
#include <doctest/doctest.h>

#include "arena/run_tournament.h"
#include "arena/testing/mini_tournament.h"

namespace {

using arena::testing::wins_of_first;

arena::Tournament played(const std::vector<std::string>& players, std::uint64_t games) {
    arena::TournamentPlan plan = arena::testing::plan_for(*games::find("ascalion"), 2);
    plan.players = players;
    plan.games = games;
    arena::Tournament tournament(plan);
    REQUIRE(!arena::run_tournament(tournament, {.threads = 1, .progress = {}}));
    return tournament;
}

}  // namespace

TEST_CASE("Ascalion: greedy beats random from both seats") {
    const arena::Tournament tournament = played({"greedy", "random"}, 2);
    CHECK(tournament.counted() == 2);
    CHECK(wins_of_first(tournament) == 2);
}

TEST_CASE("Ascalion: a player with a number of visits plays the same game again") {
    const arena::Tournament one = played({"level3@50v", "random"}, 2);
    const arena::Tournament two = played({"level3@50v", "random"}, 2);
    for (std::size_t i = 0; i < one.results().size(); ++i) {
        CHECK(one.results()[i].places == two.results()[i].places);
        CHECK(one.results()[i].decisions == two.results()[i].decisions);
    }
}
