#include "arena/distribution.h"

#include <doctest/doctest.h>

using arena::Distribution;

TEST_CASE("quantiles are values that came up") {
    Distribution scores;
    for (const int score : {7, -2, 7, 10})
        scores.add(score);
    CHECK(scores.count() == 4);
    CHECK(scores.mean() == doctest::Approx(5.5));
    CHECK(scores.quantile(0) == -2);
    CHECK(scores.quantile(0.25) == -2);
    CHECK(scores.quantile(0.5) == 7);
    CHECK(scores.quantile(0.75) == 7);
    CHECK(scores.quantile(1) == 10);
}

TEST_CASE("distributions add up in any order; of nothing, nothing is known") {
    Distribution low;
    low.add(1);
    Distribution high;
    high.add(3);
    high.add(3);
    Distribution both = low;
    both.add(high);
    high.add(low);
    CHECK(both == high);
    CHECK(both.count() == 3);
    CHECK(Distribution().mean() == 0);
    CHECK(Distribution().quantile(0.5) == 0);
}
