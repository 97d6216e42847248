// A table as a record file, and the setup of the next match of the same people.
#pragma once

#include <cstdint>
#include <string>

#include "engine/record.h"
#include "table/setup.h"
#include "table/standing.h"

namespace table {

// The current line of play. The result and the seed come with the end, never before: whoever knows
// the seed knows all dice. A game that was resigned or cancelled ends as still running by its
// rules, with the places of the table. While a game runs its entries may tell what is hidden.
engine::Record record_of(const Standing& standing);

// The same game, options, clock and people, everybody one seat further. It is the asker's table:
// the seats of the others are kept for them.
struct NewTable {
    std::string id;
    std::string asker;  // a user
    std::string seed_hex;
    std::int64_t created = 0;
};
Setup rematch_of(const Standing& standing, const NewTable& fresh);

}  // namespace table
