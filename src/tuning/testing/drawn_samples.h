// Made-up positions whose winners are drawn by known weights.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "core/rng.h"
#include "tuning/samples.h"

namespace tuning::testing {

// Feature i is uniform in -1 .. 1, the last one in -20 .. 20. One position for each game.
inline Samples drawn_samples(std::size_t seats,
                             const std::vector<double>& weights,
                             std::uint32_t count,
                             std::uint64_t seed) {
    core::Rng rng(seed);
    const auto uniform = [&rng] { return static_cast<double>(rng.next() >> 11U) * 0x1p-53; };
    Samples samples(seats, weights.size());
    for (std::uint32_t game = 0; game < count; ++game) {
        const std::span<float> room = samples.add(game);
        std::vector<double> odds(seats);
        double sum = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            double standing = 0;
            for (std::size_t i = 0; i < weights.size(); ++i) {
                const double scale = i + 1 == weights.size() ? 20 : 1;
                const double value = scale * (2 * uniform() - 1);
                room[seat * weights.size() + i] = static_cast<float>(value);
                standing += weights[i] * value;
            }
            odds[seat] = std::exp(standing);
            sum += odds[seat];
        }
        double ticket = uniform() * sum;
        std::size_t winner = 0;
        while (winner + 1 < seats && ticket >= odds[winner])
            ticket -= odds[winner++];
        samples.wins_of(game)[winner] = 1;
    }
    return samples;
}

}  // namespace tuning::testing
