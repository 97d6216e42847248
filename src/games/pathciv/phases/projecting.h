// Phase A: one technology is discarded, two lie left, two right (6B).
#pragma once

#include "games/pathciv/changes.h"
#include "games/pathciv/turn.h"

namespace pathciv::projecting {

constexpr void enter(State& state) {
    state.turn.phase = Phase::Projects;
    go_on_with(state, Stage::DeployCubes);
    open_window(state, Ask::Projects, state.everyone());
}

// P6.8: a hand of 4 discards nothing.
constexpr bool must_discard(const Seat& seat) { return seat.hand[kHandSize - 1] != kNoTech; }

// The four cards that stay, in order.
using Kept = std::array<Tech, std::size_t{2} * kFields>;
constexpr Kept kept(const Seat& seat, const Secret& secret) {
    Kept cards{};
    bool taken = !must_discard(seat);
    std::size_t next = 0;
    for (const Tech tech : seat.hand) {
        if (!taken && tech == secret.discard)
            taken = true;
        else if (next < cards.size())
            cards[next++] = tech;
    }
    return cards;
}

// P6.6: copies are offered once, here and in pairs.
constexpr void offer_discards(const Seat& seat, auto&& sink) {
    for (std::size_t i = 0; i < seat.hand.size(); ++i)
        if (i == 0 || seat.hand[i] != seat.hand[i - 1])
            sink(action::discard(seat.hand[i]));
}
constexpr void offer_pairs(const Kept& cards, auto&& sink) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && cards[i] == cards[i - 1])
            continue;
        for (std::size_t k = i + 1; k < cards.size(); ++k)
            if (k == i + 1 || cards[k] != cards[k - 1])
                sink(action::left(cards[i], cards[k]));
    }
}

// P6.8, P6.9
constexpr Obstacle why_no_discard(const Seat& seat, const Secret& secret) {
    if (!must_discard(seat))
        return Why::NoDiscard;
    return secret.discard == kNoTech ? Why::Nothing : Why::DiscardChosen;
}
constexpr Obstacle why_no_pairs(const Seat& seat, const Secret& secret) {
    return why_no_discard(seat, secret).none() ? Why::DiscardFirst : Why::Nothing;
}
constexpr Obstacle why_not_left(const Seat& seat, const Secret& secret, Tech tech) {
    if (const Obstacle obstacle = why_no_pairs(seat, secret); !obstacle.none())
        return obstacle;
    for (const Tech one : kept(seat, secret))
        if (one == tech)
            return {};
    return Why::IsDiscarded;
}

constexpr void legal(const State& state, SeatId id, auto&& sink) {
    const Seat& seat = state.seat(id);
    const Secret& secret = state.secrets[id];
    if (why_no_discard(seat, secret).none())
        return offer_discards(seat, sink);
    if (why_no_pairs(seat, secret).none() && secret.left[0] == kNoTech)
        offer_pairs(kept(seat, secret), sink);
}

constexpr void pick(Secret& secret, Action action) {
    if (kind_of(action) == ActionKind::Discard)
        secret.discard = tech_of(action);
    else
        secret.left = {tech_of(action), second_tech_of(action)};
}

// P6.10
constexpr void place(Seat& seat, const Secret& secret) {
    const auto cards = kept(seat, secret);
    if (must_discard(seat))
        seat.discarded.push_back(secret.discard);
    std::array<std::size_t, 2> filled = {0, 0};  // fields of the left and of the right side
    for (const Tech tech : cards) {
        const bool goes_left = filled[0] < kFields && tech == secret.left[filled[0]];
        if (goes_left)
            seat.left[filled[0]++] = tech;
        else
            seat.right[filled[1]++] = tech;
    }
    seat.hand = empty_hand();
}

constexpr void reveal(State& state) {
    for (const SeatId seat : state.everyone())
        place(state.seat(seat), state.secrets[seat]);
}

}  // namespace pathciv::projecting
