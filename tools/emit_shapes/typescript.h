// The types of a game's views and guide for TypeScript, with readers that check them.
#pragma once

#include <string>

#include "shapes_of_games.h"

namespace emit {

std::string typescript(const GameShapes& game);

}  // namespace emit
