// The words of the guide that are not in the content pack: names of ids and short rules.
#pragma once

#include <span>
#include <string_view>

#include "engine/guide_words.h"
#include "games/wiraqocha/types.h"

namespace wiraqocha {

using engine::IdWords;
using engine::Topic;

std::span<const Topic> action_topics();
std::span<const Topic> other_topics();
// Names for the ids of views and notation that have no name in the content pack.
struct IdTables {
    std::span<const IdWords> terrains, grounds, conditions, card_kinds, layouts, phases, marks,
        asks, places;
};
IdTables id_tables();
std::span<const IdWords> answers_and_events();  // notation words that are not on a menu
std::string_view rules_of(Card card);

}  // namespace wiraqocha
