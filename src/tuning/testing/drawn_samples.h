// Made-up positions whose winners are drawn by known weights.
#pragma once

#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "core/rng.h"
#include "tuning/samples.h"

namespace tuning::testing {

// 0 .. 1
inline double uniform(core::Rng& rng) { return static_cast<double>(rng.next() >> 11U) * 0x1p-53; }

// Draws the features of a seat and gives its odds by these weights.
inline double draw_seat(std::span<float> features,
                        const std::vector<double>& weights,
                        core::Rng& rng) {
    double standing = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double scale = i + 1 == weights.size() ? 20 : 1;
        const double value = scale * (2 * uniform(rng) - 1);
        features[i] = static_cast<float>(value);
        standing += weights[i] * value;
    }
    return std::exp(standing);
}

// Feature i is uniform in -1 .. 1, the last one in -20 .. 20. One position for each game.
inline Samples drawn_samples(std::size_t seats,
                             const std::vector<double>& weights,
                             std::uint32_t count,
                             std::uint64_t seed) {
    core::Rng rng(seed);
    Samples samples(seats, weights.size());
    for (std::uint32_t game = 0; game < count; ++game) {
        const std::span<float> room = samples.add(game);
        std::vector<double> odds(seats);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const auto features = room.subspan(seat * weights.size(), weights.size());
            odds[seat] = draw_seat(features, weights, rng);
        }
        double ticket = uniform(rng) * std::accumulate(odds.begin(), odds.end(), 0.0);
        std::size_t winner = 0;
        while (winner + 1 < seats && ticket >= odds[winner])
            ticket -= odds[winner++];
        samples.wins_of(game)[winner] = 1;
    }
    return samples;
}

}  // namespace tuning::testing
