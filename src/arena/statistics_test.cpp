#include "arena/statistics.h"

#include <doctest/doctest.h>

namespace {

arena::Sums sums_of(std::initializer_list<std::uint64_t> values) {
    arena::Sums sums;
    for (const std::uint64_t value : values)
        sums.add(value);
    return sums;
}

}  // namespace

TEST_CASE("the mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, with a margin of 1.96 * sqrt(32/7/8)") {
    const arena::Mean mean = arena::mean_of(sums_of({2, 4, 4, 4, 5, 5, 7, 9}));
    CHECK(mean.value == doctest::Approx(5.0));
    CHECK(mean.margin == doctest::Approx(1.4816).epsilon(0.0001));
}

TEST_CASE("a mean of nothing is zero, one value has no margin, equal values have none either") {
    CHECK(arena::mean_of({}).value == 0.0);
    CHECK(arena::mean_of(sums_of({7})).value == 7.0);
    CHECK(arena::mean_of(sums_of({7})).margin == 0.0);
    CHECK(arena::mean_of(sums_of({3, 3, 3})).margin == doctest::Approx(0.0));
}

TEST_CASE("sums added in two parts are the same sums") {
    arena::Sums all = sums_of({1, 2});
    all.add(sums_of({3, 4, 5}));
    CHECK(all == sums_of({1, 2, 3, 4, 5}));
}

TEST_CASE("Wilson's interval for 8 of 10 is 49.0 % to 94.3 %") {
    const arena::Interval interval = arena::wilson(8, 10);
    CHECK(interval.low == doctest::Approx(0.4902).epsilon(0.0001));
    CHECK(interval.high == doctest::Approx(0.9433).epsilon(0.0001));
}

TEST_CASE("Wilson's interval stays within 0 .. 1 for no hit and for hits only") {
    CHECK(arena::wilson(0, 10).low == 0.0);
    CHECK(arena::wilson(0, 10).high == doctest::Approx(0.2775).epsilon(0.0001));
    CHECK(arena::wilson(10, 10).low == doctest::Approx(0.7225).epsilon(0.0001));
    CHECK(arena::wilson(10, 10).high == 1.0);
    CHECK(arena::wilson(0, 0).high == 1.0);
}
