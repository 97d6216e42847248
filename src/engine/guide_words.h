// The words of a game's guide.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "core/enum_array.h"
#include "engine/json_shown.h"
#include "engine/message.h"

namespace engine {

// A rule in a sentence or two. {name} stands for a number of the guide; the rules are ids of
// docs/rules/GAME.md with spaces between them.
struct Topic {
    std::string_view subject;  // "action:step", "phase:trade", "thing:market"
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

// What the guide says of a thing that has no more than a name.
struct Named {
    Words name;
};
constexpr void visit_fields(FieldsOf<Named> auto& self, auto&& visit) { visit("name", self.name); }

// A topic with its numbers filled in.
struct TopicFact {
    Words title;
    Words text;
    std::vector<std::string> rules;
};
constexpr void visit_fields(FieldsOf<TopicFact> auto& self, auto&& visit) {
    visit("title", self.title);
    visit("text", self.text);
    visit("rules", self.rules, "ids of the rules that it is about");
}

// The words of the id; it must be there.
Words words_of(std::span<const IdWords> ids, std::string_view id);

template <class Enum, std::size_t Size>
core::EnumArray<Enum, Named, Size> named(const core::EnumArray<Enum, Words, Size>& names) {
    core::EnumArray<Enum, Named, Size> all;
    for (std::size_t i = 0; i < Size; ++i)
        all.items[i].name = names.items[i];
    return all;
}

// The words of each value; every name of the enum must stand among the ids.
template <class Enum, std::size_t Size>
core::EnumArray<Enum, Words, Size> words_by_name(std::span<const IdWords> ids) {
    core::EnumArray<Enum, Words, Size> all;
    for (std::size_t i = 0; i < Size; ++i)
        all.items[i] = words_of(ids, names_of(Enum{})[i]);
    return all;
}
ByKey<Words> words_by_key(std::span<const IdWords> ids);

// "W6.1 W6.2" as a list.
std::vector<std::string> rules_in(std::string_view ids);

// The short rules by subject; {name} in their texts is replaced by the number of that name.
ByKey<TopicFact> topic_facts(std::initializer_list<std::span<const Topic>> tables,
                             const boost::json::object& numbers);

}  // namespace engine
