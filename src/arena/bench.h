// How fast the games run on one core, beside a fixed loop that tells how fast the machine is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/any_game.h"

namespace arena {

struct BenchResult {
    std::string game;
    int players = 0;
    std::uint64_t games = 0;
    double seconds = 0;  // of random playouts, on the processor
    double decisions_per_second = 0;
    double steps_per_second = 0;  // decisions and chance events
    double games_per_second = 0;
    std::size_t state_bytes = 0;
    double copy_nanoseconds = 0;
    double baseline_per_second = 0;  // steps of the fixed loop
    double visits_per_second = 0;    // of a search that judges positions
    double rollout_share = 0;        // of the rate of playouts, in a search that plays on at random

    // The number to compare between noisy machines: within a tenth on one machine, whatever else it
    // does.
    double decisions_per_1000_baseline() const {
        return 1000 * decisions_per_second / baseline_per_second;
    }
};

// Standard options, random players. All times are those that the processor spent here. Playouts and
// the fixed loop take turns in short slices, so that both meet the same machine; so do playouts and
// the search that makes them.
BenchResult bench(const engine::AnyGame& game, int players, double seconds);

}  // namespace arena
