// What is kept of a random game: enough to tell whether two processors played the same one.
#pragma once

#include <cstdint>

#include "core/hash.h"
#include "engine/playout.h"

namespace gpu {

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

// How many numbers a game has taken from its generator, and for whom.
struct Tally {
    std::uint32_t decisions = 0;
    std::uint32_t chance_events = 0;
};

template <class State>
constexpr GameResult result_of(const State& state, Tally tally) {
    return {.state_hash = core::hash_of(state),
            .decisions = tally.decisions,
            .chance_events = tally.chance_events,
            .ending = static_cast<std::uint32_t>(state.ending),
            .winner = static_cast<std::uint32_t>(state.winner)};
}

// Game number `index` of a run as a CPU plays it, from beginning to end.
template <engine::Game G>
GameResult play_game(const typename G::Content& content,
                     const typename G::Options& options,
                     std::uint64_t seed,
                     std::uint64_t index) {
    core::Rng rng(seed, index);
    typename G::State state = G::initial(content, options);
    const engine::PlayoutCount count = engine::random_playout<G>(content, state, rng);
    return result_of(state,
                     {.decisions = static_cast<std::uint32_t>(count.decisions),
                      .chance_events = static_cast<std::uint32_t>(count.chance_events)});
}

}  // namespace gpu
