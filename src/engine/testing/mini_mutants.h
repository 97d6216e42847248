// The miniature game with one fault in its rules each: the kit has to find and name it.
#pragma once

#include <type_traits>

#include "engine/mini/rules.h"

namespace mini::mutants {

// Each mutant repeats the signature of the function that it replaces: that is what it takes.

struct BreaksInvariant : Game {
    static constexpr void apply(const Content& content, State& state, SeatId seat, Action action) {
        Game::apply(content, state, seat, action);
        if (kind_of(action) == ActionKind::Lost)
            ++state.deck[Card::Crown];
    }
};

struct AsksAnEmptySeat : Game {
    static constexpr engine::Actor actor(const Content& content, const State& state) {
        const auto actor = Game::actor(content, state);
        return state.phase == Phase::Choosing ? engine::Actor::seat(engine::seat_id(5)) : actor;
    }
};

struct OffersTwice : Game {
    template <class Sink>
    static void legal(const Content& content, const State& state, SeatId seat, Sink&& sink) {
        Game::legal(content, state, seat, sink);
        if (state.phase == Phase::Choosing && seat == state.winner)
            sink(action::of(ActionKind::Keep));
    }
};

struct OffersNothing : Game {
    template <class Sink>
    static void legal(const Content& content, const State& state, SeatId seat, Sink&& sink) {
        if (state.phase != Phase::Choosing)
            Game::legal(content, state, seat, sink);
    }
};

// A reveal excuses no leak.
struct CallsEveryCommitAReveal : Game {
    static constexpr engine::Disclosure disclosure(const Content& content,
                                                   const State& before,
                                                   const State& after,
                                                   SeatId seat) {
        const auto told = Game::disclosure(content, before, after, seat);
        return told == engine::Disclosure::Secret ? engine::Disclosure::Reveals : told;
    }
};

// Nothing says why.
struct HidesAReason : Game {
    template <class Sink>
    static void legal(const Content& content, const State& state, SeatId seat, Sink&& sink) {
        Game::legal(content, state, seat, [&sink](Action action) {
            if (kind_of(action) != ActionKind::Gamble)
                sink(action);
        });
    }
};

struct OffersTooMuch : Game {
    template <class Sink>
    static void legal(const Content& content, const State& state, SeatId seat, Sink&& sink) {
        Game::legal(content, state, seat, sink);
        if (state.phase == Phase::Choosing && seat == state.winner) {
            for (int i = 0; i < 300; ++i)
                sink(action::of(ActionKind::Keep));
        }
    }
};

struct OffersToOthers : Game {
    template <class Sink>
    static void legal(const Content& content, const State& state, SeatId seat, Sink&& sink) {
        Game::legal(content, state, seat, sink);
        if (state.phase == Phase::Choosing && seat != state.winner)
            sink(action::of(ActionKind::Keep));
    }
};

struct ChangesItsMind : Game {
    template <class Sink>
    static void legal(const Content& content, const State& state, SeatId seat, Sink&& sink) {
        if (state.phase != Phase::Choosing || seat != state.winner)
            return Game::legal(content, state, seat, sink);
        static bool is_keep_first = false;
        is_keep_first = !is_keep_first;
        using enum ActionKind;
        sink(action::of(is_keep_first ? Keep : Spoil));
        sink(action::of(is_keep_first ? Spoil : Keep));
    }
};

struct ToldByTheSink : Game {
    template <class Sink>
    static void legal(const Content& content, const State& state, SeatId seat, Sink&& sink) {
        Game::legal(content, state, seat, sink);
        if constexpr (std::is_same_v<std::remove_cvref_t<Sink>, engine::MembershipTest>)
            sink.found = true;
    }
};

struct WeighsNothing : Game {
    static constexpr int weight(const Content& content, const State& state, Action outcome) {
        const bool is_lost = kind_of(outcome) == ActionKind::Lost;
        return is_lost ? 0 : Game::weight(content, state, outcome);
    }
};

struct PlacesWithoutFirst : Game {
    static constexpr engine::Outcome outcome(const Content& content, const State& state) {
        auto outcome = Game::outcome(content, state);
        for (const SeatId seat : state.everyone()) {
            if (state.phase == Phase::Over)
                ++outcome.results[static_cast<unsigned>(seat)].place;
        }
        return outcome;
    }
};

struct PlacesTooEarly : Game {
    static constexpr engine::Outcome outcome(const Content& content, const State& state) {
        auto outcome = Game::outcome(content, state);
        outcome.results[0].place = 1;
        return outcome;
    }
};

struct CrownsNobody : Game {
    static constexpr engine::Outcome outcome(const Content& content, const State& state) {
        auto outcome = Game::outcome(content, state);
        for (engine::SeatResult& result : outcome.results)
            result.won = false;
        return outcome;
    }
};

struct CrownsEverybody : Game {
    static constexpr engine::Outcome outcome(const Content& content, const State& state) {
        auto outcome = Game::outcome(content, state);
        for (const SeatId seat : state.everyone())
            outcome.results[static_cast<unsigned>(seat)].won = state.phase == Phase::Over;
        return outcome;
    }
};

struct CrownsTooEarly : Game {
    static constexpr engine::Outcome outcome(const Content& content, const State& state) {
        auto outcome = Game::outcome(content, state);
        outcome.results[0].won = outcome.results[0].won || state.phase != Phase::Over;
        return outcome;
    }
};

struct NeverEnds : Game {
    static constexpr void apply(const Content& content, State& state, SeatId seat, Action action) {
        Game::apply(content, state, seat, action);
        if (state.phase == Phase::Over)
            state = Game::initial(content, state.options);
    }
};

struct RollsItsOwnDice : Game {
    static void apply(const Content& content, State& state, SeatId seat, Action action) {
        static int rolls = 0;
        Game::apply(content, state, seat, action);
        if (kind_of(action) == ActionKind::Keep && ++rolls % 2 == 0)
            ++state.of(seat).kept;
    }
};

// What seat 0 has gambled shows its crowns instead.
struct LeaksInTheView : Game {
    static constexpr View view(const Content& content, const State& state, SeatId viewer) {
        View seen = Game::view(content, state, viewer);
        seen.seats[0].gambled = state.seats[0].hand[Card::Crown];
        return seen;
    }
};

struct ShufflesNothing : Game {
    static constexpr State shuffle_hidden(const Content& /*content*/,
                                          const State& truth,
                                          SeatId /*viewer*/,
                                          core::Rng& /*rng*/) {
        return truth;
    }
};

// And takes them for public everywhere else, too.
struct ShowsCommitments : ShufflesNothing {
    static constexpr View view(const Content& content, const State& state, SeatId viewer) {
        View seen = Game::view(content, state, viewer);
        for (const SeatId seat : viewing::strangers(state, viewer)) {
            if (!viewing::is_face_down(state, seat))
                continue;
            seen.seats[static_cast<unsigned>(seat)].revealed = state.of(seat).committed;
            --seen.unseen[state.of(seat).committed];
        }
        return seen;
    }
};

struct SamplesItsOwnHand : Game {
    static constexpr State sample_hidden(const Content& content, const View& seen, core::Rng& rng) {
        View spectator = seen;
        spectator.viewer = engine::kNobody;
        for (const Card card : kCards)
            spectator.unseen[card] += seen.hand[card].value() + (seen.committed == card ? 1 : 0);
        return Game::sample_hidden(content, spectator, rng);
    }
};

struct FirstComeFirstServed : Game {
    static constexpr void apply(const Content& content, State& state, SeatId seat, Action action) {
        const bool is_first = uncommitted(state) == state.everyone();
        Game::apply(content, state, seat, action);
        if (kind_of(action) == ActionKind::Commit && is_first)
            ++state.of(seat).kept;
    }
};

}  // namespace mini::mutants
