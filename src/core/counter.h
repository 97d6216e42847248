// A small count that never goes below zero: the type of every pile, stock and tally in a state.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace core {

class Counter {
  public:
    constexpr Counter() = default;
    constexpr explicit Counter(int value) : value_(static_cast<std::uint8_t>(value)) {
        assert(value >= 0 && value < 256);
    }

    constexpr int value() const { return value_; }
    constexpr explicit operator bool() const { return value_ != 0; }

    constexpr Counter& operator+=(int amount) { return *this = Counter(value_ + amount); }
    constexpr Counter& operator-=(int amount) { return *this = Counter(value_ - amount); }
    constexpr Counter& operator++() { return *this += 1; }
    constexpr Counter& operator--() { return *this -= 1; }

    friend constexpr auto operator<=>(Counter, Counter) = default;
    friend constexpr bool operator==(Counter, Counter) = default;
    friend constexpr auto operator<=>(Counter left, int right) { return left.value_ <=> right; }
    friend constexpr bool operator==(Counter left, int right) { return left.value_ == right; }

  private:
    std::uint8_t value_ = 0;
};

}  // namespace core
