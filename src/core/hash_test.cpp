#include "core/hash.h"

#include <set>

#include <doctest/doctest.h>

namespace {

// The second output of SplitMix64 for seed 0, as published with the generator.
static_assert(core::mix(2 * 0x9e3779b97f4a7c15U) == 0x6e789e6aa1b965f4U);
static_assert(core::mix(0) == 0);
static_assert(core::hash_of(std::array<std::uint8_t, 3>{1, 2, 3}) == core::combine(3, 0x030201));
static_assert(core::hash_of(std::array<std::uint8_t, 9>{0, 0, 0, 0, 0, 0, 0, 0, 1})
              == core::combine(core::combine(9, 0), 1));

}  // namespace

TEST_CASE("the hash depends on every byte, on their order and on the size") {
    using Bytes = std::array<std::uint8_t, 16>;
    std::set<std::uint64_t> hashes = {core::hash_of(Bytes{}),
                                      core::hash_of(std::array<std::uint8_t, 15>{})};
    for (std::size_t at = 0; at < 16; ++at) {
        for (const int value : {1, 2, 128}) {
            Bytes bytes{};
            bytes[at] = static_cast<std::uint8_t>(value);
            hashes.insert(core::hash_of(bytes));
        }
    }
    CHECK(hashes.size() == 2 + 16 * 3);
}

TEST_CASE("combining is not symmetric") { CHECK(core::combine(1, 2) != core::combine(2, 1)); }
