// How a tournament is played: its kind, the size of its tables, what places are worth, its times.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace contest {

enum class Kind : std::uint8_t { Swiss, RoundRobin, Knockout, Arena };

inline constexpr int kMaxSeats = 6;
inline constexpr int kMaxPlayers = 500;
inline constexpr int kMaxRounds = 30;
inline constexpr int kMaxRobinPlayers = 40;
inline constexpr std::int64_t kLongest = 366LL * 24 * 60 * 60 * 1000;

// Points are counted in sixtieths: so the share of any tie is a whole number.
using Points = std::int32_t;
inline constexpr Points kPoint = 60;

struct Format {
    Kind kind = Kind::Swiss;
    int seats = 2;
    int rounds = 5;                   // of a Swiss; the other kinds follow from their players
    int times = 1;                    // round robin: how often each meets each
    std::int64_t lasts = 0;           // arena: milliseconds from its start
    std::vector<int> place_points{};  // best place first; empty: usual_points
    int most = 128;                   // players
    int least = 2;                    // without so many it does not start
    bool late_entry = true;           // Swiss: while half of the rounds are to come; arena: always
    bool computers = false;           // players of the program and bots may take part
    std::int64_t starts = 0;          // 0: when an organiser says so
    std::int64_t no_show = 5 * 60'000;  // who has not sat down by then has lost
    std::int64_t pause = 60'000;        // between rounds
    friend bool operator==(const Format&, const Format&) = default;
};

std::optional<core::Error> check_format(const Format& format);

// 1 and 0 for two; 4, 3, 1 for three and so on.
std::vector<int> usual_points(int seats);

// What a place is worth at a table of so many, which may be smaller than usual: the first place
// gets the most and the last the least at each of them. 0: did not come.
Points points_for(const Format& format, int seated, int place, int sharing);

}  // namespace contest
