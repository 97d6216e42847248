#include "ai/evaluation.h"

#include "ai/evaluate_score.h"
#include "ai/evaluate_wiraqocha.h"
#include "games/wiraqocha/library.h"

namespace ai {

EvaluationPtr make_evaluation(const engine::AnyGame& game) {
    if (game.id() == "wiraqocha")
        return std::make_unique<WiraqochaEvaluation>(wiraqocha::content_of(game));
    return std::make_unique<ScoreEvaluation>(game);
}

}  // namespace ai
