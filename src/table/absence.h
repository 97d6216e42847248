// Who is away and for how long, as the server tells with a command, and what others may do then.
// A seat is its holder's: while they are here, nobody else decides about it. The table itself has
// no clock and sees nobody come or go; what it decided stands in its events.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/setup.h"

namespace table {

struct Absence {
    std::string user;
    std::int64_t milliseconds = 0;
    friend bool operator==(const Absence&, const Absence&) = default;
};
using Absences = std::vector<Absence>;

// Of users who never come back: their account was deleted.
inline constexpr std::int64_t kGone = kMaxTime;

// None: the user is here.
inline std::optional<std::int64_t> away_for(const Absences& absences, std::string_view user) {
    const auto found = std::ranges::find(absences, user, &Absence::user);
    return found == absences.end() ? std::nullopt : std::optional(found->milliseconds);
}

inline bool is_gone(const Absences& absences, std::string_view user) {
    return away_for(absences, user) == kGone;
}

// How long somebody must have been away, in milliseconds.
struct AbsenceRule {
    std::optional<std::int64_t> stand_in;  // until one player may let the computer stand in
    std::int64_t agreed_stand_in = 0;      // until all the others together may
    std::int64_t resume = 0;               // until a pause may end without asking them
    std::int64_t cancel = 0;               // until a game may be called off without asking them
};

// With a clock of days people are expected to be away: there the clock decides, or all together.
constexpr AbsenceRule absence_rule(ClockKind clock) {
    constexpr std::int64_t kMinute = 60LL * 1000;
    constexpr std::int64_t kHour = 60 * kMinute;
    constexpr std::int64_t kWholeDay = 24 * kHour;
    switch (clock) {
        case ClockKind::None: return {kHour, 5 * kMinute, kWholeDay, 3 * kWholeDay};
        case ClockKind::Live: return {5 * kMinute, kMinute, kHour, 3 * kWholeDay};
        case ClockKind::Days: return {std::nullopt, kWholeDay, 14 * kWholeDay, 14 * kWholeDay};
    }
    return {};
}

}  // namespace table
