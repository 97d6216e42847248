// The phase table of Path of Civilization: the game at a glance.
#pragma once

#include <string_view>

#include "engine/game.h"
#include "games/pathciv/chance.h"
#include "games/pathciv/invariant.h"
#include "games/pathciv/phases/holding_events.h"
#include "games/pathciv/scoring.h"
#include "games/pathciv/viewing.h"
#include "games/pathciv/windows.h"

namespace pathciv {

namespace setting_up {

constexpr void run(const Content& content, State& state) {
    switch (state.turn.stage) {
        case Stage::LayChallenges: return lay_challenges(content, state);
        case Stage::LayBattles: return lay_battles(content, state);
        case Stage::FillStacks: return fill_stacks(content, state);
        case Stage::DealBoards: return deal_boards(state);
        case Stage::DealRival: return deal_rival(state);
        default: return give_bonuses(content, state);
    }
}

}  // namespace setting_up

// P5.7
constexpr void end_round(State& state) {
    go_on_with(state, state.round() == kRounds ? Stage::Finish : Stage::BeginRound);
}

// P5.1, P5.4: one stage after the other. A stage opens a question or names the next stage.
constexpr void run(const Content& content, State& state) {
    switch (state.turn.stage) {
        case Stage::LayChallenges:
        case Stage::LayBattles:
        case Stage::FillStacks:
        case Stage::DealBoards:
        case Stage::DealRival:
        case Stage::GiveBonuses: return setting_up::run(content, state);
        case Stage::BeginRound: return beginning::begin_round(content, state);
        case Stage::EnterWonders: return beginning::enter_wonders(content, state);
        case Stage::EnterLeaders: return beginning::enter_leaders(state);
        case Stage::TakeHands: return beginning::take_hands(state);
        case Stage::PlanProjects: return projecting::enter(state);
        case Stage::DeployCubes: return deploying::enter(state);
        case Stage::Arrive: return arriving::arrive(content, state);
        case Stage::ShowMarkers: return arriving::show_markers(content, state);
        case Stage::OpenMarkers: return arriving::open_markers(state);
        case Stage::TakeMarkers: return arriving::take_markers(state);
        case Stage::GainAdvantages: return arriving::gain_advantages(state);
        case Stage::AimAtWonder: return bidding::begin(content, state, Phase::Wonders);
        case Stage::BidForWonders:
        case Stage::BidForLeaders: return bidding::ask_for_bids(content, state);
        case Stage::BuildWonders: return bidding::finish(content, state, Stage::AimAtLeader);
        case Stage::AimAtLeader: return bidding::begin(content, state, Phase::Leaders);
        case Stage::RecruitLeaders: return bidding::finish(content, state, Stage::CountResearch);
        case Stage::CountResearch: return researching::enter(state);
        case Stage::BeginTechnology: return learning::begin(state);
        case Stage::BidForTechnologies: return learning::ask_for_bids(state);
        case Stage::OpenBoxes: return learning::open_boxes(content, state);
        case Stage::HoldChallenge: return holding_events::hold_challenge(content, state);
        case Stage::FightBattle: return holding_events::fight_battle(content, state);
        case Stage::EndRound: return end_round(state);
        case Stage::Finish: return finish(content, state);
    }
}

// Runs stage after stage until somebody has to decide or the game is over. The observer is shown
// the state before each stage, each reveal and each event with one outcome.
constexpr void advance(const Content& content, State& state, auto&& observe) {
    while (!state.is_over()) {
        if (state.turn.ask == Ask::Nothing) {
            observe(state);
            run(content, state);
        } else if (is_for_chance(state.turn.ask)) {
            if (!chance::happens_anyway(content, state, observe))
                return;
        } else {
            windows::settle(content, state, state.turn.waiting);
            if (state.turn.waiting)
                return;
            observe(state);
            windows::close(content, state);
        }
    }
}

struct Rules : engine::RulesOf<State, Content, Options, View, kMinSeats, kMaxSeats> {
    static constexpr std::string_view kId = "pathciv";
    static constexpr int kRulesVersion = 1;  // rules_version_test.cpp says when to raise it

    static constexpr State initial(const Content& content, const Options& options) {
        State state = setting_up::begin(options);
        advance(content, state, [](const State& /*before*/) {});
        return state;
    }

    static constexpr engine::Actor actor(const Content& /*content*/, const State& state) {
        if (state.turn.ask == Ask::Nothing)
            return engine::Actor::nobody();
        return is_for_chance(state.turn.ask) ? engine::Actor::chance()
                                             : engine::Actor::seats(state.turn.waiting);
    }

    static constexpr void legal(const Content& content,
                                const State& state,
                                SeatId seat,
                                auto&& sink) {
        if (seat == kNobody)
            chance::legal(state, sink);
        else if (state.turn.waiting.contains(seat))
            windows::legal(content, state, seat, sink);
    }

    // Section 11: all outcomes are equally likely.
    static constexpr int weight(const Content& /*content*/,
                                const State& /*state*/,
                                Action /*outcome*/) {
        return 1;
    }

    struct Move {
        SeatId seat = kNobody;  // kNobody: chance
        Action action{};
    };
    static constexpr void apply_observed(const Content& content,
                                         State& state,
                                         Move move,
                                         auto&& observe) {
        if (move.seat == kNobody) {
            chance::apply(content, state, move.action);
        } else {
            windows::pick(state.turn.ask, state.secrets[move.seat], move.action);
            windows::settle(content, state, SeatSet::of(move.seat));
            if (state.turn.waiting)
                return;
            observe(state);
            windows::close(content, state);
        }
        advance(content, state, observe);
    }

    // The observer is shown the state before the action, and before each reveal and each stage that
    // it leads to.
    static constexpr void apply_observed(
        const Content& content, State& state, SeatId seat, Action action, auto&& observe) {
        observe(state, action);
        apply_observed(
            content, state, {seat, action}, [&](const State& now) { observe(now, action); });
    }

    static constexpr void apply(const Content& content, State& state, SeatId seat, Action action) {
        apply_observed(content, state, {seat, action}, [](const State& /*before*/) {});
    }

    // Between two windows: nobody has picked anything.
    static constexpr bool is_settled(const Content& /*content*/, const State& state) {
        constexpr PerSeat<Secret> kNoPicks{};
        return is_for_chance(state.turn.ask) || state.secrets == kNoPicks;
    }

    static constexpr View view(const Content& /*content*/, const State& state, SeatId viewer) {
        return viewing::view_of(state, viewer);
    }
    static constexpr State sample_hidden(const Content& content, const View& view, core::Rng& rng) {
        return viewing::sample(content, view, rng);
    }
    static constexpr State shuffle_hidden(const Content& content,
                                          const State& state,
                                          SeatId viewer,
                                          core::Rng& rng) {
        return viewing::sample(content, viewing::view_of(state, viewer), rng);
    }

    static constexpr SeatSet asked(const Content& content, const State& state) {
        return is_window(state.turn.ask) ? windows::asked(content, state) : SeatSet{};
    }
    // P6.2, P6.3: a window stays shut until the last commit, and opens then.
    static constexpr engine::Disclosure disclosure(const Content& content,
                                                   const State& before,
                                                   const State& after,
                                                   SeatId seat) {
        Table open = after;
        open.turn.waiting = before.turn.waiting;
        if (open == static_cast<const Table&>(before))
            return engine::Disclosure::Secret;
        return windows::asked(content, before) == SeatSet::of(seat) ? engine::Disclosure::Open
                                                                    : engine::Disclosure::Reveals;
    }

    static constexpr std::string_view invariant(const Content& content, const State& state) {
        const std::string_view broken = first_broken_law(content, state);
        return broken.empty() && !chance::offers_enough(state) ? "outcomes" : broken;
    }
};
static_assert(engine::Game<Rules>);

}  // namespace pathciv
