// The evaluation of a game whose features somebody has written: the share of winning, as the search
// sees it.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "ai/evaluation.h"
#include "ai/evaluations/standing_judge.h"

namespace ai {

template <Standing S>
class StandingEvaluation final : public Evaluation {
    using State = typename S::Rules::State;

  public:
    explicit StandingEvaluation(const typename S::Rules::Content& content)
        : content_(content), judge_(content, S::weights_of(search::Style::Balanced)) {}

    // In logarithms, so that even the last hope is told from none.
    double value(const engine::Position& position, engine::SeatId seat) const override {
        const auto& state = position.as<State>();
        const bool is_over = S::Rules::actor(content_, state).is_nobody();
        const auto shares = is_over ? judge_.final_shares(S::Rules::outcome(content_, state))
                                    : judge_.win_shares(state);
        return std::log(static_cast<double>(shares[static_cast<std::size_t>(seat)]) + kLeast);
    }

    void keep_favourites(const engine::Position& position,
                         engine::SeatId seat,
                         engine::ActionList& parameters,
                         std::size_t most) const override {
        std::array<float, engine::kMaxActions> room;
        const std::span<float> weights = std::span(room).first(parameters.size());
        judge_.priors(position.as<State>(), seat, parameters, weights);
        const engine::ActionList all = parameters;
        parameters.clear();
        for (std::size_t kept = 0; kept < std::min(most, all.size()); ++kept) {
            const auto best = std::ranges::max_element(weights);
            parameters(all[static_cast<std::size_t>(best - weights.begin())]);
            *best = -1;
        }
    }

  private:
    static constexpr double kLeast = 1e-9;

    const typename S::Rules::Content& content_;
    StandingJudge<S> judge_;
};

}  // namespace ai
