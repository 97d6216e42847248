// Which games take the same way through the rules at their next step.
#pragma once

#include "engine/game.h"

namespace gpu {

// Those at the same question: all games keep it in their turn, and ask nothing when they are over.
// A game with better groups of its own specialises this.
template <engine::Game G>
struct Groups {
    using State = typename G::State;
    using Ask = decltype(State{}.turn.ask);

    static constexpr int kOver = static_cast<int>(Ask::Nothing);  // the last one
    static constexpr int of(const State& state) { return static_cast<int>(state.turn.ask); }
};

}  // namespace gpu
