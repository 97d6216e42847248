// What the store keeps, as plain values. Times are milliseconds; texts are any UTF-8.
#pragma once

#include <cstdint>
#include <string>

namespace store {

using Instant = std::int64_t;  // milliseconds since 1970, UTC

// Account names are unique: no two of them look alike. Guests may share names among each other.
struct User {
    std::string id{};
    std::string name{};
    std::string password_hash{};  // empty: a guest
    Instant created = 0;
    bool is_admin = false;
    std::string email{};  // empty: none is known

    bool is_guest() const { return password_hash.empty(); }
    friend bool operator==(const User&, const User&) = default;
};

// Tokens are kept as hashes only: who reads the file cannot log in with what is in it.
struct SessionRow {
    std::string token_hash{};
    std::string user{};
    Instant created = 0;
    Instant last_used = 0;
    Instant expires = 0;
    friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

struct ApiToken {
    std::string id{};  // names the token on the owner's page; the token itself is secret
    std::string user{};
    std::string label{};
    std::string token_hash{};
    Instant created = 0;
    Instant last_used = 0;  // 0: never
    std::string scopes{};   // what it may do, the server's words for it
    friend bool operator==(const ApiToken&, const ApiToken&) = default;
};

struct TableRow {
    std::string id{};
    std::string game{};
    std::string title{};
    std::string setup{};   // JSON: what is needed to set the game up again
    std::string state{};   // the server's word for it: waiting, playing, ...
    bool is_over = false;  // nothing will happen here any more: not loaded at a restart
    bool is_private = false;
    std::string invite{};       // the secret of the link that lets others in; empty: none
    std::string host{};         // a user; empty when that account was deleted
    std::string due{};          // whose turn it is
    std::string result{};       // how it ended
    std::string summary{};      // JSON: what lists show of it; empty: written by an older program
    Instant wakes = 0;          // when its clock rings; 0: never
    bool computer_due = false;  // a player of the program is to move
    Instant created = 0;
    Instant updated = 0;
    friend bool operator==(const TableRow&, const TableRow&) = default;
};

// A table whose clock rings.
struct Alarm {
    Instant at = 0;
    std::string table{};
    friend bool operator==(const Alarm&, const Alarm&) = default;
};

// From when to when no server ran on this store.
struct Downtime {
    Instant began = 0;
    Instant ended = 0;
    friend bool operator==(const Downtime&, const Downtime&) = default;
};

// An index for "my tables" and for lists; what really sits there is in the events.
struct SeatRow {
    int seat = 0;
    std::string user{};  // empty: nobody, or a player of the program
    std::string name{};
    std::string kind{};
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

struct EventRow {
    std::string table{};
    std::int64_t n = 0;  // 0, 1, 2, ... without gaps
    std::string text{};
    friend bool operator==(const EventRow&, const EventRow&) = default;
};

// A content pack that tables are or were played with.
struct PackRow {
    std::string hash{};
    std::string game{};
    std::string text{};  // JSON
    Instant first_seen = 0;
    friend bool operator==(const PackRow&, const PackRow&) = default;
};

// What was found out about a finished game, the server's words for it.
struct StoryRow {
    std::string table{};
    std::string text{};  // JSON
    friend bool operator==(const StoryRow&, const StoryRow&) = default;
};

enum class Audience : std::uint8_t { Players, Watchers };

struct ChatRow {
    std::string table{};
    std::int64_t n = 0;
    std::string user{};  // empty when that account was deleted
    std::string name{};
    std::string text{};
    Instant at = 0;
    Audience audience = Audience::Players;
    std::string said{};  // the writer's own id of it; empty in lines of older versions
    friend bool operator==(const ChatRow&, const ChatRow&) = default;
};

// What somebody may not do, or was told, until then.
struct SanctionRow {
    std::string user{};
    std::string kind{};  // the server's word for it: ban, silence, warning
    Instant until = 0;
    std::string reason{};
    Instant since = 0;
    friend bool operator==(const SanctionRow&, const SanctionRow&) = default;
};

// What somebody found wrong about somebody else.
struct ReportRow {
    std::string id{};
    Instant at = 0;
    std::string by{};       // empty when that account was deleted
    std::string about{};    // who
    std::string table{};    // where; empty: at no table
    std::string kind{};     // the server's word for it
    std::string words{};    // what the reporter wrote
    std::string excerpt{};  // JSON: the chat as it was then
    std::string verdict{};  // empty: nobody has looked at it
    std::string note{};
    Instant decided = 0;
    friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

// What those who keep the house did. `n` counts from 0; what is added gets the next one.
struct DeedRow {
    std::int64_t n = 0;
    Instant at = 0;
    std::string by{};     // the name, which stays when the account goes
    std::string deed{};   // the server's word for it
    std::string about{};  // the id of a user or a table
    std::string name{};   // of what it was done to
    std::string note{};
    friend bool operator==(const DeedRow&, const DeedRow&) = default;
};

// Somebody who did not play a game to its end.
struct LapseRow {
    std::string user{};
    std::string table{};
    Instant at = 0;
    friend bool operator==(const LapseRow&, const LapseRow&) = default;
};

}  // namespace store
