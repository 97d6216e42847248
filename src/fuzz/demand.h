// What every fuzz target needs: its input as text, and a loud end when a promise is broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/hash.h"

namespace fuzz {

// Stops the program, also where assertions are off.
inline void demand(bool kept, std::string_view promise, std::string_view found = {}) {
    if (kept)
        return;
    const std::string line =
        "broken promise: " + std::string(promise) + ": " + std::string(found) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// The same input must always do the same, so its chance comes from itself.
inline std::uint64_t seed_of(std::string_view input) {
    std::uint64_t seed = input.size();
    for (const char byte : input)
        seed = core::combine(seed, static_cast<std::uint8_t>(byte));
    return seed;
}

}  // namespace fuzz
