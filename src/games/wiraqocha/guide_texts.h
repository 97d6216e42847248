// The words of the guide that are not in the content pack: names of ids and short rules.
#pragma once

#include <span>
#include <string_view>

#include "games/wiraqocha/types.h"

namespace wiraqocha {

// A rule in a sentence or two. {name} stands for a number of the guide, rules are ids of
// docs/rules/wiraqocha.md with spaces between them.
struct Topic {
    std::string_view subject;  // "action:step", "terrain:jungle", "thing:market"
    std::string_view rules;
    std::string_view title_english;
    std::string_view title_german;
    std::string_view english;
    std::string_view german;
};

struct IdWords {
    std::string_view id;
    std::string_view english;
    std::string_view german;
};

// A group of ids that views and notation use, such as "phases".
struct IdGroup {
    std::string_view name;
    std::span<const IdWords> ids;
};

std::span<const Topic> action_topics();
std::span<const Topic> other_topics();
std::span<const IdGroup> id_groups();
std::span<const IdWords> answers_and_events();  // notation words that are not on a menu
std::string_view rules_of(Card card);

}  // namespace wiraqocha
