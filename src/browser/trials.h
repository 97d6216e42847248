// What shows that the engine does the same in a browser as in the program: games played again, and
// searches, as text that must be equal, and work whose time can be taken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace browser {

// A random game with fair dice, as a record; the same seed gives the same one.
struct WorkTrial {
    std::string_view game;
    int seats = 2;
    std::uint64_t seed = 1;
    std::uint32_t amount = 1;  // of what is to be done: games, or visits
};
core::Result<std::string> record_trial(const WorkTrial& trial);

// A finished record, verified and played again: a line for every entry with the hashes of the
// position, of what a spectator sees and of all choices with their words.
core::Result<std::string> replay_trial(std::string_view record);

// A search of so many visits at the decision of a seat that comes first at or after an entry.
struct SearchTrial {
    std::string_view record;
    std::size_t entry = 0;
    std::uint32_t visits = 0;
};
core::Result<std::string> search_trial(const SearchTrial& trial);

// Work for a clock: random games, or a search from the first decision.
core::Result<std::string> games_trial(const WorkTrial& trial);
core::Result<std::string> visits_trial(const WorkTrial& trial);

}  // namespace browser
