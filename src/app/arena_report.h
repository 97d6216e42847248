// The result of a tournament as a table for people and as JSON for programs.
//
// JSON, stable keys. An interval is [low, high] and covers the truth in 95 of 100 cases:
//   {"game","content","options":{..},"seats","mode":"round_robin"|"gauntlet","seed","games",
//    "verdict":"all_games"|"narrow_enough"|"at_most_elo0"|"at_least_elo1",
//    "players":[{"player","rating","margin","games","share","interval"},..],   best first
//    "line_ups":[{"players":[..],"games","shares":[{"player","share","interval"},..]},..],
//    "endings":[{"id","count"},..],
//    "played","seconds"}                                       games and time of this run
// Everything but "played" and "seconds" follows from seed and arguments.
#pragma once

#include <cstdint>
#include <string>

#include "arena/tournament.h"

namespace app {

// What this run did; other games may have come from the results file.
struct ArenaEffort {
    std::uint64_t games = 0;
    double seconds = 0;
};

std::string arena_table(const arena::Tournament& tournament, const ArenaEffort& effort);
std::string arena_json(const arena::Tournament& tournament, const ArenaEffort& effort);

}  // namespace app
