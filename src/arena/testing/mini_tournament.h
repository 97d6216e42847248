// Small tournaments for tests.
#pragma once

#include <memory>

#include "arena/tournament.h"
#include "engine/testing/mini_texts.h"
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
