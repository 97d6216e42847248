#include "rating/season.h"

#include <doctest/doctest.h>

namespace rating {

TEST_CASE("a season is a quarter, and begins with its first millisecond") {
    for (int number = 0; number < 400; ++number) {
        const Instant begin = season_begin(number);
        CHECK(season_at(begin) == number);
        CHECK(season_at(begin - 1) == number - 1);
    }
}

TEST_CASE("seasons have a year and a quarter") {
    CHECK(season(0) == Season{1970, 1});
    CHECK(season(season_at(1'790'000'000'000)) == Season{2026, 3});
}

}  // namespace rating
