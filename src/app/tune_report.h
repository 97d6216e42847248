// What tuning found, as tables for people.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tuning/tune.h"

namespace app {

// How good the weights are for one number of seats: log loss, accuracy, reliability.
std::string tune_table(const tuning::Tuned& tuned);

// The weights themselves, a column for each number of seats.
std::string weights_table(std::span<const std::string_view> names,
                          const std::vector<tuning::Tuned>& by_seats);

}  // namespace app
