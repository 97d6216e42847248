// How a search thinks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace ai::search {

// What a player is fond of: the same game, judged a little differently.
enum class Style : std::uint8_t { Balanced, Aggressive, Builder, Opportunist };

struct Settings {
    float exploration = 0.4F;  // how long actions that look worse are still looked at
    float caution = 0.05F;     // an action not looked at counts that much less than its node
    float widening = 2.0F;     // samples of a chance node: this times visits to the power of 2/3
    int chance_horizon = 64;   // how many rounds of luck a visit looks through
    std::size_t memory = std::size_t{64} << 20U;  // bytes
    Style style = Style::Balanced;
    std::string network = {};  // which one judges: ai/network/shipped.h
    std::uint64_t seed = 1;
};

}  // namespace ai::search
