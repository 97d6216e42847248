// A set of small enum values in one word (0 .. 31, or 0 .. 63 in a 64-bit word), iterable in
// ascending order. A value that means "none" has no bit: it is a broken promise to insert it, to
// erase it or to ask for it.
#pragma once

#include <cassert>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "core/bits.h"

namespace core {

template <class T, class Word = std::uint32_t>
class BitSet {
    static_assert(std::is_unsigned_v<Word>);

  public:
    constexpr BitSet() = default;
    constexpr explicit BitSet(Word bits) : bits_(bits) {}
    static constexpr BitSet of(T item) { return BitSet(bit(item)); }
    static constexpr BitSet first(int count) {
        return BitSet(static_cast<Word>((std::uint64_t{1} << count) - 1));
    }

    constexpr bool contains(T item) const { return (bits_ & bit(item)) != 0; }
    constexpr void insert(T item) { bits_ = static_cast<Word>(bits_ | bit(item)); }
    constexpr void erase(T item) { bits_ = static_cast<Word>(bits_ & ~bit(item)); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr explicit operator bool() const { return bits_ != 0; }
    constexpr int size() const { return count_ones(bits_); }
    constexpr T front() const { return static_cast<T>(trailing_zeros(bits_)); }
    constexpr Word bits() const { return bits_; }

    friend constexpr BitSet operator&(BitSet left, BitSet right) {
        return BitSet(static_cast<Word>(left.bits_ & right.bits_));
    }
    friend constexpr BitSet operator|(BitSet left, BitSet right) {
        return BitSet(static_cast<Word>(left.bits_ | right.bits_));
    }
    friend constexpr BitSet operator-(BitSet left, BitSet right) {
        return BitSet(static_cast<Word>(left.bits_ & ~right.bits_));
    }
    constexpr BitSet& operator|=(BitSet other) { return *this = *this | other; }
    constexpr BitSet& operator-=(BitSet other) { return *this = *this - other; }
    friend constexpr bool operator==(BitSet, BitSet) = default;

    class Iterator {
      public:
        constexpr explicit Iterator(Word rest) : rest_(rest) {}
        constexpr T operator*() const { return static_cast<T>(trailing_zeros(rest_)); }
        constexpr Iterator& operator++() {
            rest_ = static_cast<Word>(rest_ & (rest_ - 1U));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        Word rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    static constexpr Word bit(T item) {
        const auto place = static_cast<unsigned>(item);
        assert(place < std::numeric_limits<Word>::digits);
        return static_cast<Word>(Word{1} << place);
    }
    Word bits_ = 0;
};

}  // namespace core
