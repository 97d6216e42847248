// The parts that the guide is put together from, as JSON.
#pragma once

#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/message.h"

namespace wiraqocha {

boost::json::object words(std::string_view english, std::string_view german);
boost::json::object words(const engine::Words& both);

// "W6.1 W6.2" as a list.
boost::json::array rule_ids(std::string_view ids);

// Every word that an action begins with: its name, and the topic that explains it if it is on a
// menu.
boost::json::object action_names();

// The short rules; {name} in their texts is replaced by the number of that name.
boost::json::object topics(const boost::json::object& numbers);

// Groups of ids with their names: "phases", "marks", "endings" ..
void add_id_names(boost::json::object& guide);

}  // namespace wiraqocha
