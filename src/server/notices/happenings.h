// What happened at a table, and whom that concerns: from how it stood before and how it stands now
// to what is to be told, and what is to be told no more.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/notices/kind.h"

namespace notices {

using Instant = std::int64_t;  // milliseconds since 1970, UTC

struct SeatGlimpse {
    std::string user{};  // a person who sits there, or for whom it is kept
    bool is_kept = false;
    bool to_move = false;
    std::optional<Instant> deadline{};
};

// What matters of a table here.
struct Glimpse {
    enum class State : std::uint8_t { Open, Running, Paused, Over, Cancelled };

    State state = State::Open;
    bool is_of_contest = false;
    std::string host{};
    std::vector<SeatGlimpse> seats{};
    std::string request{};               // what somebody asks for; empty: nothing
    std::string asker{};                 // a user
    std::vector<std::string> awaited{};  // users
};

struct Happened {
    std::string table;
    Instant at = 0;
    std::string by{};  // who did it: they know
};

struct ToTell {
    std::string user;
    Kind kind;
    Instant due;  // debounced: what is over by then is not told
    std::optional<Instant> deadline{};
    friend bool operator==(const ToTell&, const ToTell&) = default;
};

struct Changes {
    std::vector<ToTell> told;
    std::vector<std::pair<std::string, Kind>> over;  // by user: need not be told any more
};

// Of one kind a user hears once from a table, however often it comes before it was told.
std::string key_of(Kind kind, const std::string& table);

// `before` is null for a new table.
Changes changes(const Glimpse* before, const Glimpse& after, const Happened& how);

// When somebody with so much time for a decision is reminded of it; nothing if that is too short.
std::optional<Instant> reminder_time(Instant now, Instant deadline);

}  // namespace notices
