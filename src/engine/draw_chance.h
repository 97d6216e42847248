// How a table lets chance decide: by dice that everybody can check afterwards.
#pragma once

#include <cstdint>

#include "engine/any_game.h"
#include "engine/fair_dice.h"

namespace engine {

// The outcome of chance event number `index` (counted from 0 in each game, never twice). Chance
// must be to move.
Action draw_chance(const AnyGame& game,
                   const Position& position,
                   const FairDice& dice,
                   std::uint64_t index);

}  // namespace engine
