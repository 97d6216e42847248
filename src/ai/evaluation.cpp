#include "ai/evaluation.h"

#include "ai/evaluate_score.h"
#include "ai/evaluate_wiraqocha.h"
#include "generated/wiraqocha_content.h"

namespace ai {

// A content pack of somebody's own changes what the rules say, not what the evaluation assumes:
// it weighs hexes and cards as in the standard pack.
EvaluationPtr make_evaluation(const engine::AnyGame& game) {
    if (game.id() == "wiraqocha")
        return std::make_unique<WiraqochaEvaluation>(wiraqocha::embedded::kContent);
    return std::make_unique<ScoreEvaluation>(game);
}

}  // namespace ai
