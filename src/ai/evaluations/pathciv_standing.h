// Path of Civilization as the search sees it.
#pragma once

#include "ai/evaluations/pathciv_assessment.h"
#include "ai/evaluations/pathciv_own_view.h"
#include "ai/evaluations/pathciv_policy.h"
#include "ai/evaluations/pathciv_styles.h"
#include "ai/evaluations/pathciv_themes.h"
#include "ai/evaluations/standing_judge.h"
#include "games/pathciv/rules.h"

namespace ai {

struct PathcivStanding {
    using Rules = pathciv::Rules;
    using State = pathciv::State;
    using Content = pathciv::Content;
    // Picks of an open window.
    static constexpr auto kInformation = search::Information::Hidden;
    static constexpr bool kActionsAreLong = false;
    static constexpr double kFirstShare = 0.65;
    static constexpr auto kFeatureNames = pathciv_standing::kFeatureNames;
    static constexpr auto kThemes = pathciv_standing::kThemes;
    static constexpr auto kAbout = pathciv_standing::kAbout;

    static auto features(const Content& content, const State& state) {
        FeaturesBySeat<pathciv_standing::kFeatures, pathciv::kMaxSeats> all{};
        const pathciv_standing::Situation situation(content, state);
        for (const pathciv::SeatId seat : state.everyone())
            all[static_cast<std::size_t>(seat)] =
                pathciv_standing::Assessment(situation, seat).features();
        return all;
    }
    static auto weights_of(search::Style style) { return pathciv_standing::weights_of(style); }

    static auto decides_by(const State& state, pathciv::SeatId seat) {
        return pathciv_standing::own_view(state, seat);
    }

    // Picks of an open window are all that is hidden.
    static State uncommitted(const Content& content, const State& state, pathciv::SeatId seat) {
        State before = state;
        const pathciv::SeatSet others = state.everyone() - pathciv::SeatSet::of(seat);
        for (const pathciv::SeatId other : others)
            before.secrets[other] = {};
        before.turn.waiting |= others;
        pathciv::windows::settle(content, before, others);
        return before;
    }

    static float lone_share(int score) {
        return search::logistic((static_cast<float>(score) - kMark) / kPointsToE);
    }
    // P10.10: the points that are to be expected against those that the Rival asks for.
    static float lone_win(const Content& content, const State& state, float standing) {
        const float ahead =
            kMark + kPointsToE * standing - static_cast<float>(pathciv::target_of(content, state));
        const auto rounds_left = static_cast<float>(pathciv::kRounds - state.round());
        return search::logistic(ahead / (kDoubt + kDoubtOfARound * rounds_left));
    }

    static bool is_asked(const Content& content, const State& state) {
        return pathciv::is_window(state.turn.ask) && Rules::is_settled(content, state);
    }

    // A round; boards and events tell games apart.
    static std::uint64_t turn(const State& state) {
        auto number = static_cast<std::uint64_t>(state.round());
        for (const pathciv::SeatId seat : state.everyone())
            number = core::combine(number, static_cast<std::uint64_t>(state.seat(seat).board));
        for (const pathciv::Battle battle : state.battles)
            number = core::combine(number, static_cast<std::uint64_t>(battle));
        return number;
    }

    static void priors(const Content& content,
                       Question<State> question,
                       const engine::ActionList& actions,
                       std::span<float> weights) {
        pathciv_policy::priors(content, question, actions, weights);
    }

  private:
    static constexpr float kMark = 115;
    static constexpr float kPointsToE = 15;  // so many more, and the odds are e times as good
    static constexpr float kDoubt = 3;       // the same for the goal, in the last round
    static constexpr float kDoubtOfARound = 1;
};

}  // namespace ai
