// How good a position is for a seat: the only game knowledge in this folder.
#pragma once

#include <cstddef>
#include <memory>

#include "engine/any_game.h"

namespace ai {

class Evaluation {
  public:
    virtual ~Evaluation() = default;

    // Bigger is better; only differences between positions of one game mean anything.
    virtual double value(const engine::Position& position, engine::SeatId seat) const = 0;

    // Leaves those parameters of a half put together action that are worth following: at most that
    // many, at least one. Who has no opinion about them leaves all.
    virtual void keep_favourites(const engine::Position& /*position*/,
                                 engine::SeatId /*seat*/,
                                 engine::ActionList& /*parameters*/,
                                 std::size_t /*most*/) const {}
};

using EvaluationPtr = std::unique_ptr<const Evaluation>;

// The one made for the game, or for a game without one: the score. The game must outlive it.
EvaluationPtr make_evaluation(const engine::AnyGame& game);

}  // namespace ai
