// How a computer player thinks: what the levels differ in, and how a player's name says it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ai/search/settings.h"
#include "core/result.h"

namespace ai {

// For a whole turn of the player, not for one of its small steps.
struct Budget {
    enum class Unit : std::uint8_t { Seconds, Visits };
    Unit unit = Unit::Visits;
    double amount = 0;
};

struct Thinking {
    search::Settings settings;
    Budget budget;
    float temperature = 0;  // 0: always the best action; 1: each in proportion to its visits
};

// Reads "level4", "level4:builder", "level4@20000v", "level6:aggressive@2s#sums" and the like.
// Nothing if the name is of another form.
std::optional<Thinking> parse_thinking(std::string_view name);

}  // namespace ai
