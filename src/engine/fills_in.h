// The frame of `apply`: an answer that has no alternative is given by the rules themselves.
#pragma once

#include <utility>

#include "engine/action.h"

namespace engine {

// A game's rules derive from this. They give `step` (one answer, nothing filled in), `fills_in`
// (whether a sole answer to the open question is given without asking) and `alternatives` (the
// answers to a question that may be filled in).
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
        fill_in(content, state, observe);
    }

    // The same where several seats may decide at once.
    template <class Content, class State, class Observer>
    static constexpr void apply_observed(
        const Content& content, State& state, SeatId seat, Action action, Observer&& observe) {
        observe(std::as_const(state), action);
        Rules::answer(content, state, seat, action);
        fill_in(content, state, observe);
    }

    template <class Content, class State>
    static constexpr void apply(const Content& content, State& state, SeatId seat, Action action) {
        Rules::answer(content, state, seat, action);
        fill_in(content, state, [](const State& /*before*/, Action /*answer*/) {});
    }

    // The first half of `apply`. Rules in which several seats decide at once have their own.
    template <class Content, class State>
    static constexpr void answer(const Content& content,
                                 State& state,
                                 SeatId /*seat*/,
                                 Action action) {
        Rules::step(content, state, action);
    }

  private:
    FillsIn() = default;
    friend Rules;

    template <class Content, class State, class Observer>
    static constexpr void fill_in(const Content& content, State& state, Observer&& observe) {
        while (Rules::fills_in(state)) {
            SoleAction sole;
            Rules::alternatives(content, state, sole);
            if (sole.count != 1)
                return;
            observe(state, sole.action);
            Rules::step(content, state, sole.action);
        }
    }
};

}  // namespace engine
