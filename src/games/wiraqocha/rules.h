// The phase table of Wiraqocha: the game at a glance.
#pragma once

#include <string_view>

#include "engine/fills_in.h"
#include "engine/game.h"
#include "games/wiraqocha/invariant.h"
#include "games/wiraqocha/phases/laying.h"
#include "games/wiraqocha/phases/menus.h"
#include "games/wiraqocha/phases/revealing.h"
#include "games/wiraqocha/phases/rolling.h"
#include "games/wiraqocha/view.h"

namespace wiraqocha {

struct Rules : engine::FillsIn<Rules>,
               engine::OpenTable<State>,
               engine::RulesOf<State, Content, Options, View, kMinSeats, kMaxSeats> {
    static constexpr std::string_view kId = "wiraqocha";
    static constexpr int kRulesVersion = 1;  // rules_version_test.cpp says when to raise it

    static constexpr State initial(const Content& content, const Options& options) {
        State state;
        // Written out because of g++ 12: a game that it plays at compile time spoils the constant
        // from which `state` starts at run time.
        for (Piece& piece : state.board.pieces.items)
            piece = Piece{};
        state.options = options;
        for (std::size_t i = 0; i < options.seats; ++i)
            state.seats[i].reserve = content.pieces_per_seat;  // W4.4
        state.deck = CardSet::first(kCards);                   // W4.5
        laying::clear(state);
        if (options.layout == Layout::Beginner) {
            laying::lay_beginner(content, state);
            laying::accept_or_repeat(content, state);
        }
        return state;
    }

    static constexpr engine::Actor actor(const Content& /*content*/, const State& state) {
        switch (state.phase) {
            case Phase::Preparing:
            case Phase::Acting: return engine::Actor::seat(state.turn.active);
            case Phase::Over: return engine::Actor::nobody();
            case Phase::Laying:
            case Phase::Dealing:
            case Phase::Starting:
            case Phase::Rolling:
            case Phase::Rerolling:
            case Phase::Somnium:
            case Phase::Refilling: break;
        }
        return engine::Actor::chance();
    }

    static constexpr void legal(const Content& content,
                                const State& state,
                                SeatId seat,
                                auto&& sink) {
        switch (state.phase) {
            case Phase::Laying: return chance(seat) ? laying::legal(state, sink) : void();
            case Phase::Dealing:
            case Phase::Refilling: return chance(seat) ? revealing::legal(state, sink) : void();
            case Phase::Starting: return chance(seat) ? starting::legal(state, sink) : void();
            case Phase::Rolling:
            case Phase::Rerolling:
            case Phase::Somnium: return chance(seat) ? rolling::legal(sink) : void();
            case Phase::Preparing:
            case Phase::Acting: return decisions(content, state, seat, sink);
            case Phase::Over: return;
        }
    }

    // All outcomes of a chance event are equally likely (section 10).
    static constexpr int weight(const Content& /*content*/,
                                const State& /*state*/,
                                Action /*outcome*/) {
        return 1;
    }

    // One answer, nothing filled in. The parts of `apply` are public for simulators that take many
    // games through the same question together.
    static constexpr void step(const Content& content, State& state, Action action) {
        switch (state.phase) {
            case Phase::Laying: return laying::apply(content, state, action);
            case Phase::Dealing:
            case Phase::Refilling: return revealing::apply(content, state, action);
            case Phase::Starting: return starting::apply(content, state, action);
            case Phase::Rolling:
            case Phase::Rerolling:
            case Phase::Somnium: return rolling::apply(state, action);
            case Phase::Preparing:
            case Phase::Acting: return decide(content, state, action);
            case Phase::Over: return;
        }
    }

    // Parameters with a single answer are filled in without asking (W5.4).
    static constexpr bool fills_in(const State& state) { return state.pending.ask != Ask::Nothing; }

    // What may answer the open parameter.
    static constexpr void alternatives(const Content& content, const State& state, auto&& sink) {
        composing::legal(content, state, sink);
    }

    // An action takes effect with its last answer.
    static constexpr bool is_settled(const Content& /*content*/, const State& state) {
        return state.pending.ask == Ask::Nothing;
    }
    static constexpr bool asks(const Content& content,
                               const State& /*before*/,
                               const State& after) {
        return !is_settled(content, after);
    }

  private:
    static constexpr bool chance(SeatId seat) { return seat == kNobody; }

    static constexpr void decisions(const Content& content,
                                    const State& state,
                                    SeatId seat,
                                    auto&& sink) {
        if (chance(seat) || seat != state.turn.active)
            return;
        if (fills_in(state))
            alternatives(content, state, sink);
        else
            menus::legal(content, state, sink);
    }

    static constexpr void decide(const Content& content, State& state, Action action) {
        if (state.pending.ask != Ask::Nothing)
            return composing::answer(content, state, action);
        switch (kind_of(action)) {
            case ActionKind::Income: return take_income(content, state);
            case ActionKind::Count: return count_dice(content, state);
            case ActionKind::UseFactory: return preparing::use_factory(content, state);
            case ActionKind::Roll: return preparing::roll(content, state);
            case ActionKind::SomniumDie: return acting::add_die(state);
            case ActionKind::EndTurn: return end_turn(content, state);
            default: return composing::begin(state, kind_of(action));
        }
    }
};
static_assert(engine::Game<Rules>);

}  // namespace wiraqocha
