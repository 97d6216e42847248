// Hashing of plain bytes and words: for transposition keys and signatures, not for secrets.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace core {

constexpr std::uint64_t mix(std::uint64_t word) {
    word = (word ^ (word >> 30U)) * 0xbf58476d1ce4e5b9U;
    word = (word ^ (word >> 27U)) * 0x94d049bb133111ebU;
    return word ^ (word >> 31U);
}

constexpr std::uint64_t combine(std::uint64_t seed, std::uint64_t word) {
    return mix(seed ^ (word + 0x9e3779b97f4a7c15U));
}

// The hash of a value is the hash of its bytes, hence the demand for unique representations.
template <class T>
    requires std::has_unique_object_representations_v<T>
constexpr std::uint64_t hash_of(const T& value) {
    const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(T)>>(value);
    std::uint64_t hash = sizeof(T);
    for (std::size_t at = 0; at < bytes.size(); at += 8) {
        std::uint64_t word = 0;
        for (std::size_t i = at; i < at + 8 && i < bytes.size(); ++i)
            word |= std::uint64_t{bytes[i]} << (8 * (i - at));
        hash = combine(hash, word);
    }
    return hash;
}

}  // namespace core
