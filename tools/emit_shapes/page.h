// The page of a game's views and guide for people: docs/views/GAME.md.
#pragma once

#include <string>

#include "shapes_of_games.h"

namespace emit {

std::string page(const GameShapes& game);

}  // namespace emit
