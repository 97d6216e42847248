// Files of networks for tests: small ones with drawn numbers, and their parts to be changed.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "ai/network/network_file.h"
#include "core/rng.h"

namespace ai::testing {

struct DrawnNetwork {
    std::uint32_t seats = 0b111110;
    std::uint32_t first = 32;
    std::uint32_t second = 32;
    int biggest_weight = 300;
    int past_of_first_feature = 0;
    std::uint64_t seed = 1;
};

class NetworkBytes {
  public:
    explicit NetworkBytes(std::span<const std::string_view> names) : names_(names) {}

    NetworkBytes& add(const DrawnNetwork& drawn) {
        core::Rng rng(drawn.seed);
        const std::size_t inputs = 2 * names_.size() + kSeatInputs;
        put(body_, drawn.seats);
        put(body_, drawn.first);
        put(body_, drawn.second);
        for (std::size_t i = 0; i < names_.size(); ++i)
            put(body_, static_cast<float>(kUnit));
        draw_weights(inputs * drawn.first, drawn.biggest_weight, rng);
        body_.append(drawn.first * sizeof(std::int32_t), '\0');
        draw_weights(drawn.first * drawn.second, drawn.biggest_weight, rng);
        body_.append(drawn.second * sizeof(std::int32_t), '\0');
        draw_weights(drawn.second, drawn.biggest_weight, rng);
        put(body_, static_cast<std::int16_t>(drawn.past_of_first_feature));
        draw_weights(inputs - 1, 0, rng);
        ++count_;
        return *this;
    }

    std::string bytes() const {
        std::string text = "tetranet";
        put(text, std::uint32_t{1});
        put(text, static_cast<std::uint32_t>(names_.size()));
        put(text, hash_of_names(names_));
        put(text, count_);
        text += body_;
        put(text, checksum_of(text));
        return text;
    }

    // FNV-1a, written down once more: a file must mean the same to whoever reads it.
    static std::uint64_t checksum_of(const std::string& text) {
        std::uint64_t hash = 14695981039346656037U;
        for (const char byte : text) {
            hash ^= static_cast<std::uint8_t>(byte);
            hash *= 1099511628211U;
        }
        return hash;
    }

  private:
    template <class Value>
    static void put(std::string& text, Value value) {
        text.append(reinterpret_cast<const char*>(&value), sizeof(value));
    }
    void draw_weights(std::size_t count, int biggest, core::Rng& rng) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto width = static_cast<std::uint32_t>(2 * biggest + 1);
            put(body_, static_cast<std::int16_t>(static_cast<int>(rng.below(width)) - biggest));
        }
    }

    std::span<const std::string_view> names_;
    std::string body_;
    std::uint32_t count_ = 0;
};

}  // namespace ai::testing
