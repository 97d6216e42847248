#include "rating/season.h"

#include <chrono>

namespace rating {
namespace {

constexpr int kFirstYear = 1970;
constexpr int kQuarters = 4;
constexpr int kMonths = 3;  // of a quarter

}  // namespace

int season_at(Instant at) {
    const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(at)};
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(time)};
    const int month = static_cast<int>(static_cast<unsigned>(day.month())) - 1;
    return (static_cast<int>(day.year()) - kFirstYear) * kQuarters + month / kMonths;
}

Season season(int number) { return {kFirstYear + number / kQuarters, number % kQuarters + 1}; }

Instant season_begin(int number) {
    const Season found = season(number);
    const auto month = static_cast<unsigned>((found.quarter - 1) * kMonths + 1);
    const std::chrono::sys_days day{std::chrono::year(found.year) / std::chrono::month(month) / 1};
    return std::chrono::duration_cast<std::chrono::milliseconds>(day.time_since_epoch()).count();
}

}  // namespace rating
