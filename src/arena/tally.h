// What many games add up to. All whole numbers, so that the sum does not depend on the order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "arena/distribution.h"
#include "arena/statistics.h"
#include "engine/outcome.h"
#include "engine/playout.h"

namespace arena {

struct Tally {
    Sums decisions;      // per game
    Sums chance_events;  // per game
    std::uint64_t alternatives = 0;
    std::uint32_t widest = 0;
    std::uint64_t shortest = std::numeric_limits<std::uint64_t>::max();  // in decisions
    std::uint64_t longest = 0;
    std::array<std::uint64_t, engine::kMaxSeats> wins{};  // shared ones included
    std::uint64_t shared_wins = 0;                        // games with several winners
    std::array<std::uint64_t, 256> endings{};             // by Outcome::ending
    std::array<Distribution, engine::kMaxSeats> scores;

    std::uint64_t games() const { return decisions.count; }
    double branching() const {
        return decisions.sum == 0
                   ? 0
                   : static_cast<double>(alternatives) / static_cast<double>(decisions.sum);
    }

    void add(const engine::PlayoutCount& count, const engine::Outcome& outcome);
    void add(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

inline void Tally::add(const engine::PlayoutCount& count, const engine::Outcome& outcome) {
    decisions.add(count.decisions);
    chance_events.add(count.chance_events);
    alternatives += count.alternatives;
    widest = std::max(widest, count.widest);
    shortest = std::min(shortest, count.decisions);
    longest = std::max(longest, count.decisions);
    ++endings[outcome.ending];
    for (std::size_t i = 0; i < outcome.seats; ++i) {
        scores[i].add(outcome.results[i].score);
        wins[i] += outcome.results[i].won ? 1 : 0;
    }
    shared_wins += outcome.winners() > 1 ? 1 : 0;
}

inline void Tally::add(const Tally& other) {
    decisions.add(other.decisions);
    chance_events.add(other.chance_events);
    alternatives += other.alternatives;
    widest = std::max(widest, other.widest);
    shortest = std::min(shortest, other.shortest);
    longest = std::max(longest, other.longest);
    shared_wins += other.shared_wins;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        wins[i] += other.wins[i];
        scores[i].add(other.scores[i]);
    }
    for (std::size_t i = 0; i < endings.size(); ++i)
        endings[i] += other.endings[i];
}

}  // namespace arena
