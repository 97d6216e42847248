// How far a seat may step back alone: up to the last new information.
//
// New information is an outcome of chance, what another seat did in the open, and whatever the
// rules say that an action reveals. While several decide at the same time, a seat may take back its
// commit although others have committed after it: neither knows what the other has chosen.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "table/line.h"

namespace table {

// The entries that the seat may take back one after the other, the last one first.
std::vector<std::size_t> steps_back(const Line& line, engine::SeatId seat);

// The entry that the seat made last.
std::optional<std::size_t> last_action_of(const Line& line, engine::SeatId seat);

}  // namespace table
