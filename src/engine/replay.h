// Playing a record again: any position of it, and whether all of it is true.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/result.h"
#include "engine/any_game.h"
#include "engine/record.h"

namespace engine {

inline constexpr std::size_t kAllEntries = std::numeric_limits<std::size_t>::max();

// The position after the first `count` entries. Every entry must be legal for whoever made it.
core::Result<Position> replay(const AnyGame& game,
                              const Record& record,
                              std::size_t count = kAllEntries);

struct VerifyReport {
    std::size_t entries = 0;
    std::uint64_t chance_events = 0;
    std::uint64_t taken_back = 0;  // draws that no longer count
    Outcome outcome{};             // as replayed, with the parts of the scores
};

// Whether the record is complete, legal, fairly rolled and ends as it says. Otherwise the first
// line that is wrong and why.
core::Result<VerifyReport> verify(const AnyGame& game, const Record& record);

}  // namespace engine
