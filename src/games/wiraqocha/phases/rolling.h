// Chance rolls dice into the pool: the roll, a re-roll, the somnium die (C4, C5, C6).
#pragma once

#include "games/wiraqocha/changes.h"

namespace wiraqocha::rolling {

constexpr void legal(auto&& sink) {
    for (int face = 1; face <= kFaces; ++face)
        sink(action::rolled(face));
}

constexpr void apply(State& state, Action action) {
    state.turn.pool += Dice::one(face_of(action));
    if (state.phase == Phase::Rerolling) {
        state.phase = Phase::Acting;
        return;
    }
    ++state.turn.rolled;
    if (state.phase == Phase::Rolling && --state.turn.to_roll > 0)
        return;
    state.phase = Phase::Acting;
}

}  // namespace wiraqocha::rolling
