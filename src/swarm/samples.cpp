#include "swarm/samples.h"

#include <algorithm>
#include <cmath>

namespace swarm {

double Samples::at(double share) const {
    if (values_.empty())
        return 0;
    std::vector<double> values = values_;
    const double rank = std::ceil(share * static_cast<double>(values.size()) - 1e-9);
    const auto place = std::clamp(static_cast<std::ptrdiff_t>(rank) - 1,
                                  std::ptrdiff_t{0},
                                  static_cast<std::ptrdiff_t>(values.size()) - 1);
    std::ranges::nth_element(values, values.begin() + place);
    return values[static_cast<std::size_t>(place)];
}

}  // namespace swarm
