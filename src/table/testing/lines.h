// Lines of play without a table around them.
#pragma once

#include <cstdint>
#include <string_view>

#include "table/line.h"

namespace table::testing {

inline Line line_of(const engine::AnyGamePtr& game, int seats) {
    return {game, *game->initial(seats, {})};
}

// Seat -1 is chance. Ten milliseconds pass from entry to entry.
inline void push(Line& line, int seat, std::string_view action) {
    const auto time = static_cast<std::int64_t>(line.size()) * 10;
    const engine::SeatId by = seat < 0 ? engine::kNobody : engine::seat_id(seat);
    line.push({by, *line.game().parse_action(action), time});
}

}  // namespace table::testing
