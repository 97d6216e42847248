// How everybody stands. docs/tournaments.md says the same in words.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "contest/contest.h"

namespace contest {

// What counts among those with as many points, in the order of the kind.
enum class TieBreak : std::uint8_t {
    Rivals,      // the points of those they met
    HeadToHead,  // against each other
    Wins,
    Rounds,  // knockout: how far they came
};

struct Row {
    int player = 0;
    int place = 1;  // equal where nothing tells them apart
    Points points = 0;
    Points rivals = 0;
    int head_to_head = 0;  // in halves of a win, against those with as many points
    int wins = 0;
    int played = 0;
    int reached = 0;  // knockout: twice the round of the last game, one more if it was won
    int streak = 0;   // arena: wins in a row
    // By round, or by game in an arena; none: not played, or not yet.
    std::vector<std::optional<Points>> rounds{};
};

std::vector<TieBreak> tie_breaks(Kind kind);

// Best first.
std::vector<Row> standings(const Contest& contest);

// From the third win in a row on, a win in an arena counts double.
inline constexpr int kStreak = 2;

}  // namespace contest
