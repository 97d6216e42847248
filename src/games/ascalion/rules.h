// The phase table of Ascalion: the game at a glance.
#pragma once

#include <string_view>

#include "engine/fills_in.h"
#include "engine/game.h"
#include "games/ascalion/invariant.h"
#include "games/ascalion/phases/dealing.h"
#include "games/ascalion/phases/founding.h"
#include "games/ascalion/phases/scholars.h"
#include "games/ascalion/phases/setting_up.h"
#include "games/ascalion/phases/spreading.h"
#include "games/ascalion/phases/voting.h"
#include "games/ascalion/underway.h"
#include "games/ascalion/view.h"

namespace ascalion {

// A5.1: phases 3 to 5 stand behind a gate; boats are in distress before theirs is rolled (A6.70).
constexpr void enter(const Content& content, State& state, Phase phase) {
    state.turn.phase = phase;
    switch (phase) {
        case Phase::Setup:
        case Phase::Over: return;
        case Phase::Development: return founding::begin(state);
        case Phase::Production:
        case Phase::Trade: return voting::begin(state);
        case Phase::Transport:
            transporting::mark_distress(content, state);
            return voting::begin(state);
        case Phase::Attack: return scholars::begin(content, state);
    }
}

namespace voting {

constexpr void open_phase(const Content& content, State& state) {
    switch (state.turn.phase) {
        case Phase::Production: return producing::begin(content, state);
        case Phase::Trade: return linking::begin(content, state);
        case Phase::Transport: return transporting::begin(content, state);
        case Phase::Setup:
        case Phase::Development:
        case Phase::Attack:
        case Phase::Over: return;
    }
}

// A5.6
constexpr void cancel_phase(const Content& content, State& state) {
    switch (state.turn.phase) {
        case Phase::Production: return spreading::end(content, state);
        case Phase::Trade: return enter(content, state, Phase::Transport);
        case Phase::Transport: return transporting::keep_up(content, state);
        case Phase::Setup:
        case Phase::Development:
        case Phase::Attack:
        case Phase::Over: return;
    }
}

}  // namespace voting

// Which phase file a question belongs to.
enum class Desk : std::uint8_t {
    SettingUp,
    Voting,
    Founding,
    Developing,
    Producing,
    Spreading,
    Linking,
    Trading,
    Dealing,
    Transporting,
    Marching,
    Carrying,
    Sailing,
    Passing,
    Scholars,
    Attacking,
    Nobody,
};

// NOLINTNEXTLINE(readability-function-size): a table
constexpr Desk desk_of(Ask ask) {
    switch (ask) {
        case Ask::Opener:
        case Ask::Turning:
        case Ask::Dealing:
        case Ask::Drawing:
        case Ask::SourceCountry:
        case Ask::ClaimCountry: return Desk::SettingUp;
        case Ask::Gate:
        case Ask::Vote:
        case Ask::TieBreak: return Desk::Voting;
        case Ask::Temple:
        case Ask::Religion:
        case Ask::TempleCountry:
        case Ask::UniversityCountry: return Desk::Founding;
        case Ask::Recipe:
        case Ask::RecipeArea:
        case Ask::LaunchPlace: return Desk::Developing;
        case Ask::ShortSource:
        case Ask::Stud:
        case Ask::FoalCountry: return Desk::Producing;
        case Ask::BookArea:
        case Ask::FollowerArea: return Desk::Spreading;
        case Ask::Grant: return Desk::Linking;
        case Ask::Partner:
        case Ask::GiveKind:
        case Ask::GiveArea:
        case Ask::WantKind:
        case Ask::Answer: return Desk::Trading;
        case Ask::Origin:
        case Ask::Destination: return Desk::Dealing;
        case Ask::Transport: return Desk::Transporting;
        case Ask::From:
        case Ask::To:
        case Ask::Go: return Desk::Marching;
        case Ask::Unload:
        case Ask::Load:
        case Ask::Amount: return Desk::Carrying;
        case Ask::Vessel:
        case Ask::Halt: return Desk::Sailing;
        case Ask::Passage: return Desk::Passing;
        case Ask::University:
        case Ask::PriceKind:
        case Ask::PriceArea:
        case Ask::LostBook: return Desk::Scholars;
        case Ask::Target:
        case Ask::Extra:
        case Ask::Side:
        case Ask::Bonus: return Desk::Attacking;
        case Ask::Nothing: break;
    }
    return Desk::Nobody;
}

struct Rules : engine::FillsIn<Rules>,
               engine::OpenTable<State>,
               engine::RulesOf<State, Content, Options, View, kMinSeats, kMaxSeats> {
    static constexpr std::string_view kId = "ascalion";
    static constexpr int kRulesVersion = 2;  // rules_version_test.cpp says when to raise it

    static constexpr State initial(const Content& content, const Options& options) {
        return setting_up::begin(content, options);
    }

    static constexpr engine::Actor actor(const Content& /*content*/, const State& state) {
        if (state.turn.ask == Ask::Nothing)
            return engine::Actor::nobody();
        return is_for_chance(state.turn.ask) ? engine::Actor::chance()
                                             : engine::Actor::seat(state.turn.to_move);
    }

    static constexpr void legal(const Content& content,
                                const State& state,
                                SeatId seat,
                                auto&& sink) {
        if (seat == state.turn.to_move)
            alternatives(content, state, sink);
    }

    // The table is open but for an offer that is being put together (A10.4).
    static constexpr View view(const Content& /*content*/, const State& state, SeatId viewer) {
        return view_of(state, viewer);
    }
    static constexpr State shuffle_hidden(const Content& content,
                                          const State& state,
                                          SeatId viewer,
                                          core::Rng& rng) {
        if (!drafting::is_hidden_from(state, viewer))
            return state;
        State other = drafting::begun_anew(state);
        for (auto picks = rng.below(kMostPicks); picks > 0; --picks)
            pick_somehow(content, other, rng);
        return other;
    }
    static constexpr engine::Disclosure disclosure(const Content& /*content*/,
                                                   const State& before,
                                                   const State& after,
                                                   SeatId /*seat*/) {
        return drafting::is_open(before) && drafting::is_open(after) ? engine::Disclosure::Secret
                                                                     : engine::Disclosure::Open;
    }

    // Section 10
    static constexpr int weight(const Content& content, const State& state, Action outcome) {
        return kind_of(outcome) == ActionKind::Rolled ? voting::weight(content, outcome)
                                                      : setting_up::weight(content, state, outcome);
    }

    // One answer, nothing filled in. The parts of `apply` are public for simulators that take many
    // games through the same question together.
    static constexpr void step(const Content& content, State& state, Action action) {
        switch (desk_of(state.turn.ask)) {
            case Desk::SettingUp: return setting_up::apply(content, state, action);
            case Desk::Voting: return voting::apply(content, state, action);
            case Desk::Founding: return founding::apply(state, action);
            case Desk::Developing: return developing::apply(content, state, action);
            case Desk::Producing: return producing::apply(content, state, action);
            case Desk::Spreading: return spreading::apply(content, state, action);
            case Desk::Linking: return linking::apply(content, state, action);
            case Desk::Trading: return trading::apply(content, state, action);
            case Desk::Dealing: return dealing::apply(state, action);
            case Desk::Transporting: return transporting::apply(content, state, action);
            case Desk::Marching: return marching::apply(content, state, action);
            case Desk::Carrying: return carrying::apply(content, state, action);
            case Desk::Sailing: return sailing::apply(content, state, action);
            case Desk::Passing: return passing::apply(content, state, action);
            case Desk::Scholars: return scholars::apply(content, state, action);
            case Desk::Attacking: return attacking::apply(content, state, action);
            case Desk::Nobody: return;
        }
    }

    // A step with exactly one alternative is carried out without asking (A5.8).
    static constexpr bool fills_in(const State& state) { return state.turn.to_move != kNobody; }

    static constexpr bool is_settled(const Content& /*content*/, const State& state) {
        return underway::is_settled(state.turn.ask);
    }
    static constexpr bool asks(const Content& /*content*/,
                               const State& before,
                               const State& after) {
        return underway::asks(before, after);
    }

    static constexpr std::string_view invariant(const Content& content, const State& state) {
        const std::string_view broken = first_broken_law(content, state);
        return broken.empty() && !offers_enough(content, state) ? "alternatives" : broken;
    }

    // A11.24: a decision has 2 to 75 alternatives, a chance event at least one outcome.
    static constexpr bool offers_enough(const Content& content, const State& state) {
        engine::ActionCounter counter;
        alternatives(content, state, counter);
        if (state.is_over())
            return counter.count == 0;
        return counter.count >= (is_for_chance(state.turn.ask) ? 1U : 2U)
               && counter.count <= kAreas;
    }

    // What may answer the open question.
    static constexpr void alternatives(const Content& content, const State& state, auto&& sink) {
        switch (desk_of(state.turn.ask)) {
            case Desk::SettingUp: return setting_up::legal(content, state, sink);
            case Desk::Voting: return voting::legal(content, state, sink);
            case Desk::Founding: return founding::legal(state, sink);
            case Desk::Developing: return developing::legal(content, state, sink);
            case Desk::Producing: return producing::legal(content, state, sink);
            case Desk::Spreading: return spreading::legal(content, state, sink);
            case Desk::Trading: return trading::legal(content, state, sink);
            case Desk::Dealing: return dealing::legal(state, sink);
            case Desk::Transporting: return transporting::legal(content, state, sink);
            case Desk::Marching: return marching::legal(content, state, sink);
            case Desk::Carrying: return carrying::legal(state, sink);
            case Desk::Sailing: return sailing::legal(content, state, sink);
            case Desk::Linking:
            case Desk::Passing: return offer_yes_no(sink);
            case Desk::Scholars: return scholars::legal(content, state, sink);
            case Desk::Attacking: return attacking::legal(content, state, sink);
            case Desk::Nobody: return;
        }
    }

  private:
    static constexpr std::uint32_t kMostPicks = 8;

    // One more answer to an offer that is being put together, unless it would end that.
    static constexpr void pick_somehow(const Content& content, State& state, core::Rng& rng) {
        engine::ActionList further;
        alternatives(content, state, [&](Action action) {
            if (kind_of(action) != ActionKind::Send && kind_of(action) != ActionKind::Withdraw)
                further(action);
        });
        if (!further.empty())
            apply(content,
                  state,
                  state.trade.maker,
                  further[rng.below(static_cast<std::uint32_t>(further.size()))]);
    }
};
static_assert(engine::Game<Rules>);

}  // namespace ascalion
