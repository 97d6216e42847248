// Whether something that was hidden came to light: found out by dealing the hidden parts anew.
//
// Whatever a seat cannot see may as well lie differently. If the seat would then see the same after
// an action, it has learned nothing; if not, it has. A few fixed deals decide, so that the answer
// is always the same. Where nothing is hidden, this costs next to nothing.
#pragma once

#include <span>

#include "engine/any_game.h"
#include "engine/record.h"

namespace table {

// Whether an entry of the game, made in `before`, told the viewer something it did not know. For an
// action of the viewer itself: something hidden. For an action of another seat: also which action
// it was; that it did something of that kind does not count, since all see who has decided.
bool tells(const engine::AnyGame& game,
           const engine::Position& before,
           const engine::RecordEntry& entry,
           engine::SeatId viewer);

// Whether all actions are legal for the seat one after the other, with nothing in between, and that
// whatever is hidden from it. So nobody learns anything by trying a path and being refused.
bool is_open_path(const engine::AnyGame& game,
                  const engine::Position& start,
                  engine::SeatId seat,
                  std::span<const engine::Action> path);

bool is_legal(const engine::AnyGame& game,
              const engine::Position& position,
              engine::SeatId seat,
              engine::Action action);

}  // namespace table
