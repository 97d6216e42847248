// Who sits where: seats are numbered from 0 in playing order around the table.
#pragma once

#include <cstdint>

#include "core/bit_set.h"

namespace engine {

inline constexpr int kMaxSeats = 6;

enum class SeatId : std::uint8_t {};
inline constexpr SeatId kNobody{0xff};

constexpr SeatId seat_id(int index) { return static_cast<SeatId>(index); }
constexpr int index_of(SeatId seat) { return static_cast<int>(seat); }

using SeatSet = core::BitSet<SeatId, std::uint8_t>;

}  // namespace engine
