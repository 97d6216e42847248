// How far a seat may step back alone: up to the last new information.
//
// New information is an outcome of chance, an action of another seat, or an action that showed its
// seat something hidden. In simultaneous phases a seat may take back its own decision although
// others have decided after it, as long as neither knows what the other has chosen.
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
