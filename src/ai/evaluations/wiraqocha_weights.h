// The weights of the features of wiraqocha, a column for each number of seats from 2 on.
#pragma once

#include <array>

namespace ai::wiraqocha_features {

inline constexpr std::array<std::array<double, 3>, 38> kWeightRows{};

}  // namespace ai::wiraqocha_features
