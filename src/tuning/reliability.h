// Whether predicted chances come true: predictions sorted into tenths, beside what happened.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "tuning/samples.h"

namespace tuning {

struct ReliabilityBin {
    std::size_t count = 0;  // predictions for a seat
    double predicted = 0;   // their mean
    double happened = 0;    // how often these seats won
};

using Reliability = std::array<ReliabilityBin, 10>;  // 0 - 10 %, 10 - 20 %, ..

Reliability reliability(const Samples& samples, std::span<const double> weights);

// The mean distance between what was predicted and what happened, each prediction counting once.
double calibration_error(const Reliability& table);

}  // namespace tuning
