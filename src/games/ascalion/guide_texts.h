// The words of the guide that are not in the content pack: names of ids and short rules.
#pragma once

#include <span>

#include "engine/guide_words.h"

namespace ascalion {

using engine::IdWords;
using engine::Topic;

std::span<const Topic> topics_of_the_game();
// Names for the ids of views and notation that have no name in the content pack.
struct IdTables {
    std::span<const IdWords> actions, phases, gates, transports, purposes, choices, asks, water;
};
IdTables id_tables();

}  // namespace ascalion
