// Counts and fingerprints of the game tree: any change of the rules changes them.
#pragma once

#include <cstdint>

#include "core/hash.h"
#include "engine/game.h"

namespace engine::testing {

struct Perft {
    std::uint64_t leaves = 0;
    std::uint64_t signature = 0;
    friend constexpr bool operator==(const Perft&, const Perft&) = default;
};

// Walks the tree in order. Chance outcomes are branches, each counted once whatever its weight;
// simultaneous choices are taken in seat order; a game that ends early is a leaf.
template <Game G>
constexpr void walk_tree(const typename G::Content& content,
                         const typename G::State& state,
                         int depth,
                         Perft& out) {
    const Actor actor = G::actor(content, state);
    if (depth == 0 || actor.is_nobody()) {
        ++out.leaves;
        out.signature = core::combine(out.signature, core::hash_of(state));
        return;
    }
    const SeatId seat = actor.is_chance() ? kNobody : actor.first();
    ActionList list;
    G::legal(content, state, seat, list);
    for (const Action action : list) {
        typename G::State next = state;
        G::apply(content, next, seat, action);
        out.signature = core::combine(out.signature, to_word(action));
        walk_tree<G>(content, next, depth - 1, out);
    }
}

// The number of positions `depth` steps ahead.
template <Game G>
constexpr std::uint64_t perft(const typename G::Content& content,
                              const typename G::State& state,
                              int depth) {
    Perft out;
    walk_tree<G>(content, state, depth, out);
    return out.leaves;
}

// A hash over all actions, in order, and all positions at the leaves.
template <Game G>
constexpr std::uint64_t perft_signature(const typename G::Content& content,
                                        const typename G::State& state,
                                        int depth) {
    Perft out;
    walk_tree<G>(content, state, depth, out);
    return out.signature;
}

}  // namespace engine::testing
