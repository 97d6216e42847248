// How strong somebody plays, and how sure that is: points on the scale of the arena, on which 400
// more mean ten times the chances (docs/ratings.md).
#pragma once

#include <cstdint>

namespace rating {

using Instant = std::int64_t;  // milliseconds since 1970, UTC

// Who has not played yet may be anybody: as good as the greedy player, give or take.
inline constexpr double kStartMean = 1000;
inline constexpr double kStartDeviation = 350;
// Nobody is known better than this: people have good and bad days.
inline constexpr double kLeastDeviation = 45;
// The computer's levels were measured in tournaments and do not change.
inline constexpr double kComputerDeviation = 60;

struct Rating {
    double mean = kStartMean;
    double deviation = kStartDeviation;
    friend bool operator==(const Rating&, const Rating&) = default;
};

// After a time without games less is known: who was known as well as can be is as unknown as a new
// player after three years.
Rating aged(const Rating& rating, std::int64_t milliseconds);

// The mark "?": too few games, or too long ago.
inline constexpr int kSettledGames = 10;
inline constexpr double kSettledDeviation = 130;
constexpr bool is_provisional(const Rating& rating, int games) {
    return games < kSettledGames || rating.deviation > kSettledDeviation;
}

// In 95 of 100 cases the true strength is no farther from the mean.
constexpr double sure_within(const Rating& rating) { return 1.96 * rating.deviation; }

}  // namespace rating
