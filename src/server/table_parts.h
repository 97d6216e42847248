// The parts that a table's message and its line in a list have in common.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/table_message.h"

namespace server {

wire::TableState state_of(const table::Table& table);
wire::ClockInfo clock_of(const table::ClockRule& rule);
std::vector<wire::SeatInfo> seats_of(const Surroundings& room, const std::string& user);
std::vector<int> seats_to_move(const table::Table& table);
// The people who play themselves: not those for whom a computer stands in.
std::vector<std::string> people_at(const table::Table& table);
// A seat that decides now and for which a computer plays, if there is one.
std::optional<engine::SeatId> computer_to_move(const table::Table& table);
boost::json::value options_json(const engine::OptionChoices& choices);
wire::Text stage_of(const table::Table& table);
// None while the table can be played.
std::optional<wire::Text> frozen_text(const table::Table& table);

}  // namespace server
