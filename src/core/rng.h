// A small fast generator for simulation and sampling. Never used inside rules; never for secrets.
#pragma once

#include <cstdint>

#include "core/hash.h"

namespace core {

// SplitMix64: one word of state, so that game number i of a run is simply Rng(seed, i).
class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}
    constexpr Rng(std::uint64_t seed, std::uint64_t stream) : state_(combine(seed, stream)) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        return mix(state_);
    }

    // Uniform in 0 .. bound-1; the bias is below bound / 2^32.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
    }

  private:
    std::uint64_t state_;
};

}  // namespace core
