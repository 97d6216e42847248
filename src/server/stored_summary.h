// What lists show of a table. It is stored with the table whenever that changes, so that a list
// needs neither the events nor the rules.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/messages.h"
#include "server/store/rows.h"
#include "table/table.h"

namespace server {

struct SeatSummary {
    wire::SeatKind kind;
    std::string name;
    std::string user;  // as in wire::SeatInfo
    std::string level;
    bool resigned;
    bool stand_in;
    bool to_move;                          // a person who has to decide
    std::optional<std::int64_t> deadline;  // when the clock of who is to move runs out
};
BOOST_DESCRIBE_STRUCT(SeatSummary,
                      (),
                      (kind, name, user, level, resigned, stand_in, to_move, deadline))

struct StoredSummary {
    wire::ClockInfo clock;
    std::vector<SeatSummary> seats;
    wire::Text stage;
    std::int64_t updated;
    std::optional<std::int64_t> started;
    // What follows is known when the game is over: how many actions there were may tell something.
    std::optional<wire::ResultInfo> result;
    int actions;
    // For those who look for games, not for lists.
    boost::json::value options;
    std::string content;  // the hash of the content that it is played with
    std::optional<bool> rated;
};
BOOST_DESCRIBE_STRUCT(
    StoredSummary,
    (),
    (clock, seats, stage, updated, started, result, actions, options, content, rated))

StoredSummary summary_of(const table::Table& table);

// The row of a table as it stands now: all that follows from its events.
store::TableRow described_row(store::TableRow row, const table::Table& table);

std::vector<store::SeatRow> seat_rows(const table::Table& table);

// What a list says beside what is stored.
struct ListContext {
    std::string user;  // who reads it; empty: nobody in particular
    std::function<bool(const std::string& user)> is_online;
    std::function<int(const std::string& table)> watchers;
    // Of a person or of a computer's level; empty: none.
    std::function<std::string(
        const std::string& user, const std::string& level, const std::string& ladder)>
        rating{};
};

// A line of a list, from the row alone.
wire::TableSummary list_line(const store::TableRow& row, const ListContext& context);

// Everybody in whose own list the table stands: who sits there and who made it.
std::vector<std::string> users_of(const store::TableRow& row);

}  // namespace server
