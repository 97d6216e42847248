// The rules of the trail game (its text stands in trail_state.h).
#pragma once

#include <string_view>

#include "table/testing/trail_state.h"

namespace trail {

constexpr void end_turn(const Content& content, State& state) {
    const int next = (engine::index_of(state.turn) + 1) % state.options.seats;
    state.turn = engine::seat_id(next);
    state.steps_left = core::Counter(kSteps);
    state.phase = Phase::Walking;
    if (next == 0)
        ++state.rounds_played;
    if (state.rounds_played == content.rounds) {
        state.phase = Phase::Over;
        state.steps_left = {};
    }
}

constexpr void step(const Content& content, State& state, int squares) {
    state.of(state.turn).square += squares;
    state.phase = Phase::Walking;
    --state.steps_left;
    if (state.steps_left == 0)
        end_turn(content, state);
}

constexpr void deal(State& state, std::uint8_t secret) {
    state.of(state.turn).secret = secret;
    state.turn = engine::seat_id((engine::index_of(state.turn) + 1) % state.options.seats);
    if (state.turn == SeatId{0}) {
        state.phase = Phase::Walking;
        state.steps_left = core::Counter(kSteps);
    }
}

template <class Sink>
constexpr void numbers(ActionKind kind, int first, int last, Sink& sink) {
    for (int number = first; number <= last; ++number)
        sink(make(kind, number));
}

template <class Sink>
constexpr void walking(const State& state, Sink& sink) {
    numbers(ActionKind::Walk, 1, 2, sink);
    for (const SeatId other : state.everyone()) {
        if (state.is_hidden(other, state.turn))
            sink(make(ActionKind::Peek, engine::index_of(other)));
    }
    sink(make(ActionKind::Aim));
    sink(make(ActionKind::Roll));
    sink(make(ActionKind::Rest));
}

template <class Sink>
constexpr void alternatives(const State& state, Sink& sink) {
    switch (state.phase) {
        case Phase::Dealing: return numbers(ActionKind::Dealt, 0, kSecrets - 1, sink);
        case Phase::Rolling: return numbers(ActionKind::Rolled, 1, 2, sink);
        case Phase::Walking: return walking(state, sink);
        case Phase::Jumping: return numbers(ActionKind::Jump, 1, 3, sink);
        case Phase::Over: return;
    }
}

struct Game {
    using State = trail::State;
    using Content = trail::Content;
    using Options = trail::Options;
    using View = trail::View;
    static constexpr std::string_view kId = "trail";
    static constexpr int kMinSeats = trail::kMinSeats;
    static constexpr int kMaxSeats = trail::kMaxSeats;

    static constexpr State initial(const Content& /*content*/, const Options& options) {
        State state;
        state.options = options;
        return state;
    }
    static constexpr engine::Actor actor(const Content& /*content*/, const State& state) {
        if (state.phase == Phase::Over)
            return engine::Actor::nobody();
        const bool rolls = state.phase == Phase::Dealing || state.phase == Phase::Rolling;
        return rolls ? engine::Actor::chance() : engine::Actor::seat(state.turn);
    }
    template <class Sink>
    static constexpr void legal(const Content& content,
                                const State& state,
                                SeatId seat,
                                Sink&& sink) {
        const auto asked = seat == kNobody ? engine::Actor::chance() : engine::Actor::seat(seat);
        if (actor(content, state) == asked)
            alternatives(state, sink);
    }
    static constexpr int weight(const Content& /*content*/,
                                const State& /*state*/,
                                Action /*outcome*/) {
        return 1;
    }
    static constexpr void apply(const Content& content,
                                State& state,
                                SeatId /*seat*/,
                                Action action) {
        switch (kind_of(action)) {
            case ActionKind::Dealt: return deal(state, action.a);
            case ActionKind::Walk:
            case ActionKind::Jump:
            case ActionKind::Rolled: return step(content, state, action.a);
            case ActionKind::Aim: state.phase = Phase::Jumping; return;
            case ActionKind::Roll: state.phase = Phase::Rolling; return;
            case ActionKind::Peek:
                state.of(engine::seat_id(action.a)).seen_by.insert(state.turn);
                return step(content, state, 0);
            case ActionKind::Rest: return end_turn(content, state);
        }
    }
    static constexpr engine::Outcome outcome(const Content& /*content*/, const State& state) {
        engine::Outcome result;
        result.seats = state.options.seats;
        const bool is_over = state.phase == Phase::Over;
        result.ending = is_over ? 1 : 0;
        for (const SeatId seat : state.everyone()) {
            auto& own = result.results[static_cast<unsigned>(seat)];
            own.score = static_cast<std::int16_t>(state.of(seat).square.value());
            own.place = is_over ? 1 : 0;
            for (const SeatId other : state.everyone()) {
                if (is_over && state.of(other).square.value() > own.score)
                    ++own.place;
            }
        }
        engine::crown_the_first(result);
        if (state.options.seats == 1)
            result.results[0].won = is_over && result.results[0].score >= kLoneGoal;
        return result;
    }

    static constexpr View view(const Content& /*content*/, const State& state, SeatId viewer) {
        View seen{state, viewer};
        for (const SeatId owner : state.everyone()) {
            if (state.is_hidden(owner, viewer))
                seen.state.of(owner).secret = kUnknown;
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
            const bool is_dealt = state.phase != Phase::Dealing || owner < state.turn;
            if (is_dealt && state.is_hidden(owner, viewer))
                state.of(owner).secret = static_cast<std::uint8_t>(rng.below(kSecrets));
        }
        return state;
    }
    static constexpr engine::Disclosure disclosure(const Content& /*content*/,
                                                   const State& before,
                                                   const State& after,
                                                   SeatId seat) {
        for (const SeatId owner : before.everyone()) {
            if (before.is_hidden(owner, seat) && !after.is_hidden(owner, seat))
                return engine::Disclosure::Reveals;
        }
        return engine::Disclosure::Open;
    }
    static constexpr std::string_view invariant(const Content& /*content*/, const State& state) {
        for (const SeatId owner : state.everyone()) {
            const bool is_dealt = state.phase != Phase::Dealing || owner < state.turn;
            if (is_dealt != (state.of(owner).secret < kSecrets))
                return "T1: every seat has a secret";
        }
        return {};
    }
};
static_assert(engine::Game<Game>);

}  // namespace trail
