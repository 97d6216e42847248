// Tuned weights as a C++ header that people can read: a row for each feature, a column for each
// number of seats.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tuning/tune.h"

namespace tuning {

struct WeightsFile {
    std::string game;
    std::string command;  // that made them
    std::span<const std::string_view> names;
};

std::string weights_text(const WeightsFile& file, const std::vector<Tuned>& by_seats);

}  // namespace tuning
