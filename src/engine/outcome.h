// How a game ended: places with ties, scores with their parts, and the kind of ending.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace engine {

inline constexpr int kMaxCategories = 10;

struct SeatResult {
    std::uint8_t place = 0;  // 1 is best; equal places are ties; 0 while the game runs
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
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace engine
