// Random games, seen at every decision.
#pragma once

#include "engine/testing/random_play.h"

namespace engine::testing {

// Plays a random game and shows the visitor the position at every decision.
template <class Visit>
void watch_decisions(const AnyGame& game, Position position, core::Rng rng, Visit&& visit) {
    while (!game.actor(position).is_nobody()) {
        if (!game.actor(position).is_chance())
            visit(position);
        const Move move = random_move(game, position, rng);
        game.apply(position, move.seat, move.action);
    }
}

}  // namespace engine::testing
