// Where the story of a game is looked at: when one seat is done and another decides.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/any_game.h"
#include "engine/record.h"

namespace analysis {

// A position of a game, after `n` of its actions.
struct Moment {
    std::size_t n = 0;
    engine::Position position;
};

// The first real decision, the ends of turns and the end of the game, in this order; where one seat
// goes on for ever, all decisions. At most so many (two or more), spread evenly.
std::vector<Moment> moments_of(const engine::AnyGame& game,
                               const engine::Position& start,
                               std::span<const engine::RecordEntry> entries,
                               std::size_t most);

// Which of them is best looked at next: the one farthest from all that are known. All are known:
// their number.
std::size_t next_unknown(const std::vector<bool>& known);

}  // namespace analysis
