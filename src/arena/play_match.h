// One game of a tournament, from its number to its result.
#pragma once

#include <functional>
#include <optional>

#include "arena/match_result.h"
#include "arena/tournament.h"
#include "core/result.h"

namespace arena {

// Asked after every action: whether nobody waits for the result any more.
using Abandoned = std::function<bool()>;

// All games of a block have the same dice, and every game has new players, so that nothing is
// carried over from one game to another. No result if it was abandoned. Reads what never changes
// in a tournament, so threads may share it.
core::Result<std::optional<MatchResult>> play_match(const Tournament& tournament,
                                                    std::uint64_t number,
                                                    const Abandoned& abandoned);

// Whether records of other games are in the way.
std::optional<core::Error> old_records_complaint(const TournamentPlan& plan);

}  // namespace arena
