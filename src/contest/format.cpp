#include "contest/format.h"

#include <algorithm>
#include <array>

namespace contest {
namespace {

constexpr int kMostPerPlace = 100;

std::optional<core::Error> outside(std::string_view where,
                                   std::int64_t is,
                                   std::int64_t least,
                                   std::int64_t most) {
    if (is >= least && is <= most)
        return std::nullopt;
    return core::Error{
        std::string(where),
        "expected a number from " + std::to_string(least) + " to " + std::to_string(most)};
}

std::optional<core::Error> check_points(const Format& format) {
    const auto& points = format.place_points;
    if (points.empty())
        return std::nullopt;
    if (points.size() != static_cast<std::size_t>(format.seats))
        return core::Error{"place_points", "expected one number for each place"};
    if (!std::ranges::is_sorted(points, std::greater{}) || points.front() == points.back())
        return core::Error{"place_points", "expected less for later places"};
    return outside("place_points", points.front() - points.back(), 1, kMostPerPlace);
}

// At the place with this fraction of the way from first to last.
Points worth_at(const std::vector<int>& points, int step, int steps) {
    const int last = static_cast<int>(points.size()) - 1;
    const int at = step * last;
    const auto i = static_cast<std::size_t>(at / steps);
    const int rest = at % steps;
    const Points here = points[i] * kPoint;
    return rest == 0 ? here : here + (points[i + 1] * kPoint - here) * rest / steps;
}

}  // namespace

std::vector<int> usual_points(int seats) {
    static const std::array<std::vector<int>, kMaxSeats + 1> kUsual = {std::vector<int>{},
                                                                       {1},
                                                                       {1, 0},
                                                                       {4, 3, 1},
                                                                       {6, 4, 3, 1},
                                                                       {8, 6, 4, 3, 1},
                                                                       {10, 8, 6, 4, 3, 1}};
    return kUsual[static_cast<std::size_t>(std::clamp(seats, 0, kMaxSeats))];
}

Points points_for(const Format& format, int seated, int place, int sharing) {
    if (place <= 0)
        return 0;
    const auto points =
        format.place_points.empty() ? usual_points(format.seats) : format.place_points;
    if (seated < 2)
        return points.front() * kPoint;
    Points sum = 0;
    for (int i = 0; i < sharing; ++i)
        sum += worth_at(points, std::min(place - 1 + i, seated - 1), seated - 1);
    return sum / sharing;
}

std::optional<core::Error> check_format(const Format& format) {
    const bool is_arena = format.kind == Kind::Arena;
    const bool is_robin = format.kind == Kind::RoundRobin;
    for (const auto& wrong :
         {outside("seats", format.seats, 2, kMaxSeats),
          outside("rounds", format.kind == Kind::Swiss ? format.rounds : 1, 1, kMaxRounds),
          outside("times", format.times, 1, is_robin && format.seats == 2 ? 4 : 1),
          outside("lasts", is_arena ? format.lasts : 60'000, 60'000, kLongest),
          outside("most", format.most, 2, is_robin ? kMaxRobinPlayers : kMaxPlayers),
          outside("least", format.least, 2, format.most),
          outside("no_show", format.no_show, 1000, kLongest),
          outside("pause", format.pause, 0, kLongest),
          check_points(format)})
        if (wrong)
            return wrong;
    return std::nullopt;
}

}  // namespace contest
