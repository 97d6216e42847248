// A third miniature game, for tables: several decide at once, each in two picks, and from the
// start.
//
// P1 Two or three seats. In each of two rounds all seats pick two different numbers from 1 to 4 at
//    the same time, known to them alone. A seat may show its hand instead of a first pick: it takes
//    no numbers in this round, and everybody sees that.
// P2 The last of them uncovers the round, and each seat adds its numbers to its score. After the
//    second round the highest score wins; equal scores share a place.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/game.h"

namespace pair {

using engine::Action;
using engine::kNobody;
using engine::SeatId;
using engine::SeatSet;

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 3;
inline constexpr int kNumbers = 4;
inline constexpr int kRounds = 2;
inline constexpr std::uint8_t kHidden = 0xff;

enum class ActionKind : std::uint8_t {
    Take,  // a = number
    Show,
};

constexpr Action make(ActionKind kind, int operand = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(operand), 0, 0};
}

struct Content {
    std::uint8_t none = 0;
};
struct Options {
    std::uint8_t seats = 2;
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Hand {
    std::uint8_t first = 0;  // 0: not picked yet
    std::uint8_t second = 0;
    std::uint8_t has_shown = 0;
    std::uint8_t score = 0;
    friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

struct State {
    std::array<Hand, kMaxSeats> hands{};
    Options options{};
    std::uint8_t round = 0;
    friend constexpr bool operator==(const State&, const State&) = default;

    constexpr SeatSet everyone() const { return SeatSet::first(options.seats); }
    constexpr Hand& of(SeatId seat) { return hands[static_cast<unsigned>(seat)]; }
    constexpr const Hand& of(SeatId seat) const { return hands[static_cast<unsigned>(seat)]; }
    constexpr SeatSet undecided() const {
        SeatSet waiting;
        for (const SeatId seat : everyone())
            if (of(seat).second == 0 && of(seat).has_shown == 0)
                waiting.insert(seat);
        return waiting;
    }
    constexpr bool is_over() const { return round == kRounds; }
};
static_assert(engine::PlainValue<State>);

struct View {
    State state{};
    SeatId viewer = kNobody;
    friend constexpr bool operator==(const View&, const View&) = default;
};

constexpr void uncover(State& state) {
    for (const SeatId seat : state.everyone()) {
        Hand& hand = state.of(seat);
        const int score = hand.score + hand.first + hand.second;
        hand = {0, 0, 0, static_cast<std::uint8_t>(score)};
    }
    ++state.round;
}

struct Game {
    using State = pair::State;
    using Content = pair::Content;
    using Options = pair::Options;
    using View = pair::View;
    static constexpr std::string_view kId = "pair";
    static constexpr int kMinSeats = pair::kMinSeats;
    static constexpr int kMaxSeats = pair::kMaxSeats;

    static constexpr State initial(const Content& /*content*/, const Options& options) {
        State state;
        state.options = options;
        return state;
    }
    static constexpr engine::Actor actor(const Content& /*content*/, const State& state) {
        return state.is_over() ? engine::Actor::nobody() : engine::Actor::seats(state.undecided());
    }
    static constexpr SeatSet asked(const Content& /*content*/, const State& state) {
        return state.is_over() ? SeatSet{} : state.everyone();
    }
    template <class Sink>
    static constexpr void legal(const Content& content,
                                const State& state,
                                SeatId seat,
                                Sink&& sink) {
        if (!actor(content, state).includes(seat))
            return;
        const Hand& hand = state.of(seat);
        for (int number = 1; number <= kNumbers; ++number)
            if (number != hand.first)
                sink(make(ActionKind::Take, number));
        if (hand.first == 0)
            sink(make(ActionKind::Show));
    }
    static constexpr int weight(const Content& /*content*/, const State& /*state*/, Action) {
        return 1;
    }
    static constexpr void apply(const Content& /*content*/,
                                State& state,
                                SeatId seat,
                                Action action) {
        Hand& hand = state.of(seat);
        if (action.kind == static_cast<std::uint8_t>(ActionKind::Show))
            hand.has_shown = 1;
        else
            (hand.first == 0 ? hand.first : hand.second) = action.a;
        if (state.undecided().empty())
            uncover(state);
    }
    static constexpr engine::Outcome outcome(const Content& /*content*/, const State& state) {
        engine::Outcome result;
        result.seats = state.options.seats;
        result.ending = state.is_over() ? 1 : 0;
        for (const SeatId seat : state.everyone()) {
            auto& own = result.results[static_cast<unsigned>(seat)];
            own.score = state.of(seat).score;
            own.place = state.is_over() ? 1 : 0;
            for (const SeatId other : state.everyone())
                if (state.is_over() && state.of(other).score > state.of(seat).score)
                    ++own.place;
        }
        engine::crown_the_first(result);
        return result;
    }
    static constexpr View view(const Content& /*content*/, const State& state, SeatId viewer) {
        View seen{state, viewer};
        for (const SeatId owner : state.everyone()) {
            Hand& hand = seen.state.of(owner);
            if (owner != viewer && hand.second != 0)
                hand.first = hand.second = kHidden;
            else if (owner != viewer)
                hand.first = 0;
        }
        return seen;
    }
    static constexpr State sample_hidden(const Content& content, const View& seen, core::Rng& rng) {
        return shuffle_hidden(content, seen.state, seen.viewer, rng);
    }
    static constexpr State shuffle_hidden(const Content& /*content*/,
                                          const State& truth,
                                          SeatId viewer,
                                          core::Rng& rng) {
        State state = truth;
        for (const SeatId owner : state.everyone()) {
            Hand& hand = state.of(owner);
            if (owner == viewer || hand.second == 0)
                continue;
            hand.first = static_cast<std::uint8_t>(1 + rng.below(kNumbers));
            hand.second = static_cast<std::uint8_t>(1 + hand.first % kNumbers);
        }
        return state;
    }
    static constexpr engine::Disclosure disclosure(const Content& /*content*/,
                                                   const State& before,
                                                   const State& after,
                                                   SeatId seat) {
        if (after.round != before.round)
            return engine::Disclosure::Reveals;
        return after.of(seat).has_shown != 0 ? engine::Disclosure::Open
                                             : engine::Disclosure::Secret;
    }
    static constexpr std::string_view invariant(const Content& /*content*/, const State& state) {
        for (const SeatId seat : state.everyone()) {
            const Hand& hand = state.of(seat);
            if (hand.first > kNumbers || (hand.first != 0 && hand.first == hand.second))
                return "P1: two different numbers from 1 to 4";
        }
        return {};
    }
};
static_assert(engine::Game<Game>);

}  // namespace pair
