// Events as text, one line of JSON each:
//   {"at":1700000000000,"by":"u1","command":"c7","event":"acted","seat":0,"do":"commit crown"}
// "by" and "command" are left out where they are empty. Actions are in the game's notation. "check"
// stands at the end where play changed (state_check.h).
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "engine/any_game.h"
#include "table/event.h"

namespace table {

// The word of the field "event".
std::string_view event_name(const Happening& what);

std::string event_line(const engine::AnyGame& game, const Event& event);

// Reads the form. Whether an event fits a table is judged when it is restored.
core::Result<Event> parse_event(const engine::AnyGame& game, std::string_view line);

}  // namespace table
