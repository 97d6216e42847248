// The words of the guide that are not in the content pack: names of ids and short rules.
#pragma once

#include <span>
#include <string_view>

namespace ascalion {

// A rule in a sentence or two. {name} stands for a number of the guide, rules are ids of
// docs/rules/ascalion.md with spaces between them.
struct Topic {
    std::string_view subject;  // "action:ride", "phase:trade", "thing:passage"
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

std::span<const Topic> topics_of_the_game();
std::span<const IdGroup> id_groups();
std::span<const IdWords> action_words();  // every notation word

}  // namespace ascalion
