// What the actions of a game are about, over random games: a line for each word of the notation
// with the kinds of things that it names first. "at: hex", "conquer: action".
#pragma once

#include <string>

#include "engine/any_game.h"

namespace engine::testing {

std::string target_kinds(const AnyGame& game, const OptionChoices& options, int games);

}  // namespace engine::testing
