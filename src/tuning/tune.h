// Tuning from self-play to weights: fits on most games, judges on those it has not seen.
#pragma once

#include "tuning/reliability.h"
#include "tuning/self_play.h"
#include "tuning/softmax_fit.h"

namespace tuning {

// Every fifth game is kept back to judge the weights.
inline constexpr std::uint32_t kHeldOut = 5;

struct Tuned {
    int seats = 0;
    std::size_t positions = 0;
    Weights weights{};
    Fitness seen{};    // on the games it was fitted to
    Fitness unseen{};  // on those kept back
    Reliability reliable{};
    Fitness before{};  // the weights that the program plays with, on those kept back
    Reliability reliable_before{};
};

// The samples of held-out games, or of all others.
Samples part_of(const Samples& samples, bool held_out);

Tuned tune(const Samples& samples, double penalty, std::span<const double> present_weights);

}  // namespace tuning
