// Ascalion as the search sees it.
#pragma once

#include <optional>

#include "ai/evaluations/ascalion_assessment.h"
#include "ai/evaluations/ascalion_policy.h"
#include "ai/evaluations/ascalion_styles.h"
#include "ai/evaluations/ascalion_themes.h"
#include "ai/evaluations/standing_judge.h"
#include "games/ascalion/rules.h"

namespace ai {

struct AscalionStanding {
    using Rules = ascalion::Rules;
    using State = ascalion::State;
    using Content = ascalion::Content;
    static constexpr auto kInformation = search::Information::Open;
    static constexpr bool kActionsAreLong = true;
    static constexpr double kFirstShare = 0.65;
    static constexpr auto kFeatureNames = ascalion_standing::kFeatureNames;
    static constexpr auto kThemes = ascalion_standing::kThemes;
    static constexpr auto kAbout = ascalion_standing::kAbout;

    static auto features(const Content& content, const State& state) {
        FeaturesBySeat<ascalion_standing::kFeatures, ascalion::kMaxSeats> all{};
        const ascalion_standing::Situation situation(content, state);
        for (std::size_t i = 0; i < state.options.seats; ++i)
            all[i] = ascalion_standing::Assessment(situation, engine::seat_id(static_cast<int>(i)))
                         .features();
        return all;
    }
    static auto weights_of(search::Style style) { return ascalion_standing::weights_of(style); }

    static bool is_asked(const Content& content, const State& state) {
        return state.turn.ask >= ascalion::Ask::ClaimCountry && !state.is_over()
               && Rules::is_settled(content, state);
    }
    // Face down, one source is like another (A4.3).
    static bool is_open_choice(const State& state) {
        return state.turn.ask == ascalion::Ask::SourceCountry;
    }
    // Where people may offer without end, computers do not.
    static std::optional<engine::Action> settled_choice(const State& state) {
        const bool has_offered = state.turn.ask == ascalion::Ask::Partner
                                 && state.seat(state.turn.active).offers >= kMostOffers;
        return has_offered ? std::optional(ascalion::action::bare(ascalion::ActionKind::Pass))
                           : std::nullopt;
    }
    // The part of a seat in a phase: in the set-up each claim, in trade each offer. The sources
    // tell games apart.
    static std::uint64_t turn(const State& state) {
        const ascalion::Turn& turn = state.turn;
        const auto seat = static_cast<std::uint64_t>(turn.to_move);
        const auto phase = static_cast<std::uint64_t>(turn.phase);
        const std::uint64_t part = (((std::uint64_t{turn.round} << 8U) | phase) << 8U) | seat;
        return core::combine(core::hash_of(state.board.sources),
                             core::combine(part, step_of(state)));
    }

    static void priors(const Content& content,
                       Question<State> question,
                       const engine::ActionList& actions,
                       std::span<float> weights) {
        ascalion_policy::priors(content, question.state, actions, weights);
    }

  private:
    static constexpr int kMostOffers = 6;  // in a trade phase

    static std::uint64_t step_of(const State& state) {
        if (state.turn.ask == ascalion::Ask::ClaimCountry)
            return static_cast<std::uint64_t>(state.own().size());
        if (state.turn.phase != ascalion::Phase::Trade)
            return 0;
        return state.trade.ledger.size() * ascalion::kMaxSeats
               + static_cast<std::uint64_t>(state.turn.active);
    }
};

using AscalionJudge = StandingJudge<AscalionStanding>;

}  // namespace ai
