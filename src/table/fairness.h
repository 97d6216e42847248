// Whether a finished game says something about the strength of those who played it.
#pragma once

#include <cstdint>
#include <optional>

#include "table/table.h"

namespace table {

enum class Unrated : std::uint8_t {
    Casual,     // the table was opened so
    CalledOff,  // nobody has won or lost
    TooShort,   // ended before it had begun in earnest
    OnePerson,  // nobody was there to be measured against
};

// Fewer decisions of each seat on average say nothing: somebody gave up at the first look.
inline constexpr std::size_t kDecisionsOfRatedSeat = 2;

// Nothing if the game is rated; only for a game that is over.
std::optional<Unrated> why_unrated(const Table& table);

}  // namespace table
