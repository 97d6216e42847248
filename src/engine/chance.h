// Picking at random: the same choice on a CPU, on a GPU and inside a constant expression.
#pragma once

#include <cassert>

#include "engine/game.h"

namespace engine {

// Adds up the weights of the outcomes it is shown.
template <Game G>
struct WeightSum {
    const typename G::Content& content;
    const typename G::State& state;
    std::uint32_t total = 0;
    constexpr void operator()(Action action) {
        total += static_cast<std::uint32_t>(G::weight(content, state, action));
    }
};

// Finds the outcome in whose weight interval `ticket` (0 .. total-1) falls.
template <Game G>
struct WeightedPicker {
    const typename G::Content& content;
    const typename G::State& state;
    std::uint32_t ticket;
    bool done = false;
    Action picked{};
    constexpr void operator()(Action action) {
        if (done)
            return;
        const auto weight = static_cast<std::uint32_t>(G::weight(content, state, action));
        done = ticket < weight;
        if (done)
            picked = action;
        else
            ticket -= weight;
    }
};

template <Game G>
constexpr std::uint32_t total_weight(const typename G::Content& content,
                                     const typename G::State& state) {
    WeightSum<G> sum{content, state};
    G::legal(content, state, kNobody, sum);
    return sum.total;
}

template <Game G>
constexpr Action chance_outcome(const typename G::Content& content,
                                const typename G::State& state,
                                std::uint32_t ticket) {
    WeightedPicker<G> picker{content, state, ticket};
    G::legal(content, state, kNobody, picker);
    assert(picker.done);
    return picker.picked;
}

template <Game G>
constexpr Action random_chance(const typename G::Content& content,
                               const typename G::State& state,
                               core::Rng& rng) {
    return chance_outcome<G>(content, state, rng.below(total_weight<G>(content, state)));
}

// Two passes instead of a list: nothing needs storage on a GPU.
template <Game G>
constexpr Action random_action(const typename G::Content& content,
                               const typename G::State& state,
                               SeatId seat,
                               core::Rng& rng) {
    ActionCounter counter;
    G::legal(content, state, seat, counter);
    assert(counter.count > 0);
    NthPicker picker{rng.below(counter.count)};
    G::legal(content, state, seat, picker);
    return picker.picked;
}

// One random step of the game: chance draws, or the first seat that may act chooses uniformly.
template <Game G>
constexpr void random_step(const typename G::Content& content,
                           typename G::State& state,
                           core::Rng& rng) {
    const Actor actor = G::actor(content, state);
    if (actor.is_chance()) {
        G::apply(content, state, kNobody, random_chance<G>(content, state, rng));
        return;
    }
    const SeatId seat = actor.first();
    G::apply(content, state, seat, random_action<G>(content, state, seat, rng));
}

}  // namespace engine
