// Random games on a GPU, one per thread, through the same rule headers as everywhere.
#pragma once

#include <cstdint>

#include "core/hash.h"
#include "engine/playout.h"

namespace gpu {

// What is kept of a game: enough to tell whether two processors played the same one.
struct GameResult {
    std::uint64_t state_hash = 0;
    std::uint32_t decisions = 0;
    std::uint32_t chance_events = 0;
    std::uint32_t ending = 0;
    std::uint32_t winner = 0;
    friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

struct Run {
    std::uint64_t seed = 1;
    std::uint64_t games = 0;
};

// Game number `index` of a run; the same on every processor.
template <engine::Game G>
constexpr GameResult play_game(const typename G::Content& content,
                               const typename G::Options& options,
                               std::uint64_t seed,
                               std::uint64_t index) {
    core::Rng rng(seed, index);
    typename G::State state = G::initial(content, options);
    const engine::PlayoutCount count = engine::random_playout<G>(content, state, rng);
    return {.state_hash = core::hash_of(state),
            .decisions = static_cast<std::uint32_t>(count.decisions),
            .chance_events = static_cast<std::uint32_t>(count.chance_events),
            .ending = static_cast<std::uint32_t>(state.ending),
            .winner = static_cast<std::uint32_t>(state.winner)};
}

template <engine::Game G>
__global__ void play_games(const typename G::Content* content,
                           typename G::Options options,
                           Run run,
                           GameResult* results) {
    const std::uint64_t threads = std::uint64_t{gridDim.x} * blockDim.x;
    const std::uint64_t first = std::uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    for (std::uint64_t game = first; game < run.games; game += threads)
        results[game] = play_game<G>(*content, options, run.seed, game);
}

}  // namespace gpu
