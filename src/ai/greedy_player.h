// Looks one action ahead and takes the one that leaves the best position.
#pragma once

#include <utility>

#include "ai/evaluation.h"
#include "ai/player.h"

namespace ai {

// An action that is split into parameters is followed through all of them, until it is complete or
// chance has to act; those that others choose, an answer to an offer say, they choose for their own
// good. Seats that pick at the same time do what they are fondest of, whatever the player picks.
// What chance will do is not looked at.
class GreedyPlayer final : public Player {
  public:
    explicit GreedyPlayer(EvaluationPtr evaluation) : evaluation_(std::move(evaluation)) {}

    std::string_view name() const override { return "greedy"; }
    engine::Action choose(const engine::AnyGame& game,
                          const engine::Position& known,
                          engine::SeatId seat,
                          core::Rng& rng) override;

  private:
    EvaluationPtr evaluation_;
};

}  // namespace ai
