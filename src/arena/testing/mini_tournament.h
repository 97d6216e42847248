// Small tournaments for tests.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "arena/run_tournament.h"
#include "engine/mini/adapted_game.h"
#include "games/all_games.h"

namespace arena::testing {

inline TournamentPlan plan_for(engine::AnyGamePtr game, int seats) {
    TournamentPlan plan;
    plan.start = *game->initial(seats, {});
    plan.game = std::move(game);
    plan.players = {"greedy", "random"};
    plan.seed = 7;
    plan.program = "test";
    return plan;
}

inline TournamentPlan mini_plan(int seats) {
    return plan_for(std::make_shared<mini::AdaptedGame>(mini::Pack{}), seats);
}

inline Tournament played(const TournamentPlan& plan) {
    Tournament tournament(plan);
    REQUIRE(!run_tournament(tournament, {.threads = 1, .progress = {}}));
    return tournament;
}

// The first player alone against tables full of the second.
inline Tournament gauntlet(std::string_view game,
                           const std::vector<std::string>& players,
                           int seats,
                           std::uint64_t games) {
    TournamentPlan plan = plan_for(*games::find(game), seats);
    plan.players = players;
    plan.games = games;
    plan.mode = Mode::Gauntlet;
    return played(plan);
}

inline void check_same_games(const Tournament& one, const Tournament& two) {
    REQUIRE(one.results().size() == two.results().size());
    for (std::size_t i = 0; i < one.results().size(); ++i) {
        CHECK(one.results()[i].places == two.results()[i].places);
        CHECK(one.results()[i].decisions == two.results()[i].decisions);
    }
}

// Wins of the first player, whichever seat was his.
inline int wins_of_first(const Tournament& tournament) {
    int wins = 0;
    for (const MatchResult& result : tournament.results()) {
        const auto seating = tournament.schedule().seating(result.number);
        for (std::size_t seat = 0; seat < result.places.size(); ++seat)
            wins += seating[seat] == 0 && result.places[seat] == 1 ? 1 : 0;
    }
    return wins;
}

inline TournamentPlan wiraqocha_plan(int seats) {
    return plan_for(*games::find("wiraqocha"), seats);
}

}  // namespace arena::testing
