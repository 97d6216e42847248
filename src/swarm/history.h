// What bots did at a table and what they heard of it, held against the record of the game.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace swarm {

enum class Fate : std::uint8_t { Unanswered, Acknowledged, Refused };

// One command that plays: all of its path or nothing.
struct Deed {
    std::string command;
    int seat = 0;
    std::vector<std::string> path;
    Fate fate = Fate::Unanswered;
    std::int64_t version = 0;  // of the acknowledgement
};

// One action of a seat, in the notation of the game.
struct Played {
    int seat = 0;
    std::string act;
    friend auto operator<=>(const Played&, const Played&) = default;
};

struct Findings {
    int lost = 0;        // acknowledged, but not in the record
    int duplicated = 0;  // more often in the record than acknowledged
    int refused = 0;     // refused, and yet in the record
    int foreign = 0;     // never sent
    int unanswered = 0;  // commands whose fate is not known; their actions may be there or not
    bool is_reordered = false;
    std::string first_difference;

    bool is_clean() const;
    // "lost 1, duplicated 0, ..., first difference: ..."
    std::string text() const;
};

// `record` holds what seats did, without chance, in the order of play.
Findings compare(std::span<const Deed> deeds, std::span<const Played> record);

}  // namespace swarm
