// `tetrapolis arena`: tournaments between players, with ratings (docs/arena.md).
#pragma once

#include <functional>
#include <optional>

#include "arena/run_tournament.h"

namespace CLI {
class App;
}

namespace app {

// Who plays the games: the cores of this machine, or many machines of which one collects.
struct ArenaHost {
    // Plays a tournament to its end.
    std::function<std::optional<core::Error>(arena::Tournament&, const arena::TournamentRun&)>
        lead = arena::run_tournament;
    // Set where games are played for somebody else, who reports: returns the exit code.
    std::function<int(const arena::Tournament&)> follow = {};
};

void add_arena_command(CLI::App& app, int& exit_code, const ArenaHost& host = {});

}  // namespace app
