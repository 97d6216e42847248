// The evaluation of a game nobody has written one for: the score against the best rival's.
#pragma once

#include "ai/evaluation.h"

namespace ai {

class ScoreEvaluation final : public Evaluation {
  public:
    explicit ScoreEvaluation(const engine::AnyGame& game) : game_(game) {}

    double value(const engine::Position& position, engine::SeatId seat) const override;

  private:
    const engine::AnyGame& game_;
};

}  // namespace ai
