// Clocks that tests play with.
#pragma once

#include <cstdint>

#include "table/setup.h"

namespace table::testing {

inline constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
inline constexpr ClockRule kThreeDays{ClockKind::Days, 0, 0, 3, OnTimeout::ComputerTakesOver};

}  // namespace table::testing
