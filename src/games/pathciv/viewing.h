// How a view is filled, and the truths that may lie behind it (P11.4).
#pragma once

#include "core/rng.h"
#include "games/pathciv/view.h"
#include "games/pathciv/windows.h"

namespace pathciv::viewing {

constexpr View view_of(const State& state, SeatId viewer) {
    View view;
    view.table = static_cast<const Table&>(state);
    view.viewer = viewer;
    if (viewer != kNobody)
        view.own = state.secrets[viewer];
    if (is_window(state.turn.ask) && state.turn.waiting.empty())
        view.opened = state.secrets;
    return view;
}

// One who has committed has picked something, to the end of the chain.
constexpr void guess_picks(const Content& content, State& state, SeatId seat, core::Rng& rng) {
    for (;;) {
        engine::ActionCounter counter;
        windows::legal(content, state, seat, counter);
        if (counter.count == 0)
            return;
        engine::NthPicker picker{rng.below(counter.count)};
        windows::legal(content, state, seat, picker);
        windows::pick(state.turn.ask, state.secrets[seat], picker.picked);
    }
}

// One who is still picking may as well have picked nothing yet.
constexpr State sample(const Content& content, const View& view, core::Rng& rng) {
    State state;
    static_cast<Table&>(state) = view.table;
    if (view.viewer != kNobody)
        state.secrets[view.viewer] = view.own;
    if (!is_window(state.turn.ask))
        return state;
    for (const SeatId seat : state.everyone()) {
        if (seat == view.viewer)
            continue;
        if (state.turn.waiting.contains(seat))
            windows::settle(content, state, SeatSet::of(seat));
        else
            guess_picks(content, state, seat, rng);
    }
    return state;
}

}  // namespace pathciv::viewing
