// The gate in front of phases 3, 4 and 5: a die, and sometimes a vote (A5.3 - A5.6).
#pragma once

#include "games/ascalion/turn.h"

namespace ascalion::voting {

// What happens behind the gate. Defined in rules.h, which knows all phases.
constexpr void open_phase(const Content& content, State& state);
constexpr void cancel_phase(const Content& content, State& state);

constexpr void begin(State& state) {
    state.turn.yes = state.turn.no = SeatSet{};
    state.turn.active = kNobody;
    ask(state, kNobody, Ask::Gate);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    if (state.turn.ask != Ask::Gate)
        return offer_yes_no(sink);
    for (const Gate gate : {Gate::Open, Gate::Cancelled, Gate::Vote})
        if (content.gate_weights[static_cast<std::size_t>(gate)] > 0)
            sink(action::rolled(gate));
}

constexpr int weight(const Content& content, Action outcome) {
    return content.gate_weights[static_cast<std::size_t>(gate_of(outcome))];
}

TETRA_NOT_INLINED constexpr void settle(const Content& content, State& state, bool open) {
    state.turn.yes = state.turn.no = SeatSet{};
    if (open)
        open_phase(content, state);
    else
        cancel_phase(content, state);
}

// A5.4, A5.5
constexpr void count(const Content& content, State& state, bool yes) {
    (yes ? state.turn.yes : state.turn.no).insert(state.turn.to_move);
    if (const SeatId next = next_in_order(state, state.turn.to_move); next != kNobody)
        return ask(state, next, Ask::Vote);
    const int lead = state.turn.yes.size() - state.turn.no.size();
    if (lead == 0)
        return ask(state, state.turn.start, Ask::TieBreak);
    settle(content, state, lead > 0);
}

constexpr void roll(const Content& content, State& state, Gate gate) {
    if (gate == Gate::Vote)
        return ask(state, first_in_order(state), Ask::Vote);
    settle(content, state, gate == Gate::Open);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::Gate: return roll(content, state, gate_of(action));
        case Ask::Vote: return count(content, state, is_yes(action));
        default: return settle(content, state, is_yes(action));
    }
}

}  // namespace ascalion::voting
