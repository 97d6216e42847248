// Who meets whom next, by the kind of the tournament.
#pragma once

#include <cstdint>
#include <vector>

#include "contest/contest.h"

namespace contest {

// How many rounds there are with so many players; 0: an arena has none.
int rounds_for(const Format& format, int players);

// The pairings of the next round, or of the tables that can be laid now. Those without a rival have
// their result already. Empty: nothing is left to be played.
std::vector<Pairing> next_pairings(const Contest& contest, std::int64_t now);

// Of each kind.
std::vector<Pairing> next_swiss(const Contest& contest);
std::vector<Pairing> next_robin(const Contest& contest);
std::vector<Pairing> next_knockout(const Contest& contest);
std::vector<Pairing> next_arena(const Contest& contest, std::int64_t now);

int knockout_rounds(int players, int seats);
int robin_rounds(const Format& format, int players);

}  // namespace contest
