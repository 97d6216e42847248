// The frame of `apply`: an answer that has no alternative is given by the rules themselves.
#pragma once

#include "engine/action.h"

namespace engine {

// A game's rules derive from this. They give `step` (one answer, nothing filled in) and `fillable`
// (the answers to the open question if a sole one is to be filled in; none otherwise).
template <class Rules>
struct FillsIn {
    // The observer is shown every answer together with the state in which it is given.
    template <class Content, class State, class Observer>
    static constexpr void apply_observed(const Content& content,
                                         State& state,
                                         Action action,
                                         Observer&& observe) {
        observe(state, action);
        Rules::step(content, state, action);
        for (;;) {
            SoleAction sole;
            Rules::fillable(content, state, sole);
            if (sole.count != 1)
                return;
            observe(state, sole.action);
            Rules::step(content, state, sole.action);
        }
    }

    template <class Content, class State>
    static constexpr void apply(const Content& content,
                                State& state,
                                SeatId /*seat*/,
                                Action action) {
        apply_observed(content, state, action, [](const State& /*before*/, Action /*answer*/) {});
    }

  private:
    FillsIn() = default;
    friend Rules;
};

}  // namespace engine
