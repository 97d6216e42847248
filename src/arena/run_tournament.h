// A tournament on the cores of one machine.
#pragma once

#include <functional>
#include <optional>

#include "arena/results_file.h"
#include "arena/tournament.h"
#include "core/result.h"

namespace arena {

// Told about ten times a second, on the calling thread: games and decisions done in this run.
using TournamentProgress = std::function<void(std::uint64_t games, std::uint64_t decisions)>;

struct TournamentRun {
    int threads = 0;
    TournamentProgress progress;
    ResultsFile* file = nullptr;  // none: results are kept in memory only
};

// Plays until the tournament is finished. An error stops it: a player broke the rules or a file
// could not be written.
std::optional<core::Error> run_tournament(Tournament& tournament, const TournamentRun& run);

}  // namespace arena
