// What a seat picks in a simultaneous question before it commits to it.
//
// Picks are nobody else's business, not even how many there are: they stay beside the line of play
// until the seat says that this is its commit. Then all of them enter the line together, so that
// others see one thing, that the seat has committed, whatever it picked.
#pragma once

#include <span>

#include "engine/any_game.h"

namespace table {

// Whether several seats decide on the open question without seeing each other's answers.
bool is_simultaneous(const engine::AnyGame& game, const engine::Position& position);

struct Draft {
    // With all picks but the one that completes the commit: that might uncover those of others.
    engine::Position position;
    bool is_sound = true;  // every pick was possible
    bool is_complete = false;
};

Draft drafted(const engine::AnyGame& game,
              const engine::Position& start,
              engine::SeatId seat,
              std::span<const engine::Action> picks);

}  // namespace table
