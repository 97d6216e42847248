// The games of a run on the CPU: what the GPU must have played, and what it is measured by.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/any_game.h"
#include "gpu/game_result.h"

namespace gpu {

// A game at its start.
struct Start {
    const engine::AnyGame& game;
    engine::Position position;
};

// Game `number` of a run, from beginning to end.
GameResult play_on_cpu(const Start& start, std::uint64_t seed, std::uint64_t number);

// All games of a run, on all cores.
std::vector<GameResult> play_on_cpu(const Start& start, const Run& run);

struct Rate {
    double games = 0;  // each second
    double decisions = 0;
    double chance_events = 0;
};

Rate rate_of(const std::vector<GameResult>& results, double seconds);
Rate rate_of_one_core(const Start& start, std::uint64_t seed);

}  // namespace gpu
