// Everything that ever changes a tournament. A tournament is the fold of its events; they are only
// appended.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contest/format.h"

namespace contest {

// Who takes part: an account, or a computer of the program (a level and no user).
struct Person {
    std::string user{};
    std::string name{};
    std::string level{};
    int rating = 0;    // when they entered; 0: none is known
    bool bot = false;  // an account that a program plays for
    friend bool operator==(const Person&, const Person&) = default;
};

enum class Reason : std::uint8_t {
    Played,
    Bye,        // nobody was left to play against
    NoShow,     // somebody did not come
    Nobody,     // nobody came, or the game was called off
    Corrected,  // by an organiser
};

// By the seats of a pairing. A place of 0: did not come. Equal places are ties.
struct Result {
    std::vector<int> places{};
    Reason reason = Reason::Played;
    std::string note{};
    std::int64_t at = 0;
    friend bool operator==(const Result&, const Result&) = default;
};

// Who meets whom, in the order of their seats. Players are counted from 0 in the order in which
// they entered. One player alone has a bye, and no table.
struct Pairing {
    int round = 0;  // from 1; of an arena always 1
    int slot = 0;   // knockout: the place in the bracket; otherwise the number of the table
    std::vector<int> players{};
    std::string table{};
    std::int64_t at = 0;
    std::optional<Result> result{};
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

enum class What : std::uint8_t {
    Entered,    // person; again with the same user: comes back
    Left,       // player; of themselves
    Removed,    // player, note
    Rested,     // player: wants no table for now (arena)
    Came,       // player: wants tables again (arena)
    Started,    //
    Paired,     // pairings
    Told,       // pairing, result
    Corrected,  // pairing, result
    Paused,
    Resumed,
    Described,  // title, note
    Ended,
    Cancelled,
};

struct Event {
    std::int64_t at = 0;
    std::string by{};  // a user; empty: the server
    What what = What::Started;
    std::optional<Person> person{};
    std::optional<int> player{};
    std::optional<int> pairing{};
    std::optional<Result> result{};
    std::optional<std::vector<Pairing>> pairings{};
    std::optional<std::string> title{};
    std::optional<std::string> note{};
    friend bool operator==(const Event&, const Event&) = default;
};

// What is settled when it is created. `table` says how its tables are laid; only the server reads
// that.
struct Plan {
    std::string id{};
    std::string title{};
    std::string about{};
    std::string host{};  // a user
    std::string club{};  // empty: for everybody
    Format format{};
    std::string table{};
    std::int64_t created = 0;
    friend bool operator==(const Plan&, const Plan&) = default;
};

// One line of JSON each, both ways.
std::string event_line(const Event& event);
core::Result<Event> parse_event(std::string_view line);
std::string plan_line(const Plan& plan);
core::Result<Plan> parse_plan(std::string_view line);

}  // namespace contest
