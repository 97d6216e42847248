#include "core/rng.h"

#include <array>
#include <cmath>

#include <doctest/doctest.h>

namespace {

constexpr std::uint64_t nth_output(std::uint64_t seed, int n) {
    core::Rng rng(seed);
    for (int i = 1; i < n; ++i)
        rng.next();
    return rng.next();
}

// The published outputs of SplitMix64.
static_assert(nth_output(0, 1) == 0xe220a8397b1dcdafU);
static_assert(nth_output(0, 2) == 0x6e789e6aa1b965f4U);
static_assert(nth_output(1234567, 1) == 6457827717110365317U);
static_assert(nth_output(1234567, 2) == 3203168211198807973U);

static_assert(core::Rng(7).below(1) == 0);

}  // namespace

TEST_CASE("numbers below a bound are uniform") {
    constexpr int kBound = 7;
    constexpr int kExpected = 10'000;
    std::array<int, kBound> counts{};
    core::Rng rng(42);
    for (int i = 0; i < kBound * kExpected; ++i)
        ++counts[rng.below(kBound)];
    double chi_square = 0;
    for (const int count : counts)
        chi_square += std::pow(count - kExpected, 2) / kExpected;
    CHECK(chi_square < 22.5);  // 6 degrees of freedom: one in a thousand is above
}

TEST_CASE("streams of one seed differ, and each can be repeated") {
    core::Rng one(1, 0);
    core::Rng other(1, 1);
    CHECK(one.next() != other.next());
    CHECK(core::Rng(1, 5).next() == core::Rng(1, 5).next());
}
