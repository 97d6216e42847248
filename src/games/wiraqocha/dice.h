// Dice as a multiset of faces: single dice have no identity (W6.15).
#pragma once

#include <cassert>
#include <cstdint>

#include "core/bits.h"

namespace wiraqocha {

inline constexpr int kFaces = 6;

// Some faces, iterable in ascending order; one bit in the lane that Dice has for the face.
class FaceSet {
  public:
    static constexpr unsigned kLaneBits = 5;

    constexpr explicit FaceSet(std::uint32_t lanes) : lanes_(lanes) {}

    class Iterator {
      public:
        constexpr explicit Iterator(std::uint32_t rest) : rest_(rest) {}
        constexpr int operator*() const {
            return core::trailing_zeros(rest_) / static_cast<int>(kLaneBits) + 1;
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1U;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint32_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(lanes_); }
    static constexpr Iterator end() { return Iterator(0); }

  private:
    std::uint32_t lanes_;
};

// Five bits for each face, from face 1 in the lowest; the fifth bit of a lane is always clear and
// guards against borrowing when one multiset is taken from another.
class Dice {
  public:
    constexpr Dice() = default;
    static constexpr Dice one(int face) { return Dice(1U << shift(face)); }

    // The four bits that an action has for each face.
    static constexpr Dice from_nibbles(std::uint32_t nibbles) {
        Dice dice;
        for (int face = 1; face <= kFaces; ++face)
            dice.bits_ |= ((nibbles >> (4U * (face - 1U))) & 15U) << shift(face);
        return dice;
    }
    constexpr std::uint32_t nibbles() const {
        std::uint32_t packed = 0;
        for (int face = 1; face <= kFaces; ++face)
            packed |= static_cast<std::uint32_t>(count(face)) << (4U * (face - 1U));
        return packed;
    }

    constexpr int count(int face) const { return static_cast<int>((bits_ >> shift(face)) & kLane); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return count_above(0); }

    // How many dice show more than `face`.
    constexpr int count_above(int face) const {
        std::uint32_t rest = face >= kFaces ? 0 : bits_ >> shift(face + 1);
        int count = 0;
        for (; rest != 0; rest >>= kLaneBits)
            count += static_cast<int>(rest & kLane);
        return count;
    }

    constexpr bool contains(Dice other) const {
        return (((bits_ | kGuards) - other.bits_) & kGuards) == kGuards;
    }

    // Bit s is set if some of the dice add up to s, for s up to `kHighestSum`.
    constexpr std::uint32_t sums() const {
        std::uint32_t reached = 1;
        for (const int face : faces())
            for (int i = count(face); i > 0; --i)
                reached |= reached << static_cast<unsigned>(face);
        return reached & ((2U << kHighestSum) - 1U);
    }

    // Faces that at least one die shows, at least two dice show, and that begin a straight of
    // three.
    constexpr FaceSet faces() const { return FaceSet(present()); }
    constexpr FaceSet doubles() const {
        return FaceSet((bits_ >> 1U | bits_ >> 2U | bits_ >> 3U) & kOnes);
    }
    constexpr FaceSet straights() const {
        return FaceSet(present() & (present() >> kLaneBits) & (present() >> (2U * kLaneBits)));
    }
    static constexpr unsigned kHighestSum = 12;

    constexpr Dice& operator+=(Dice other) {
        bits_ += other.bits_;
        return *this;
    }
    constexpr Dice& operator-=(Dice other) {
        assert(contains(other));
        bits_ -= other.bits_;
        return *this;
    }
    friend constexpr Dice operator+(Dice left, Dice right) { return left += right; }
    friend constexpr Dice operator-(Dice left, Dice right) { return left -= right; }
    friend constexpr bool operator==(Dice, Dice) = default;

  private:
    static constexpr unsigned kLaneBits = FaceSet::kLaneBits;
    static constexpr std::uint32_t kLane = 15;
    static constexpr std::uint32_t kOnes = 0x02108421U;
    static constexpr std::uint32_t kGuards = kOnes << 4U;

    constexpr explicit Dice(std::uint32_t bits) : bits_(bits) {}
    constexpr std::uint32_t present() const {
        return (bits_ | bits_ >> 1U | bits_ >> 2U | bits_ >> 3U) & kOnes;
    }
    static constexpr unsigned shift(int face) {
        assert(face >= 1 && face <= kFaces);
        return kLaneBits * (static_cast<unsigned>(face) - 1U);
    }

    std::uint32_t bits_ = 0;
};

}  // namespace wiraqocha
