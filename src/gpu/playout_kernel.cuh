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

// Plays game number `index` of a run in `state`; the same on every processor.
template <engine::Game G>
constexpr GameResult play_game(const typename G::Content& content,
                               const typename G::Options& options,
                               std::uint64_t seed,
                               std::uint64_t index,
                               typename G::State& state) {
    core::Rng rng(seed, index);
    state = G::initial(content, options);
    const engine::PlayoutCount count = engine::random_playout<G>(content, state, rng);
    return {.state_hash = core::hash_of(state),
            .decisions = static_cast<std::uint32_t>(count.decisions),
            .chance_events = static_cast<std::uint32_t>(count.chance_events),
            .ending = static_cast<std::uint32_t>(state.ending),
            .winner = static_cast<std::uint32_t>(state.winner)};
}

inline constexpr int kBlock = 64;

// Each thread takes the next game when it has finished one: games differ much in length. The
// content lies in shared memory, where all threads of a block read it all the time.
template <engine::Game G>
__global__ void play_games(const typename G::Content* content,
                           typename G::Options options,
                           Run run,
                           unsigned long long* next_game,
                           GameResult* results) {
    extern __shared__ __align__(16) unsigned char memory[];
    auto& shared = *reinterpret_cast<typename G::Content*>(memory);
    if (threadIdx.x == 0)
        shared = *content;
    __syncthreads();
    typename G::State state;
    for (std::uint64_t game = atomicAdd(next_game, 1ULL); game < run.games;
         game = atomicAdd(next_game, 1ULL))
        results[game] = play_game<G>(shared, options, run.seed, game, state);
}

}  // namespace gpu
