// Chance reveals cards to the market, at setup and in Phase III (W4.5, W8.4; C2), and the first
// player (C3).
#pragma once

#include "games/wiraqocha/turn.h"

namespace wiraqocha::revealing {

constexpr void legal(const State& state, auto&& sink) {
    for (const Card card : state.deck)
        sink(action::revealed(card));
}

constexpr void begin_play(const Content& content, State& state, SeatId first) {
    state.first = first;
    start_turn(content, state, first);
}

// W4.6
constexpr void finish_setup(const Content& content, State& state) {
    if (state.options.first_player == 0)
        state.phase = Phase::Starting;
    else
        begin_play(content, state, engine::seat_id(state.options.first_player - 1));
}

constexpr void apply(const Content& content, State& state, Action action) {
    state.deck.erase(card_of(action));
    state.market.push_back(card_of(action));
    if (!market_is_complete(content, state))
        return;
    if (state.phase == Phase::Dealing)
        finish_setup(content, state);
    else
        hand_over(content, state);
}

}  // namespace wiraqocha::revealing

namespace wiraqocha::starting {

constexpr void legal(const State& state, auto&& sink) {
    for (int i = 0; i < state.options.seats; ++i)
        sink(action::began(engine::seat_id(i)));
}

constexpr void apply(const Content& content, State& state, Action action) {
    revealing::begin_play(content, state, seat_of(action));
}

}  // namespace wiraqocha::starting
