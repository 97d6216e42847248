#include "ai/evaluation.h"

#include "ai/evaluate_score.h"
#include "ai/evaluate_standing.h"
#include "ai/evaluate_wiraqocha.h"
#include "ai/evaluations/ascalion_standing.h"
#include "games/ascalion/library.h"
#include "games/wiraqocha/library.h"

namespace ai {

EvaluationPtr make_evaluation(const engine::AnyGame& game) {
    if (game.id() == "wiraqocha")
        return std::make_unique<WiraqochaEvaluation>(wiraqocha::content_of(game));
    if (game.id() == "ascalion")
        return std::make_unique<StandingEvaluation<AscalionStanding>>(ascalion::content_of(game));
    return std::make_unique<ScoreEvaluation>(game);
}

}  // namespace ai
