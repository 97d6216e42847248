// Where a game is looked at first, to see how it went.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "analysis/events.h"

namespace analysis {

// Events with which the turns of a game begin, where somebody has a choice; where there are few
// turns, all decisions. At most so many (two or more), spread evenly.
std::vector<std::size_t> moments_of(const engine::AnyGame& game,
                                    std::span<const Event> events,
                                    std::size_t most);

// Which of them is best looked at next: the one farthest from all that are known. All are known:
// their number.
std::size_t next_unknown(const std::vector<bool>& known);

}  // namespace analysis
