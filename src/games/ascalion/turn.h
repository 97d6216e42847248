// The frame of a round: six phases in fixed order (section 5). Each phase file knows how its phase
// begins; `enter` is the way from one to the next.
#pragma once

#include "core/not_inlined.h"
#include "games/ascalion/obstacle.h"
#include "games/ascalion/victory.h"

namespace ascalion {

// Begins a phase, or the gate in front of it. Defined in rules.h, which knows all phases.
TETRA_NOT_INLINED constexpr void enter(const Content& content, State& state, Phase phase);

// A5.2: in round 1 the last claimer keeps the start.
constexpr void begin_round(const Content& content, State& state) {
    if (state.turn.round > 0)
        state.turn.start = next_player(state, state.turn.start);
    ++state.turn.round;
    enter(content, state, Phase::Development);
}

// A8.1 - A8.4, A8.8
constexpr void end_round(const Content& content, State& state) {
    state.turn.founder = kNobody;
    state.attack = Attack{};
    if (anybody_has_victory(content, state))
        finish(state, Ending::Cities);
    else if (state.turn.round >= state.options.round_cap)
        finish(state, Ending::RoundCap);
    else
        begin_round(content, state);
}

constexpr void offer_yes_no(auto&& sink) {
    sink(action::bare(ActionKind::Yes));
    sink(action::bare(ActionKind::No));
}

constexpr bool is_yes(Action answer) { return kind_of(answer) == ActionKind::Yes; }

}  // namespace ascalion
