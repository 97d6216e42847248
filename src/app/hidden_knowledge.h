// Questions about what a seat knows, asked of any game.
#pragma once

#include "engine/any_game.h"

namespace app {

// Whether something of the position is hidden from the seat.
bool hides_something(const engine::AnyGame& game,
                     const engine::Position& position,
                     engine::SeatId seat);

// Whether the seat learns something by its own action: then it must not be taken back.
bool reveals_something(const engine::AnyGame& game,
                       const engine::Position& before,
                       engine::SeatId seat,
                       engine::Action action);

}  // namespace app
