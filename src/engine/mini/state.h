// A miniature game with every feature of the contract, so that the kit itself can be tested.
//
// M1 Two or three seats. The deck has 4 reeds (worth 1), 3 stones (2) and 2 crowns (4).
// M2 Chance deals each seat two cards, known to their owner only.
// M3 Twice: all seats commit a card face down at the same time; when all are in, they are revealed.
// M4 A single highest card wins: its owner keeps its worth, or spoils (each other seat loses up to
//    one kept point), or, with the option `gambling`, gambles: one in four times twice the worth.
// M5 Most points win, equal points share a place. Without any point the night is dark.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/counter.h"
#include "core/enum_array.h"
#include "engine/game.h"

namespace mini {

using engine::Action;
using engine::kNobody;
using engine::SeatId;
using engine::SeatSet;

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 3;
inline constexpr int kHandSize = 2;
inline constexpr int kRounds = 2;

enum class Card : std::uint8_t { Reed, Stone, Crown, None };
inline constexpr std::array kCards = {Card::Reed, Card::Stone, Card::Crown};
using CardCounts = core::EnumArray<Card, core::Counter, kCards.size()>;

enum class Phase : std::uint8_t { Dealing, Committing, Choosing, Gambling, Over };
enum class Ending : std::uint8_t { Running, Scored, Dark };

enum class ActionKind : std::uint8_t {
    Dealt,   // chance; a = Card
    Commit,  // a = Card
    Keep,
    Spoil,
    Gamble,
    Won,   // chance
    Lost,  // chance
};

namespace action {
constexpr Action of(ActionKind kind) { return {static_cast<std::uint8_t>(kind), 0, 0, 0}; }
constexpr Action of(ActionKind kind, Card card) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(card), 0, 0};
}
constexpr Action dealt(Card card) { return of(ActionKind::Dealt, card); }
constexpr Action commit(Card card) { return of(ActionKind::Commit, card); }
}  // namespace action

// What keeps somebody from choosing a thing.
enum class Why : std::uint8_t { Nothing, CommitFirst, Committed, NotHeld, NoGambling };

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind); }
constexpr Card card_of(Action action) { return static_cast<Card>(action.a); }

struct Content {
    core::EnumArray<Card, std::uint8_t, kCards.size()> copies{{4, 3, 2}};
    core::EnumArray<Card, std::uint8_t, kCards.size()> worth{{1, 2, 4}};
};
inline constexpr Content kContent{};  // the standard one

struct Options {
    std::uint8_t seats = kMinSeats;
    bool gambling = false;
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Seat {
    CardCounts hand{};
    Card committed = Card::None;
    core::Counter kept;
    core::Counter gambled;
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

struct State {
    std::array<Seat, kMaxSeats> seats{};
    CardCounts deck{};
    CardCounts discard{};
    Options options{};
    Phase phase = Phase::Dealing;
    core::Counter rounds_played;
    SeatId winner = kNobody;  // of the round, while it chooses
    friend constexpr bool operator==(const State&, const State&) = default;

    constexpr Seat& of(SeatId seat) { return seats[slot(seat)]; }
    constexpr const Seat& of(SeatId seat) const { return seats[slot(seat)]; }
    constexpr SeatSet everyone() const { return SeatSet::first(options.seats); }

  private:
    // kNobody holds nothing. Said aloud, because g++ warns of index 255 wherever it inlines this.
    static constexpr unsigned slot(SeatId seat) {
        assert(seat != kNobody);
        if (seat == kNobody)
            __builtin_unreachable();
        return static_cast<unsigned>(seat);
    }
};
static_assert(engine::PlainValue<State> && sizeof(State) <= 64);

constexpr int total(const CardCounts& cards) {
    int sum = 0;
    for (const core::Counter count : cards.items)
        sum += count.value();
    return sum;
}

constexpr int points(const Seat& seat) { return seat.kept.value() + seat.gambled.value(); }

// Who is dealt the next card; kNobody when all hands are full.
constexpr SeatId next_dealt(const State& state) {
    for (const SeatId seat : state.everyone()) {
        if (total(state.of(seat).hand) < kHandSize)
            return seat;
    }
    return kNobody;
}

constexpr SeatSet uncommitted(const State& state) {
    SeatSet waiting;
    for (const SeatId seat : state.everyone()) {
        if (state.of(seat).committed == Card::None)
            waiting.insert(seat);
    }
    return waiting;
}

// M4: nobody when the highest card was committed twice.
constexpr SeatId round_winner(const Content& content, const State& state) {
    SeatId best = kNobody;
    int highest = 0;
    for (const SeatId seat : state.everyone()) {
        const int worth = content.worth[state.of(seat).committed];
        if (worth == highest)
            best = kNobody;
        if (worth > highest)
            best = seat;
        highest = worth > highest ? worth : highest;
    }
    return best;
}

// Cards are never lost: deck, hands, commitments and discard together are the content's copies.
constexpr bool holds_all_cards(const Content& content, const State& state) {
    for (const Card card : kCards) {
        int found = state.deck[card].value() + state.discard[card].value();
        for (const Seat& seat : state.seats)
            found += seat.hand[card].value() + (seat.committed == card ? 1 : 0);
        if (found != content.copies[card])
            return false;
    }
    return true;
}

// In each round every seat has two cards in all: hand, commitment and what it has discarded.
constexpr bool hands_fit_the_round(const State& state) {
    if (state.phase == Phase::Dealing)
        return next_dealt(state) != kNobody && state.rounds_played == 0;
    bool fits = true;
    for (const SeatId seat : state.everyone()) {
        const int committed = state.of(seat).committed == Card::None ? 0 : 1;
        const int cards = total(state.of(seat).hand) + committed + state.rounds_played.value();
        fits = fits && cards == kHandSize;
    }
    return fits;
}

constexpr bool phase_fits_the_commitments(const Content& content, const State& state) {
    switch (state.phase) {
        case Phase::Dealing:
        case Phase::Over: return uncommitted(state) == state.everyone() && state.winner == kNobody;
        case Phase::Committing: return !uncommitted(state).empty() && state.winner == kNobody;
        case Phase::Gambling:
        case Phase::Choosing:
            return uncommitted(state).empty() && state.winner != kNobody
                   && state.winner == round_winner(content, state);
    }
    return false;
}

constexpr bool is_over_after_the_last_round(const State& state) {
    return (state.phase == Phase::Over) == (state.rounds_played == kRounds);
}

}  // namespace mini
