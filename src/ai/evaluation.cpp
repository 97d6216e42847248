#include "ai/evaluation.h"

#include "ai/evaluate_score.h"
#include "ai/evaluate_standing.h"
#include "ai/evaluations/standings.h"

namespace ai {

EvaluationPtr make_evaluation(const engine::AnyGame& game) {
    return by_standing(
        game,
        [](auto standing, const auto& content) -> EvaluationPtr {
            return std::make_unique<StandingEvaluation<decltype(standing)>>(content);
        },
        [&]() -> EvaluationPtr { return std::make_unique<ScoreEvaluation>(game); });
}

}  // namespace ai
