// The rules of the miniature game (its text stands in state.h).
#pragma once

#include <string_view>

#include "engine/mini/view.h"

namespace mini {

namespace committing {
constexpr void end_round(State& state) {
    for (const SeatId seat : state.everyone()) {
        ++state.discard[state.of(seat).committed];
        state.of(seat).committed = Card::None;
    }
    state.winner = kNobody;
    ++state.rounds_played;
    state.phase = state.rounds_played == kRounds ? Phase::Over : Phase::Committing;
}

constexpr void reveal(const Content& content, State& state) {
    state.winner = round_winner(content, state);
    state.phase = Phase::Choosing;
    if (state.winner == kNobody)
        end_round(state);
}

constexpr Why why_not(const State& state, SeatId seat, Card card) {
    return state.of(seat).hand[card] > 0 ? Why::Nothing : Why::NotHeld;
}

template <class Sink>
constexpr void legal(const State& state, SeatId seat, Sink& sink) {
    for (const Card card : kCards) {
        if (why_not(state, seat, card) == Why::Nothing)
            sink(action::commit(card));
    }
}

constexpr void apply(const Content& content, State& state, SeatId seat, Card card) {
    --state.of(seat).hand[card];
    state.of(seat).committed = card;
    if (uncommitted(state).empty())
        reveal(content, state);
}
}  // namespace committing

namespace choosing {
// Of an action of the menu, in both phases in which seats decide.
constexpr Why why_not(const State& state, ActionKind kind) {
    if (state.phase == Phase::Committing)
        return kind == ActionKind::Commit ? Why::Nothing : Why::CommitFirst;
    if (kind == ActionKind::Commit)
        return Why::Committed;
    return kind == ActionKind::Gamble && !state.options.gambling ? Why::NoGambling : Why::Nothing;
}

template <class Sink>
constexpr void legal(const State& state, Sink& sink) {
    for (const ActionKind kind : {ActionKind::Keep, ActionKind::Spoil, ActionKind::Gamble}) {
        if (why_not(state, kind) == Why::Nothing)
            sink(action::of(kind));
    }
}

constexpr int worth(const Content& content, const State& state) {
    return content.worth[state.of(state.winner).committed];
}

constexpr void keep(const Content& content, State& state) {
    state.of(state.winner).kept += worth(content, state);
    committing::end_round(state);
}

constexpr void spoil(State& state) {
    for (const SeatId seat : state.everyone()) {
        if (seat != state.winner && state.of(seat).kept > 0)
            --state.of(seat).kept;
    }
    committing::end_round(state);
}

constexpr void win_gamble(const Content& content, State& state) {
    state.of(state.winner).gambled += 2 * worth(content, state);
    committing::end_round(state);
}
}  // namespace choosing

namespace dealing {
template <class Sink>
constexpr void legal(const State& state, Sink& sink) {
    for (const Card card : kCards) {
        if (state.deck[card] > 0)
            sink(action::dealt(card));
    }
}

constexpr void apply(State& state, Card card) {
    --state.deck[card];
    ++state.of(next_dealt(state)).hand[card];
    if (next_dealt(state) == kNobody)
        state.phase = Phase::Committing;
}
}  // namespace dealing

namespace scoring {
constexpr std::uint8_t place_of(const State& state, SeatId ranked) {
    std::uint8_t place = 1;
    for (const SeatId seat : state.everyone()) {
        if (points(state.of(seat)) > points(state.of(ranked)))
            ++place;
    }
    return place;
}

constexpr engine::SeatResult result_of(const State& state, SeatId seat) {
    engine::SeatResult result;
    const Seat& own = state.of(seat);
    result.place = state.phase == Phase::Over ? place_of(state, seat) : std::uint8_t{0};
    result.score = static_cast<std::int16_t>(points(own));
    result.parts[0] = static_cast<std::int16_t>(own.kept.value());
    result.parts[1] = static_cast<std::int16_t>(own.gambled.value());
    return result;
}

constexpr Ending ending(const State& state) {
    if (state.phase != Phase::Over)
        return Ending::Running;
    for (const SeatId seat : state.everyone()) {
        if (points(state.of(seat)) > 0)
            return Ending::Scored;
    }
    return Ending::Dark;
}
}  // namespace scoring

struct Game {
    using State = mini::State;
    using Content = mini::Content;
    using Options = mini::Options;
    using View = mini::View;
    static constexpr std::string_view kId = "mini";
    static constexpr int kMinSeats = mini::kMinSeats;
    static constexpr int kMaxSeats = mini::kMaxSeats;

    static constexpr State initial(const Content& content, const Options& options) {
        State state;
        state.options = options;
        for (const Card card : kCards)
            state.deck[card] = core::Counter(content.copies[card]);
        return state;
    }

    static constexpr engine::Actor actor(const Content& /*content*/, const State& state) {
        switch (state.phase) {
            case Phase::Dealing:
            case Phase::Gambling: return engine::Actor::chance();
            case Phase::Committing: return engine::Actor::seats(uncommitted(state));
            case Phase::Choosing: return engine::Actor::seat(state.winner);
            case Phase::Over: return engine::Actor::nobody();
        }
        return engine::Actor::nobody();
    }

    template <class Sink>
    static constexpr void legal(const Content& content,
                                const State& state,
                                SeatId seat,
                                Sink&& sink) {
        const engine::Actor deciding = actor(content, state);
        if (seat == kNobody ? !deciding.is_chance() : !deciding.includes(seat))
            return;
        switch (state.phase) {
            case Phase::Dealing: return dealing::legal(state, sink);
            case Phase::Committing: return committing::legal(state, seat, sink);
            case Phase::Choosing: return choosing::legal(state, sink);
            case Phase::Gambling:
                sink(action::of(ActionKind::Won));
                sink(action::of(ActionKind::Lost));
                return;
            case Phase::Over: return;
        }
    }

    static constexpr int weight(const Content& /*content*/, const State& state, Action outcome) {
        if (kind_of(outcome) == ActionKind::Dealt)
            return state.deck[card_of(outcome)].value();
        return kind_of(outcome) == ActionKind::Won ? 1 : 3;
    }

    static constexpr void apply(const Content& content, State& state, SeatId seat, Action action) {
        switch (kind_of(action)) {
            case ActionKind::Dealt: return dealing::apply(state, card_of(action));
            case ActionKind::Commit:
                return committing::apply(content, state, seat, card_of(action));
            case ActionKind::Keep: return choosing::keep(content, state);
            case ActionKind::Spoil: return choosing::spoil(state);
            case ActionKind::Gamble: state.phase = Phase::Gambling; return;
            case ActionKind::Won: return choosing::win_gamble(content, state);
            case ActionKind::Lost: return committing::end_round(state);
        }
    }

    static constexpr engine::Outcome outcome(const Content& /*content*/, const State& state) {
        engine::Outcome result;
        result.seats = state.options.seats;
        result.ending = static_cast<std::uint8_t>(scoring::ending(state));
        for (const SeatId seat : state.everyone())
            result.results[static_cast<unsigned>(seat)] = scoring::result_of(state, seat);
        engine::crown_the_first(result);
        return result;
    }

    static constexpr View view(const Content& /*content*/, const State& state, SeatId viewer) {
        return view_of(state, viewer);
    }
    static constexpr State sample_hidden(const Content& /*content*/,
                                         const View& seen,
                                         core::Rng& rng) {
        return sample_truth(seen, rng);
    }
    static constexpr State shuffle_hidden(const Content& /*content*/,
                                          const State& truth,
                                          SeatId viewer,
                                          core::Rng& rng) {
        return shuffle_truth(truth, viewer, rng);
    }

    static constexpr SeatSet asked(const Content& content, const State& state) {
        return state.phase == Phase::Committing ? state.everyone() : actor(content, state).seats();
    }
    // M3: the last card uncovers all.
    static constexpr engine::Disclosure disclosure(const Content& /*content*/,
                                                   const State& before,
                                                   const State& /*after*/,
                                                   SeatId seat) {
        if (before.phase != Phase::Committing)
            return engine::Disclosure::Open;
        return uncommitted(before) == SeatSet::of(seat) ? engine::Disclosure::Reveals
                                                        : engine::Disclosure::Secret;
    }

    static constexpr std::string_view invariant(const Content& content, const State& state) {
        if (state.options.seats < kMinSeats || state.options.seats > kMaxSeats)
            return "M1: two or three seats";
        if (!holds_all_cards(content, state))
            return "M1: no card is lost or doubled";
        if (!hands_fit_the_round(state))
            return "M2: hands fit the round";
        if (!phase_fits_the_commitments(content, state))
            return "M3: the phase fits the commitments";
        if (!is_over_after_the_last_round(state))
            return "M3: the game is over after two rounds";
        return {};
    }
};
static_assert(engine::Game<Game>);

}  // namespace mini
