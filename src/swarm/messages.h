// What bots and server tell each other, as far as bots need it. GET /api describes all of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "core/rng.h"

namespace swarm {

// --- from the server ----------------------------------------------------------------------------

struct Hello {
    bool knows_me = false;  // the session is still good
};

struct Choice {
    std::string act;
    std::vector<Choice> next;
};

struct TableNews {
    std::string table;
    std::int64_t version = 0;
    std::string state;  // open, running, paused, over, cancelled
    int n = 0;          // actions so far
    std::optional<int> viewer;
    std::vector<int> to_move;
    std::vector<Choice> choices;

    bool is_over() const { return state == "over" || state == "cancelled"; }
    bool is_my_turn() const;
};

struct Ack {
    std::string id;
    std::int64_t version = 0;
};

struct Refused {
    std::string id;
    std::string code;
};

struct Other {};

using Heard = std::variant<Hello, TableNews, Ack, Refused, Other>;
core::Result<Heard> read_message(std::string_view text);

// Only table and version of a `table` message, and no more of the text read than needed: viewers
// must cost little.
struct TableVersion {
    std::string table;
    std::int64_t version = 0;
    friend bool operator==(const TableVersion&, const TableVersion&) = default;
};
std::optional<TableVersion> read_version(std::string_view text);

// --- to the server ------------------------------------------------------------------------------

// A command of a bot; without a path it wants a seat.
struct Command {
    std::string id;
    std::int64_t seen = 0;
    int seat = 0;
    std::vector<std::string> path;

    bool is_act() const { return !path.empty(); }
};

std::string follow_text();
std::string watch_text(const std::string& table);
std::string unwatch_text(const std::string& table);
std::string command_text(const std::string& table, const Command& command);
std::string new_table_body(const std::string& game);
std::string guest_body(const std::string& name);

// One choice at random, and where it asks a question sometimes the answer with it.
std::vector<std::string> random_path(const std::vector<Choice>& choices, core::Rng& rng);

}  // namespace swarm
