// The rules in short, for the help of a client.
#pragma once

#include <span>

#include "engine/guide_words.h"

namespace hyperborea {

std::span<const engine::Topic> topics_of_the_game();

}  // namespace hyperborea
