// What a position of Wiraqocha is worth: how near the three goals are, and what helps to get there.
#pragma once

#include "ai/evaluation.h"
#include "games/wiraqocha/content.h"
#include "games/wiraqocha/state.h"

namespace ai {

class WiraqochaEvaluation final : public Evaluation {
  public:
    explicit WiraqochaEvaluation(const wiraqocha::Content& content) : content_(content) {}

    double value(const engine::Position& position, engine::SeatId seat) const override;

  private:
    double standing(const wiraqocha::State& state, engine::SeatId seat, int crystals) const;
    double best_rival(const wiraqocha::State& state, engine::SeatId seat) const;

    wiraqocha::Content content_;
};

}  // namespace ai
