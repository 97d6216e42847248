#include "rating/rating.h"

#include <algorithm>
#include <cmath>

namespace rating {
namespace {

constexpr double kForgottenDays = 3 * 365;
constexpr double kGrowth =
    (kStartDeviation * kStartDeviation - kLeastDeviation * kLeastDeviation) / kForgottenDays;
constexpr double kDay = 24.0 * 60 * 60 * 1000;

}  // namespace

Rating aged(const Rating& rating, std::int64_t milliseconds) {
    const double days = static_cast<double>(std::max<std::int64_t>(milliseconds, 0)) / kDay;
    const double variance = rating.deviation * rating.deviation + kGrowth * days;
    return {rating.mean, std::min(std::sqrt(variance), kStartDeviation)};
}

}  // namespace rating
