// How well a seat of Wiraqocha stands: named features times tuned weights. The chance to win is the
// softmax of the standings of all seats. No heap, no virtual call: a search asks this at every
// leaf.
#pragma once

#include "ai/evaluations/wiraqocha_features.h"
#include "ai/evaluations/wiraqocha_weights.h"

namespace ai::wiraqocha_features {

using Weights = std::array<float, kFeatures>;
using WeightsBySeats = std::array<Weights, kWeightRows.front().size()>;  // the fewest seats first

constexpr WeightsBySeats columns_of_rows() {
    WeightsBySeats weights{};
    for (std::size_t i = 0; i < kFeatures; ++i)
        for (std::size_t column = 0; column < weights.size(); ++column)
            weights[column][i] = static_cast<float>(kWeightRows[i][column]);
    return weights;
}
inline constexpr WeightsBySeats kWeights = columns_of_rows();
static_assert(kWeightRows.size() == kFeatures);
static_assert(kWeights.size() == wiraqocha::kMaxSeats - wiraqocha::kMinSeats + 1);

constexpr const Weights& weights_for(int seats) {
    return kWeights[static_cast<std::size_t>(seats - wiraqocha::kMinSeats)];
}

// The game must have begun and not be over.
inline float standing(const wiraqocha::Content& content,
                      const wiraqocha::State& state,
                      wiraqocha::SeatId seat,
                      const Weights& weights) {
    const Features features = features_of(content, state, seat);
    float sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i)
        sum += weights[i] * features[i];
    return sum;
}

}  // namespace ai::wiraqocha_features
