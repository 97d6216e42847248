// Tokens of the six kinds as one word: what lies in an area, is carried, offered or in the supply.
#pragma once

#include <cassert>
#include <cstdint>

#include "games/ascalion/types.h"

namespace ascalion {

// Five bits for each kind. No kind has more than 30 tokens, so sums over areas never overflow.
class Goods {
  public:
    static constexpr int kMost = 30;

    constexpr Goods() = default;
    static constexpr Goods of(Kind kind, int amount) {
        assert(amount >= 0 && amount <= kMost);
        return Goods(static_cast<std::uint32_t>(amount) << shift(kind));
    }
    static constexpr Goods one(Kind kind) { return Goods(1U << shift(kind)); }

    constexpr int count(Kind kind) const {
        return static_cast<int>((bits_ >> shift(kind)) & kLane);
    }
    constexpr bool has(Kind kind) const { return (bits_ & (kLane << shift(kind))) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr explicit operator bool() const { return bits_ != 0; }

    constexpr int total() const {
        int sum = 0;
        for (std::uint32_t rest = bits_; rest != 0; rest >>= kLaneBits)
            sum += static_cast<int>(rest & kLane);
        return sum;
    }
    // Only the kinds of the set.
    constexpr Goods only(KindSet kinds) const {
        std::uint32_t lanes = 0;
        for (const Kind kind : kinds)
            lanes |= kLane << shift(kind);
        return Goods(bits_ & lanes);
    }
    constexpr Goods resources() const { return Goods(bits_ & ~(kLane << shift(Kind::Weapon))); }
    constexpr Goods without_horses() const { return Goods(bits_ & ~(kLane << shift(Kind::Horse))); }
    constexpr KindSet kinds() const {
        KindSet held;
        for (const Kind kind : all_kinds())
            if (has(kind))
                held.insert(kind);
        return held;
    }
    constexpr bool covers(Goods price) const {
        for (std::uint32_t lane = kLane; lane < (1U << (kLaneBits * kKinds)); lane <<= kLaneBits)
            if ((bits_ & lane) < (price.bits_ & lane))
                return false;
        return true;
    }

    constexpr Goods& operator+=(Goods other) {
        bits_ += other.bits_;
        return *this;
    }
    constexpr Goods& operator-=(Goods other) {
        assert(covers(other));
        bits_ -= other.bits_;
        return *this;
    }
    friend constexpr Goods operator+(Goods left, Goods right) { return left += right; }
    friend constexpr Goods operator-(Goods left, Goods right) { return left -= right; }
    friend constexpr bool operator==(Goods, Goods) = default;

  private:
    static constexpr unsigned kLaneBits = 5;
    static constexpr std::uint32_t kLane = 31;

    constexpr explicit Goods(std::uint32_t bits) : bits_(bits) {}
    static constexpr unsigned shift(Kind kind) { return kLaneBits * static_cast<unsigned>(kind); }

    std::uint32_t bits_ = 0;
};

}  // namespace ascalion
