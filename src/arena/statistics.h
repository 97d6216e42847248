// How sure a measured number is.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace arena {

inline constexpr double kZ95 = 1.959963984540054;  // 95 % of a normal distribution lie within

struct Interval {
    double low = 0;
    double high = 0;
};

// A mean is within `margin` of the truth in 95 of 100 cases (normal approximation; no margin is
// known from fewer than two values).
struct Mean {
    double value = 0;
    double margin = 0;
};

// Whole numbers added up; sums are exact, so the order of adding does not matter.
struct Sums {
    std::uint64_t count = 0;
    std::uint64_t sum = 0;
    std::uint64_t squares = 0;

    constexpr void add(std::uint64_t value) {
        ++count;
        sum += value;
        squares += value * value;
    }
    constexpr void add(const Sums& other) {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }
    friend constexpr bool operator==(const Sums&, const Sums&) = default;
};

inline Mean mean_of(const Sums& sums) {
    if (sums.count == 0)
        return {};
    const auto n = static_cast<double>(sums.count);
    const double mean = static_cast<double>(sums.sum) / n;
    if (sums.count == 1)
        return {mean, 0};
    const double variance = (static_cast<double>(sums.squares) - n * mean * mean) / (n - 1);
    return {mean, kZ95 * std::sqrt(std::max(0.0, variance) / n)};
}

// Wilson's score interval for a proportion: it stays within 0 .. 1 and is honest for few trials.
inline Interval wilson_share(double share, double trials) {
    if (trials <= 0)
        return {0, 1};
    const double shrink = 1 + kZ95 * kZ95 / trials;
    const double centre = (share + kZ95 * kZ95 / (2 * trials)) / shrink;
    const double reach =
        kZ95 * std::sqrt(share * (1 - share) / trials + kZ95 * kZ95 / (4 * trials * trials))
        / shrink;
    return {share <= 0 ? 0.0 : centre - reach, share >= 1 ? 1.0 : centre + reach};
}

inline Interval wilson(std::uint64_t hits, std::uint64_t trials) {
    const auto n = static_cast<double>(trials);
    return wilson_share(trials == 0 ? 0 : static_cast<double>(hits) / n, n);
}

}  // namespace arena
