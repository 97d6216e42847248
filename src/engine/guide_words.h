// The words of a game's guide, and how they become JSON.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "core/enum_array.h"
#include "engine/any_game.h"
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

// A group of ids that views and notation use, such as "phases".
struct IdGroup {
    std::string_view name;
    std::span<const IdWords> ids;
};

boost::json::object words_json(std::string_view english, std::string_view german);
boost::json::object words_json(const Words& both);
boost::json::object words_json(std::span<const IdWords> ids);  // by id

// {"name": ..} by id for everything that the enum names.
template <class Enum, std::size_t Size>
boost::json::object names_json(const core::EnumArray<Enum, Words, Size>& names) {
    boost::json::object all;
    for (std::size_t i = 0; i < Size; ++i)
        all[names_of(Enum{})[i]] = {{"name", words_json(names.items[i])}};
    return all;
}

// "W6.1 W6.2" as a list.
boost::json::array rule_ids(std::string_view ids);

// The short rules by subject; {name} in their texts is replaced by the number of that name.
boost::json::object topics_json(std::initializer_list<std::span<const Topic>> tables,
                                const boost::json::object& numbers);

// Adds the names of the ids, group by group, and of the endings.
void add_id_names(boost::json::object& guide,
                  std::span<const IdGroup> groups,
                  const OutcomeNames& names);

}  // namespace engine
