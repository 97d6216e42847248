// The key of a state in the transposition table: equal states have equal bytes, so bytes are
// enough.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "core/hash.h"

namespace ai::search {

// Four chains side by side, since each waits only for itself: a state of 364 bytes costs about
// 25 ns, where core::hash_of takes ten times as long. The bytes must not be part of a bigger sum.
inline std::uint64_t key_of_bytes(std::span<const std::byte> bytes) {
    constexpr std::uint64_t kFirst = 0x9fb21c651e98df25U;
    constexpr std::uint64_t kSecond = 0xd6e8feb86659fd93U;
    constexpr std::size_t kLanes = 4;
    std::array<std::uint64_t, kLanes> lanes = {bytes.size(), kFirst, kSecond, kFirst ^ kSecond};
    const auto absorb = [&lanes](std::size_t lane, std::uint64_t word) {
        lanes[lane] = std::rotl(lanes[lane] + word * kFirst, 29) * kSecond;
    };
    std::size_t at = 0;
    for (; at + kLanes * sizeof(std::uint64_t) <= bytes.size();
         at += kLanes * sizeof(std::uint64_t)) {
        std::array<std::uint64_t, kLanes> words;
        std::memcpy(words.data(), bytes.data() + at, sizeof(words));
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            absorb(lane, words[lane]);
    }
    for (std::size_t lane = 0; at < bytes.size(); ++lane, at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, std::min(sizeof(word), bytes.size() - at));
        absorb(lane, word);
    }
    std::uint64_t key = 0;
    for (const std::uint64_t lane : lanes)
        key = core::combine(key, lane);
    return key;
}

}  // namespace ai::search
