// Whether actions can be made one after the other, without telling anything that is hidden.
#pragma once

#include <span>

#include "engine/any_game.h"

namespace table {

// Whether all actions are legal for the seat one after the other, with nothing in between, and that
// whatever is hidden from it: only the last one may reveal something. So nobody learns anything by
// trying a path and being refused.
bool is_open_path(const engine::AnyGame& game,
                  const engine::Position& start,
                  engine::SeatId seat,
                  std::span<const engine::Action> path);

// Whether it is the seat's turn (kNobody: chance) and the action one of its alternatives.
bool is_legal(const engine::AnyGame& game,
              const engine::Position& position,
              engine::SeatId seat,
              engine::Action action);

}  // namespace table
