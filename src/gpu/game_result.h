// What is kept of a random game: enough to tell whether two processors played the same one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/hash.h"

namespace gpu {

// How many numbers a game has taken from its generator, and for whom.
struct Tally {
    std::uint32_t decisions = 0;
    std::uint32_t chance_events = 0;
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
};

struct GameResult {
    std::uint64_t state_hash = 0;  // of the bytes of the final state
    Tally tally;
    friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

// Game number i of a run is played with core::Rng(seed, i).
struct Run {
    std::uint64_t seed = 1;
    std::uint64_t games = 0;
};

struct GpuRun {
    std::vector<GameResult> results;
    double seconds = 0;
    std::string device;
};

// Eight bytes at a time, as core::hash_of does with a value whose type is known.
constexpr std::uint64_t hash_of_bytes(const unsigned char* bytes, std::size_t size) {
    std::uint64_t hash = size;
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < size; ++i) {
        word |= std::uint64_t{bytes[i]} << (8 * (i % 8));
        if (i % 8 < 7 && i + 1 < size)
            continue;
        hash = core::combine(hash, word);
        word = 0;
    }
    return hash;
}

}  // namespace gpu
