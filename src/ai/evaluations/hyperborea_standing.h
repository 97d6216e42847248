// Hyperborea as the search sees it.
#pragma once

#include "ai/evaluations/hyperborea_assessment.h"
#include "ai/evaluations/hyperborea_policy.h"
#include "ai/evaluations/hyperborea_styles.h"
#include "ai/evaluations/hyperborea_themes.h"
#include "ai/evaluations/standing_judge.h"
#include "games/hyperborea/rules.h"

namespace ai {

struct HyperboreaStanding {
    using Rules = hyperborea::Rules;
    using State = hyperborea::State;
    using Content = hyperborea::Content;
    // Stored tokens of others and the choices of the set-up are all that is hidden.
    static constexpr auto kInformation = search::Information::Guessed;
    static constexpr bool kActionsAreLong = true;
    static constexpr double kFirstShare = 0.4;
    static constexpr auto kFeatureNames = hyperborea_standing::kFeatureNames;
    static constexpr auto kThemes = hyperborea_standing::kThemes;
    static constexpr auto kAbout = hyperborea_standing::kAbout;

    static auto features(const Content& content, const State& state) {
        FeaturesBySeat<hyperborea_standing::kFeatures, hyperborea::kMaxSeats> all{};
        const hyperborea_standing::Situation situation(content, state);
        for (const hyperborea::SeatId seat : state.everyone())
            all[static_cast<std::size_t>(seat)] =
                hyperborea_standing::Assessment(situation, seat).features();
        return all;
    }
    static auto weights_of(search::Style style) { return hyperborea_standing::weights_of(style); }

    static bool is_asked(const Content& /*content*/, const State& state) {
        return state.turn.ask == hyperborea::Ask::Menu;
    }

    // Races tell games apart. What a victim loses is a turn of its own.
    static std::uint64_t turn(const State& state) {
        const hyperborea::Turn& turn = state.turn;
        const auto seats = (static_cast<std::uint64_t>(turn.active) << 8U)
                           | static_cast<std::uint64_t>(turn.to_move);
        std::uint64_t number = (std::uint64_t{turn.round} << 16U) | seats;
        for (const hyperborea::Seat& seat : state.seats)
            number = core::combine(number, static_cast<std::uint64_t>(seat.race));
        return number;
    }

    static void priors(const Content& content,
                       Question<State> question,
                       const engine::ActionList& actions,
                       std::span<float> weights) {
        hyperborea_policy::priors(content, question.state, actions, weights);
    }
};

}  // namespace ai
