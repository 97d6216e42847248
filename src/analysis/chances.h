// How good the chances of all seats are in a position, by what everybody at the table knew of it.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/any_game.h"

namespace analysis {

struct Look {
    std::uint32_t visits = 4000;
    std::uint32_t worlds = 4;  // possible truths behind what is hidden that share the visits
    std::uint64_t seed = 1;
};

// By seat, in thousandths; together 1000 where a seat must win. `known` is a position that fits
// what a spectator sees. A seat has to decide in it, or the game is over.
std::vector<int> chances_in(const engine::AnyGame& game,
                            const engine::Position& known,
                            const Look& look = {});

// What is left of a position when nobody's secrets are known.
engine::Position known_to_all(const engine::AnyGame& game,
                              const engine::Position& truth,
                              std::uint64_t seed);

}  // namespace analysis
