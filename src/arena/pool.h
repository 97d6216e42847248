// Games of several tournaments at tables of one kind, taken together for one table of ratings.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "arena/line_ups.h"
#include "arena/ratings.h"
#include "arena/shares.h"
#include "core/result.h"

namespace arena {

struct ResultsText {
    std::string name;  // of the file, for complaints
    std::string text;
};

struct Pool {
    std::string game;
    int seats = 0;
    std::vector<std::string> players;  // in the order in which they first play
    std::vector<RatedGame> games;      // whole blocks only
};

// Refuses files of different games, contents, options or numbers of seats, the same tournament
// twice, and broken lines. A last line that was cut off does not count.
core::Result<Pool> pool_of(std::span<const ResultsText> files);

// The blocks of one line-up; shares are by player.
struct Meeting {
    LineUp line_up;
    std::vector<PairedShare> shares;
};
std::vector<Meeting> meetings_in(const Pool& pool);  // by line-up, ascending

}  // namespace arena
