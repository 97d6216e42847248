// What a seat of the miniature game sees, and the truths that may lie behind it.
#pragma once

#include "engine/mini/state.h"

namespace mini {

// What everybody sees of a seat: no place for a card before it is revealed.
struct SeatView {
    core::Counter cards;
    bool has_committed = false;
    Card revealed = Card::None;
    core::Counter kept;
    core::Counter gambled;
    friend constexpr bool operator==(const SeatView&, const SeatView&) = default;
};

struct View {
    SeatId viewer = kNobody;
    CardCounts hand{};            // the viewer's own
    Card committed = Card::None;  // the viewer's own
    std::array<SeatView, kMaxSeats> seats{};
    CardCounts unseen{};  // the deck and what others hide, together
    CardCounts discard{};
    Options options{};
    Phase phase = Phase::Dealing;
    core::Counter rounds_played;
    SeatId winner = kNobody;

    friend constexpr bool operator==(const View&, const View&) = default;

    constexpr const SeatView& of(SeatId seat) const { return seats[static_cast<unsigned>(seat)]; }
};

// As in the state.
constexpr SeatId next_dealt(const View& seen) {
    for (const SeatId seat : SeatSet::first(seen.options.seats))
        if (seen.of(seat).cards < kHandSize)
            return seat;
    return kNobody;
}

namespace viewing {

// The seats whose cards the viewer does not know.
constexpr SeatSet strangers(const State& state, SeatId viewer) {
    return viewer == kNobody ? state.everyone() : state.everyone() - SeatSet::of(viewer);
}

constexpr bool is_face_down(const State& state, SeatId seat) {
    return state.phase == Phase::Committing && state.of(seat).committed != Card::None;
}

constexpr void add(CardCounts& to, const CardCounts& from) {
    for (const Card card : kCards)
        to[card] += from[card].value();
}

constexpr SeatView seat_view(const State& state, SeatId seat) {
    const Seat& own = state.of(seat);
    SeatView seen;
    seen.cards = core::Counter(total(own.hand));
    seen.has_committed = own.committed != Card::None;
    seen.revealed = is_face_down(state, seat) ? Card::None : own.committed;
    seen.kept = own.kept;
    seen.gambled = own.gambled;
    return seen;
}

// Moves what a seat hides into the deck.
constexpr void take_back(State& state, SeatId seat) {
    add(state.deck, state.of(seat).hand);
    state.of(seat).hand = {};
    if (is_face_down(state, seat)) {
        ++state.deck[state.of(seat).committed];
        state.of(seat).committed = Card::None;
    }
}

// Takes one card out of the deck, each copy equally likely.
constexpr Card draw_card(State& state, core::Rng& rng) {
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(total(state.deck))));
    for (const Card card : kCards) {
        ticket -= state.deck[card].value();
        if (ticket < 0) {
            --state.deck[card];
            return card;
        }
    }
    return Card::None;
}

constexpr void deal_hidden(State& state, SeatId seat, const SeatView& seen, core::Rng& rng) {
    for (int i = 0; i < seen.cards.value(); ++i)
        ++state.of(seat).hand[draw_card(state, rng)];
    if (seen.has_committed && seen.revealed == Card::None)
        state.of(seat).committed = draw_card(state, rng);
}

}  // namespace viewing

constexpr View view_of(const State& state, SeatId viewer) {
    View seen;
    seen.viewer = viewer;
    seen.discard = state.discard;
    seen.options = state.options;
    seen.phase = state.phase;
    seen.rounds_played = state.rounds_played;
    seen.winner = state.winner;
    for (const SeatId seat : state.everyone())
        seen.seats[static_cast<unsigned>(seat)] = viewing::seat_view(state, seat);
    State open = state;
    for (const SeatId seat : viewing::strangers(state, viewer))
        viewing::take_back(open, seat);
    seen.unseen = open.deck;
    if (viewer != kNobody) {
        seen.hand = state.of(viewer).hand;
        seen.committed = state.of(viewer).committed;
    }
    return seen;
}

constexpr State sample_truth(const View& seen, core::Rng& rng) {
    State state;
    state.deck = seen.unseen;
    state.discard = seen.discard;
    state.options = seen.options;
    state.phase = seen.phase;
    state.rounds_played = seen.rounds_played;
    state.winner = seen.winner;
    for (const SeatId seat : state.everyone()) {
        const SeatView& shown = seen.seats[static_cast<unsigned>(seat)];
        state.of(seat).committed = shown.revealed;
        state.of(seat).kept = shown.kept;
        state.of(seat).gambled = shown.gambled;
        if (seat != seen.viewer)
            viewing::deal_hidden(state, seat, shown, rng);
    }
    if (seen.viewer != kNobody) {
        state.of(seen.viewer).hand = seen.hand;
        state.of(seen.viewer).committed = seen.committed;
    }
    return state;
}

constexpr State shuffle_truth(const State& truth, SeatId viewer, core::Rng& rng) {
    State state = truth;
    for (const SeatId seat : viewing::strangers(truth, viewer))
        viewing::take_back(state, seat);
    for (const SeatId seat : viewing::strangers(truth, viewer))
        viewing::deal_hidden(state, seat, viewing::seat_view(truth, seat), rng);
    return state;
}

}  // namespace mini
