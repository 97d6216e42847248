// How the players of Ascalion stand to each other, in a tournament small enough for a test.
#include <doctest/doctest.h>

#include "arena/testing/mini_tournament.h"

namespace {

using namespace arena::testing;

arena::Tournament games_of_two(const std::vector<std::string>& players, std::uint64_t games) {
    arena::TournamentPlan plan = plan_for(*games::find("ascalion"), 2);
    plan.players = players;
    plan.games = games;
    return played(plan);
}

}  // namespace

TEST_CASE("Ascalion: greedy beats random from both seats") {
    const arena::Tournament tournament = games_of_two({"greedy", "random"}, 2);
    CHECK(tournament.counted() == 2);
    CHECK(wins_of_first(tournament) == 2);
}

TEST_CASE("Ascalion: a player with a number of visits plays the same game again") {
    const auto play = [] { return games_of_two({"level3@50v", "random"}, 2); };
    check_same_games(play(), play());
}
