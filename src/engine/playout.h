// A whole game at random: the workload of simulation and benchmarks. The GPU plays the same games.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/chance.h"

namespace engine {

struct PlayoutCount {
    std::uint64_t decisions = 0;  // choices made by seats
    std::uint64_t chance_events = 0;
    std::uint64_t alternatives = 0;  // summed over the decisions
    std::uint32_t widest = 0;        // most alternatives of one decision
};

// Plays on until the game is over. Chance and choices take one number each from the generator, so
// that the same seed gives the same game everywhere.
template <Game G>
constexpr PlayoutCount random_playout(const typename G::Content& content,
                                      typename G::State& state,
                                      core::Rng& rng) {
    PlayoutCount count;
    for (;;) {
        Actor actor = G::actor(content, state);
        for (; actor.is_chance(); actor = G::actor(content, state)) {
            ++count.chance_events;
            G::apply(content, state, kNobody, random_chance<G>(content, state, rng));
        }
        if (actor.is_nobody())
            return count;
        const SeatId seat = actor.first();
        ActionList list;
        G::legal(content, state, seat, list);
        const auto size = static_cast<std::uint32_t>(list.size());
        ++count.decisions;
        count.alternatives += size;
        count.widest = count.widest < size ? size : count.widest;
        G::apply(content, state, seat, list[rng.below(size)]);
    }
}

}  // namespace engine
