// The words of the guide that are not in the content pack: names of ids and short rules.
#pragma once

#include <span>

#include "engine/guide_words.h"

namespace ascalion {

using engine::IdGroup;
using engine::IdWords;
using engine::Topic;

std::span<const Topic> topics_of_the_game();
std::span<const IdGroup> id_groups();
std::span<const IdWords> action_words();  // every notation word

}  // namespace ascalion
