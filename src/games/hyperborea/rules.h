// The phase table of Hyperborea: the game at a glance.
#pragma once

#include <string_view>

#include "engine/fills_in.h"
#include "engine/game.h"
#include "games/hyperborea/invariant.h"
#include "games/hyperborea/phases/acting.h"
#include "games/hyperborea/phases/committing.h"
#include "games/hyperborea/scoring.h"
#include "games/hyperborea/underway.h"
#include "games/hyperborea/viewing.h"

namespace hyperborea {

// H7.11: reveals come before any other decision.
constexpr void proceed(const Content& content, State& state) {
    if (state.turn.reveals)
        return ask_chance(state, Ask::Reveal);
    switch (state.turn.phase) {
        case Phase::Setup: return setting_up::after_map(state);
        case Phase::Starting: return turning::next_start_card(content, state);
        case Phase::Main: return ask_active(state, Ask::Menu);
        case Phase::Ending: return turning::next_turn(content, state);
        case Phase::Over: return;
    }
}

namespace dealing {

// H4.13: in the set-up the next seat draws, then the first turn begins.
constexpr void after_cubes(const Content& content, State& state) {
    if (state.turn.phase != Phase::Setup)
        return proceed(content, state);
    state.turn.active = seat_after(state, state.turn.active);
    if (state.turn.active == state.turn.first)
        return turning::begin_first_turn(content, state);
    draw_cubes(state, content.parameters.cubes_drawn);
}

constexpr void after_cards(const Content& content, State& state) {
    if (state.turn.phase == Phase::Setup)
        return setting_up::deal_market(content, state);
    if (learning::is_refreshing(state))
        return learning::end_refresh(state);
    state.turn.deck = kNoDeck;
    proceed(content, state);
}

}  // namespace dealing

// Which phase file a question belongs to.
enum class Desk : std::uint8_t {
    SettingUp,
    Committing,
    Dealing,
    Acting,
    Placing,
    Moving,
    Fighting,
    Exploring,
    Developing,
    Learning,
    Converting,
    Striking,
    Activating,
    Turning,
    Nobody,
};

// NOLINTNEXTLINE(readability-function-size): a table
constexpr Desk desk_of(Ask ask) {
    switch (ask) {
        case Ask::GetRace:
        case Ask::First:
        case Ask::GetTile:
        case Ask::Race: return Desk::SettingUp;
        case Ask::Commit: return Desk::Committing;
        case Ask::Reveal:
        case Ask::Deal:
        case Ask::DrawCube: return Desk::Dealing;
        case Ask::Menu: return Desk::Acting;
        case Ask::PlaceColour:
        case Ask::PlaceSpace: return Desk::Placing;
        case Ask::WalkFrom:
        case Ask::WalkTo:
        case Ask::FlyFrom:
        case Ask::FlyTo:
        case Ask::FortHex:
        case Ask::DeployHex: return Desk::Moving;
        case Ask::AttackHex:
        case Ask::AttackTarget:
        case Ask::AttackHow:
        case Ask::RangedHex:
        case Ask::RangedTarget: return Desk::Fighting;
        case Ask::EnterSite:
        case Ask::Unearth:
        case Ask::Look: return Desk::Exploring;
        case Ask::DevelopRow:
        case Ask::RowSize:
        case Ask::RowRow:
        case Ask::DiffSize:
        case Ask::DiffRow:
        case Ask::UpgradeRow: return Desk::Developing;
        case Ask::TakeCard:
        case Ask::RefreshDeck:
        case Ask::RefreshTake:
        case Ask::SpyCard: return Desk::Learning;
        case Ask::GenerateColour:
        case Ask::RestoreCube:
        case Ask::ExchangeCube:
        case Ask::ExchangeColour:
        case Ask::PurgeCube: return Desk::Converting;
        case Ask::StrikeSort:
        case Ask::Victim: return Desk::Striking;
        case Ask::Option:
        case Ask::PayCube:
        case Ask::PayGrey:
        case Ask::PayMini:
        case Ask::PayGem: return Desk::Activating;
        case Ask::ResetCube: return Desk::Turning;
        case Ask::Nothing: break;
    }
    return Desk::Nobody;
}

struct Rules : engine::FillsIn<Rules>,
               engine::RulesOf<State, Content, Options, View, kMinSeats, kMaxSeats> {
    static constexpr std::string_view kId = "hyperborea";
    static constexpr int kRulesVersion = 1;  // rules_version_test.cpp says when to raise it

    static constexpr State initial(const Content& content, const Options& options) {
        return setting_up::begin(content, options);
    }

    static constexpr engine::Actor actor(const Content& /*content*/, const State& state) {
        if (state.turn.ask == Ask::Nothing)
            return engine::Actor::nobody();
        if (state.turn.ask == Ask::Commit)
            return engine::Actor::seats(committing::undecided(state));
        return is_for_chance(state.turn.ask) ? engine::Actor::chance()
                                             : engine::Actor::seat(state.turn.to_move);
    }

    static constexpr void legal(const Content& content,
                                const State& state,
                                SeatId seat,
                                auto&& sink) {
        if (state.turn.ask == Ask::Commit)
            return seat == kNobody ? void() : committing::legal(content, state, seat, sink);
        if (seat == state.turn.to_move)
            alternatives(content, state, sink);
    }

    // Section 10
    static constexpr int weight(const Content& content, const State& state, Action outcome) {
        switch (kind_of(outcome)) {
            case ActionKind::Drew: return state.active().bag[colour_of(outcome)].value();
            case ActionKind::Unearthed:
                return exploring::untaken(content, state, token_of(outcome));
            default: return 1;
        }
    }

    // One answer, nothing filled in. Public for simulators that take many games through the same
    // question together.
    static constexpr void step(const Content& content, State& state, Action action) {
        switch (desk_of(state.turn.ask)) {
            case Desk::SettingUp: return setting_up::apply(content, state, action);
            case Desk::Dealing: return dealing::apply(content, state, action);
            case Desk::Acting: return acting::apply(content, state, action);
            case Desk::Placing: return placing::apply(content, state, action);
            case Desk::Moving: return moving::apply(content, state, action);
            case Desk::Fighting: return fighting::apply(content, state, action);
            case Desk::Exploring: return exploring::apply(content, state, action);
            case Desk::Developing: return developing::apply(content, state, action);
            case Desk::Learning: return learning::apply(content, state, action);
            case Desk::Converting: return converting::apply(content, state, action);
            case Desk::Striking: return striking::apply(content, state, action);
            case Desk::Activating: return activating::apply(content, state, action);
            case Desk::Turning: return turning::apply(content, state, action);
            case Desk::Committing:
            case Desk::Nobody: return;
        }
    }

    // H6.1: a parameter with one alternative is filled in without asking, and so is a chance event
    // with one outcome (H10.4). The menu is always asked.
    static constexpr bool fills_in(const State& state) { return state.turn.ask != Ask::Menu; }

    // A simultaneous choice needs to know whose it is.
    static constexpr void answer(const Content& content, State& state, SeatId seat, Action action) {
        if (state.turn.ask == Ask::Commit)
            return seat == kNobody ? void() : committing::apply(content, state, seat, action);
        step(content, state, action);
    }

    static constexpr bool is_settled(const Content& /*content*/, const State& state) {
        return underway::is_settled(state.turn.ask);
    }
    static constexpr bool asks(const Content& /*content*/,
                               const State& before,
                               const State& after) {
        return underway::asks(before, after);
    }

    static constexpr View view(const Content& content, const State& state, SeatId viewer) {
        return viewing::view_of(content, state, viewer);
    }
    static constexpr State sample_hidden(const Content& content, const View& view, core::Rng& rng) {
        return viewing::sample(content, view, rng);
    }
    static constexpr State shuffle_hidden(const Content& content,
                                          const State& state,
                                          SeatId viewer,
                                          core::Rng& rng) {
        return viewing::sample(content, viewing::view_of(content, state, viewer), rng);
    }

    static constexpr SeatSet asked(const Content& content, const State& state) {
        return state.turn.ask == Ask::Commit ? state.everyone() : actor(content, state).seats();
    }
    // H10.6, H10.9
    static constexpr engine::Disclosure disclosure(const Content& content,
                                                   const State& before,
                                                   const State& after,
                                                   SeatId seat) {
        if (before.turn.ask == Ask::Commit)
            return after.turn.ask == Ask::Commit ? engine::Disclosure::Secret
                                                 : engine::Disclosure::Reveals;
        return viewing::has_seen_new_face(content, before, after, seat)
                   ? engine::Disclosure::Reveals
                   : engine::Disclosure::Open;
    }

    static constexpr std::string_view invariant(const Content& content, const State& state) {
        const std::string_view broken = first_broken_law(content, state);
        return broken.empty() && !offers_enough(content, state) ? "alternatives" : broken;
    }

    // H11.29: at least one alternative, and not more than a list can hold.
    static constexpr bool offers_enough(const Content& content, const State& state) {
        if (state.turn.ask == Ask::Commit)
            return !committing::undecided(state).empty();
        engine::ActionCounter counter;
        alternatives(content, state, counter);
        return state.is_over() ? counter.count == 0
                               : counter.count > 0 && counter.count <= engine::kMaxActions;
    }

    // What may answer the open question.
    static constexpr void alternatives(const Content& content, const State& state, auto&& sink) {
        switch (desk_of(state.turn.ask)) {
            case Desk::SettingUp: return setting_up::legal(state, sink);
            case Desk::Dealing: return dealing::legal(state, sink);
            case Desk::Acting: return acting::legal(content, state, sink);
            case Desk::Placing: return placing::legal(content, state, sink);
            case Desk::Moving: return moving::legal(content, state, sink);
            case Desk::Fighting: return fighting::legal(content, state, sink);
            case Desk::Exploring: return exploring::legal(content, state, sink);
            case Desk::Developing: return developing::legal(content, state, sink);
            case Desk::Learning: return learning::legal(content, state, sink);
            case Desk::Converting: return converting::legal(content, state, sink);
            case Desk::Striking: return striking::legal(content, state, sink);
            case Desk::Activating: return activating::legal(content, state, sink);
            case Desk::Turning: return turning::legal(content, state, sink);
            case Desk::Committing:
            case Desk::Nobody: return;
        }
    }
};
static_assert(engine::Game<Rules>);

}  // namespace hyperborea
