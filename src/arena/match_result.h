// What is kept of a finished game of a tournament.
#pragma once

#include <cstdint>
#include <vector>

namespace arena {

struct MatchResult {
    std::uint64_t number = 0;
    std::vector<int> places;  // by seat; 1 is best, equal places are ties
    int ending = 0;           // Outcome::ending
    std::uint64_t decisions = 0;
    std::uint64_t milliseconds = 0;

    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

}  // namespace arena
