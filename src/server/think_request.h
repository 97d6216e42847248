// What a computer player is told when it is asked for its next action.
#pragma once

#include "engine/seat.h"
#include "server/services.h"
#include "table/table.h"

namespace server {

// A position that fits what the seat may see, and a seed that nobody at the table can know.
ThinkRequest think_request(const table::Table& table, engine::SeatId seat);

// A game that is played with other cards than the program's own tells them.
void tell_pack(const Services& services, ThinkRequest& request);

}  // namespace server
