// Linear equations as small as a table has seats.
#pragma once

#include <vector>

namespace rating {

using Square = std::vector<std::vector<double>>;

// x in `square` * x = `right`, for a symmetric square that is positive definite.
std::vector<double> solved(Square square, std::vector<double> right);

}  // namespace rating
