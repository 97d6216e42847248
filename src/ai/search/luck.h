// The luck of one sample of a chance node: fractions for its dice, one after the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/hash.h"

namespace ai::search {

// Sample after sample, each die runs evenly through its faces, and all dice together through their
// combinations: a rotated sequence of multiples of square roots. So few samples already have nearly
// the right mean, and a sample is known by its number: nothing is stored.
class Luck {
  public:
    Luck(std::uint64_t node_key, std::uint32_t sample) : key_(node_key), sample_(sample) {}

    // Out of 2^32.
    std::uint32_t next() {
        const std::uint64_t start = core::combine(key_, die_);
        const std::uint64_t share = die_ < kStrides.size() ? start + sample_ * kStrides[die_]
                                                           : core::combine(start, sample_);
        ++die_;
        return static_cast<std::uint32_t>(share >> 32U);
    }

  private:
    // 2^64 times the fractions of the golden ratio and of the square roots of 2, 3, 5, 7, 11, ..
    static constexpr std::array<std::uint64_t, 9> kStrides = {0x9e3779b97f4a7c15U,
                                                              0x6a09e667f3bcc908U,
                                                              0xbb67ae8584caa73bU,
                                                              0x3c6ef372fe94f82bU,
                                                              0xa54ff53a5f1d36f1U,
                                                              0x510e527fade682d1U,
                                                              0x9b05688c2b3e6c1fU,
                                                              0x1f83d9abfb41bd6bU,
                                                              0x5be0cd19137e2179U};

    std::uint64_t key_;
    std::uint64_t sample_;
    std::size_t die_ = 0;
};

}  // namespace ai::search
