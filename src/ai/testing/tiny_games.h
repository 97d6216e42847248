// Tiny games for tests of the search, small enough to be solved exactly.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ai/search/judge.h"

namespace ai::testing {

using namespace search;
using engine::kNobody;
using engine::seat_id;

constexpr Action number(int kind) { return {static_cast<std::uint8_t>(kind), 0, 0, 0}; }

template <class State>
std::uint64_t key_of(const State& state) {
    return key_of_bytes(std::as_bytes(std::span(&state, 1)));
}

inline constexpr int kSafe = 0;
inline constexpr int kDare = 1;
inline constexpr int kLost = 2;
inline constexpr int kWon = 3;

// Everybody twice takes 2 points, or dares: 5 points with two chances in three. Most points win;
// alone, 5 points do.
struct DareState {
    std::array<std::uint8_t, 6> points{};
    std::uint8_t seats = 2;
    std::uint8_t turn = 0;
    std::uint8_t daring = 0;
    friend bool operator==(const DareState&, const DareState&) = default;
};

struct Dare {
    using State = DareState;
    static constexpr int kMaxSeats = 6;
    static constexpr Information kInformation = Information::Open;
    static constexpr int kRounds = 2;
    static constexpr int kLoneGoal = 5;
    static constexpr std::uint32_t kThird = 0xffffffffU / 3;

    static Actor actor(const State& state) {
        if (state.daring != 0)
            return Actor::chance();
        return state.turn == kRounds * state.seats ? Actor::nobody() : Actor::seat(mover(state));
    }
    static void legal(const State& state, SeatId /*seat*/, engine::ActionList& list) {
        list.clear();
        list(number(state.daring != 0 ? kLost : kSafe));
        list(number(state.daring != 0 ? kWon : kDare));
    }
    static Action chance_outcome(const State& /*state*/, std::uint32_t share) {
        return number(share < kThird ? kLost : kWon);
    }
    static void apply(State& state, SeatId /*seat*/, Action action) {
        state.daring = action.kind == kDare ? 1 : 0;
        if (action.kind == kDare)
            return;
        std::uint8_t& points = state.points[static_cast<std::size_t>(mover(state))];
        points = static_cast<std::uint8_t>(points + gain_of(action));
        ++state.turn;
    }
    static engine::Outcome outcome(const State& state) {
        engine::Outcome outcome;
        outcome.seats = state.seats;
        std::uint8_t most = 0;
        for (const std::uint8_t points : state.points)
            most = std::max(most, points);
        for (std::size_t i = 0; i < state.seats; ++i) {
            outcome.results[i].score = state.points[i];
            if (actor(state).is_nobody())
                outcome.results[i].place = state.points[i] == most ? 1 : 2;
        }
        engine::crown_the_first(outcome);
        if (state.seats == 1)
            outcome.results[0].won = actor(state).is_nobody() && most >= kLoneGoal;
        return outcome;
    }
    static bool is_settled(const State& /*state*/) { return true; }
    static State imagine(const State& state, SeatId /*seat*/, core::Rng& /*rng*/) { return state; }
    static std::uint64_t key(const State& state, SeatId /*seat*/) { return key_of(state); }

    static int gain_of(Action action) {
        if (action.kind == kSafe)
            return 2;
        return action.kind == kWon ? 5 : 0;
    }
    static SeatId mover(const State& state) { return seat_id(state.turn % state.seats); }
};
static_assert(SearchRules<Dare>);

// What perfect play is worth to every seat.
inline Shares<6> exact_value(const DareState& state) {
    const Actor actor = Dare::actor(state);
    if (actor.is_nobody())
        return final_shares<6>(Dare::outcome(state));
    const auto after = [&](int kind) {
        DareState next = state;
        Dare::apply(next, kNobody, number(kind));
        return exact_value(next);
    };
    if (!actor.is_chance()) {
        const auto seat = static_cast<std::size_t>(actor.first());
        const Shares<6> safe = after(kSafe);
        const Shares<6> dare = after(kDare);
        return dare[seat] > safe[seat] ? dare : safe;
    }
    Shares<6> mean = after(kWon);
    const Shares<6> lost = after(kLost);
    for (std::size_t i = 0; i < mean.size(); ++i)
        mean[i] = (2 * mean[i] + lost[i]) / 3;
    return mean;
}

// The first seat sets one bit after the other, in any order, and loses when all are set.
struct PickState {
    std::uint8_t bits = 0;
    friend bool operator==(const PickState&, const PickState&) = default;
};

struct Pick {
    using State = PickState;
    static constexpr int kMaxSeats = 2;
    static constexpr Information kInformation = Information::Open;
    static constexpr int kBits = 5;

    static Actor actor(const State& state) {
        return state.bits == (1U << kBits) - 1 ? Actor::nobody() : Actor::seat(seat_id(0));
    }
    static void legal(const State& state, SeatId /*seat*/, engine::ActionList& list) {
        list.clear();
        for (int bit = 0; bit < kBits; ++bit)
            if ((state.bits >> bit & 1) == 0)
                list(number(bit));
    }
    static Action chance_outcome(const State& /*state*/, std::uint32_t /*share*/) {
        return number(0);
    }
    static void apply(State& state, SeatId /*seat*/, Action action) {
        state.bits = static_cast<std::uint8_t>(state.bits | 1U << action.kind);
    }
    static engine::Outcome outcome(const State& state) {
        engine::Outcome outcome;
        outcome.seats = 2;
        if (actor(state).is_nobody()) {
            outcome.results[0].place = 2;
            outcome.results[1].place = 1;
        }
        engine::crown_the_first(outcome);
        return outcome;
    }
    static bool is_settled(const State& /*state*/) { return true; }
    static State imagine(const State& state, SeatId /*seat*/, core::Rng& /*rng*/) { return state; }
    static std::uint64_t key(const State& state, SeatId /*seat*/) { return key_of(state); }
};
static_assert(SearchRules<Pick>);

}  // namespace ai::testing
