// Weights whose softmax over the seats predicts the winner best (docs/arena.md, "Tuning").
#pragma once

#include <span>
#include <vector>

#include "tuning/samples.h"

namespace tuning {

using Weights = std::vector<double>;

// The chances of all seats to win: softmax of weights times features.
void predict(const Samples& samples,
             std::size_t sample,
             std::span<const double> weights,
             std::span<double> chances);

// Minimises the mean log loss plus penalty/2 times the mean squared weight, each weight measured in
// the spread of its feature. Newton's method: the problem is convex, a dozen steps suffice.
Weights fit(const Samples& samples, double penalty);

struct Fitness {
    double log_loss = 0;   // mean of -log(chance given to the winner)
    double accuracy = 0;   // how often the winner had the greatest chance
    double ignorance = 0;  // log loss of equal chances
};

Fitness fitness(const Samples& samples, std::span<const double> weights);

}  // namespace tuning
