// Many texts and numbers as eight digits, for golden files: whoever changes one changes them.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "core/hash.h"

namespace engine::testing {

class Fingerprint {
  public:
    void add(std::uint64_t word) { value_ = core::combine(value_, word); }
    void add(std::string_view text) {
        std::uint64_t hash = text.size();
        for (const char letter : text)
            hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
        add(hash);
    }
    std::string text() const {
        std::array<char, 9> digits{};
        std::snprintf(digits.data(), digits.size(), "%08x", static_cast<unsigned>(value_));
        return digits.data();
    }

  private:
    std::uint64_t value_ = 0;
};

}  // namespace engine::testing
