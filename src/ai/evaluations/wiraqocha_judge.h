// Wiraqocha as the search sees it: winning shares from the features, priors by kind of action.
#pragma once

#include "ai/evaluations/standing_judge.h"
#include "ai/evaluations/wiraqocha_styles.h"
#include "ai/evaluations/wiraqocha_themes.h"

namespace ai {

struct WiraqochaStanding {
    using Rules = wiraqocha::Rules;
    using State = wiraqocha::State;
    using Content = wiraqocha::Content;
    static constexpr auto kInformation = search::Information::Open;
    static constexpr bool kActionsAreLong = true;
    static constexpr double kFirstShare = 0.4;
    static constexpr auto kFeatureNames = wiraqocha_standing::kFeatureNames;
    static constexpr auto kThemes = wiraqocha_standing::kThemes;
    static constexpr auto kAbout = wiraqocha_standing::kAbout;

    static auto features(const Content& content, const State& state) {
        FeaturesBySeat<wiraqocha_standing::kFeatures, wiraqocha::kMaxSeats> all{};
        for (std::size_t i = 0; i < state.options.seats; ++i)
            all[i] = wiraqocha_standing::features_of(
                content, state, engine::seat_id(static_cast<int>(i)));
        return all;
    }
    static auto weights_of(search::Style style) { return wiraqocha_standing::weights_of(style); }

    static bool is_asked(const Content& content, const State& state) {
        return state.phase >= wiraqocha::Phase::Preparing && !state.is_over()
               && Rules::is_settled(content, state);
    }
    // The layout tells games apart.
    static std::uint64_t turn(const State& state) {
        const auto number = std::uint64_t{state.round} * wiraqocha::kMaxSeats
                            + static_cast<std::uint64_t>(engine::index_of(state.turn.active));
        return core::combine(core::hash_of(state.board.layout), number);
    }

    static void priors(const Content& /*content*/,
                       Question<State> /*question*/,
                       const engine::ActionList& actions,
                       std::span<float> weights) {
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = weight_of(wiraqocha::kind_of(actions[i]));
    }

  private:
    static float weight_of(wiraqocha::ActionKind kind) {
        using wiraqocha::ActionKind;
        switch (kind) {
            case ActionKind::Conquer:
            case ActionKind::Build:
            case ActionKind::Plunder: return 3;
            case ActionKind::TakeBack: return 0.5F;
            default: return 1;
        }
    }
};

using WiraqochaJudge = StandingJudge<WiraqochaStanding>;

}  // namespace ai
