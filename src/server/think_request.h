// What a computer player is told when it is asked for its next action.
#pragma once

#include "engine/seat.h"
#include "server/think.h"
#include "table/table.h"

namespace server {

// A position that fits what the seat may see, and a seed that nobody at the table can know.
ThinkRequest think_request(const table::Table& table, engine::SeatId seat);

}  // namespace server
