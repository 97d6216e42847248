// Random games that are the same in every run, looked at step by step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/testing/random_play.h"
#include "engine/testing/setups.h"

namespace engine::testing {

// A position on the way, and the move that is made there; none once the game is over.
struct Moment {
    const AnyGame& game;
    const Position& position;
    Actor actor;
    int step;
    Move move;

    bool is_over() const { return actor.is_nobody(); }
};

// Every other game is played with curiosity: half of its moves are what was tried least in all
// games before, so that rare things come up.
class Walk {
  public:
    explicit Walk(const AnyGame& game, int most_steps) : game_(game), most_steps_(most_steps) {}

    // Plays one game from its start to its end, or for the steps allowed.
    void play(const Setup& setup, const std::function<void(const Moment&)>& look);

  private:
    Move next_move(const Position& position, core::Rng& rng) const;
    Action least_tried(const Position& position, SeatId seat, core::Rng& rng) const;
    static std::size_t number_of(Action action) { return action.kind * 256U + action.a; }
    std::uint32_t tries_of(Action action) const { return tries_[number_of(action)]; }

    const AnyGame& game_;
    int most_steps_;
    std::uint64_t games_ = 0;
    std::vector<std::uint32_t> tries_ = std::vector<std::uint32_t>(65536);  // by kind and operand
};

}  // namespace engine::testing
