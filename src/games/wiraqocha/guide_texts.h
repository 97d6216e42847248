// The words of the guide that are not in the content pack: names of ids and short rules.
#pragma once

#include <span>
#include <string_view>

#include "engine/guide_words.h"
#include "games/wiraqocha/types.h"

namespace wiraqocha {

using engine::IdGroup;
using engine::IdWords;
using engine::Topic;

std::span<const Topic> action_topics();
std::span<const Topic> other_topics();
std::span<const IdGroup> id_groups();
std::span<const IdWords> answers_and_events();  // notation words that are not on a menu
std::string_view rules_of(Card card);

}  // namespace wiraqocha
