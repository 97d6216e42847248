// Takes away what the reasons of the miniature game name.
#pragma once

#include <optional>

#include "engine/mini/rules.h"
#include "engine/mini/state_fields.h"
#include "engine/named.h"
#include "engine/testing/conformance.h"

namespace mini {

struct Remedies {
    using SaidReason = engine::testing::SaidReason;

    static std::optional<State> without(const Content& /*content*/,
                                        State state,
                                        SeatId seat,
                                        const SaidReason& reason) {
        if (reason.key == "why.commit_first")
            commit_all(state, seat);
        else if (reason.key == "why.committed")
            take_back_all(state);
        else if (reason.key == "why.not_held")
            ++state.of(seat).hand[card_said(reason)];
        else if (reason.key == "why.no_gambling")
            state.options.gambling = true;
        else
            return std::nullopt;
        return state;
    }

    static bool is_fixed(const Content& /*content*/,
                         const State& /*state*/,
                         SeatId /*seat*/,
                         const SaidReason& /*reason*/) {
        return false;
    }

  private:
    // The last word: "You hold no crown".
    static Card card_said(const SaidReason& reason) {
        const auto name = reason.english.substr(reason.english.rfind(' ') + 1);
        return *engine::named<Card>(name);
    }
    static void commit_all(State& state, SeatId winner) {
        for (const SeatId seat : uncommitted(state))
            state.of(seat).committed = seat == winner ? Card::Crown : Card::Reed;
        state.winner = winner;
        state.phase = Phase::Choosing;
    }
    static void take_back_all(State& state) {
        for (const SeatId seat : state.everyone()) {
            Seat& own = state.of(seat);
            if (own.committed != Card::None)
                ++own.hand[own.committed];
            own.committed = Card::None;
        }
        state.winner = kNobody;
        state.phase = Phase::Committing;
    }
};

}  // namespace mini
