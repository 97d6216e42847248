// How a game ended: who has won, places with ties, scores with their parts, and the kind of ending.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace engine {

inline constexpr int kMaxCategories = 10;

struct SeatResult {
    std::uint8_t place = 0;  // 1 is best; equal places are ties; 0 while the game runs
    bool won = false;        // the first place among several; alone, that the goal was reached
    std::int16_t score = 0;
    std::array<std::int16_t, kMaxCategories> parts{};
    friend constexpr bool operator==(const SeatResult&, const SeatResult&) = default;
};

struct Outcome {
    std::uint8_t seats = 0;
    std::uint8_t ending = 0;  // the game's own enum; 0 while the game runs
    std::array<SeatResult, kMaxSeats> results{};

    constexpr const SeatResult& of(SeatId seat) const {
        return results[static_cast<unsigned>(index_of(seat))];
    }
    constexpr int winners() const {
        int count = 0;
        for (unsigned i = 0; i < seats; ++i)
            count += results[i].won ? 1 : 0;
        return count;
    }
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// Among several the first place wins, shared or not. Who plays alone is always first and has won
// only if the game says so.
constexpr void crown_the_first(Outcome& outcome) {
    for (unsigned i = 0; i < outcome.seats; ++i)
        outcome.results[i].won = outcome.seats > 1 && outcome.results[i].place == 1;
}

}  // namespace engine
