// What playing on from a position tells about it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/any_game.h"

namespace protocol {

// Sums over finished games. A win that k seats share counts 1/k for each.
struct Tally {
    std::uint32_t games = 0;
    std::array<double, engine::kMaxSeats> wins{};
    std::array<double, engine::kMaxSeats> scores{};
    std::vector<std::uint32_t> endings;  // by Outcome::ending

    void add(const engine::Outcome& outcome);
    double win_share(engine::SeatId seat) const;
    double mean_score(engine::SeatId seat) const;
};

// How many games, and the seed that makes them the same every time.
struct Sampling {
    std::uint32_t games = 0;
    std::uint64_t seed = 0;
};

// Everybody plays at random.
Tally rollout(const engine::AnyGame& game,
              const engine::Position& position,
              const Sampling& sampling);

struct FirstStep {
    engine::SeatId seat = engine::kNobody;
    engine::Action action;
};

// After this first step everybody plays greedily. What its seat cannot see of the position is
// imagined anew for each game.
Tally forecast(const engine::AnyGame& game,
               const engine::Position& position,
               const FirstStep& first,
               const Sampling& sampling);

}  // namespace protocol
