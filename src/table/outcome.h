// How a match ended, with those who resigned.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/outcome.h"
#include "table/standing.h"

namespace table {

struct TableOutcome {
    std::string ending;                // the game's own word, "resigned" or "cancelled"
    std::vector<std::uint8_t> places;  // 1 is best, equal places are ties; 0 when cancelled
    std::vector<std::int16_t> scores;
    std::vector<bool> won;
    engine::Outcome game;  // as the rules see it, with the parts of the scores
    friend bool operator==(const TableOutcome&, const TableOutcome&) = default;
};

// None before the end. Those who stayed rank as the game says, or share the first place if it was
// not played to its end; behind them those who resigned, who left last before who left first. Among
// several the first place wins. Who plays alone has won if the game says so; resigning is losing.
std::optional<TableOutcome> outcome_of(const Standing& standing);

}  // namespace table
