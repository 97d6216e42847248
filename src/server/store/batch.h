// What can be written: a batch is a list of operations that happen all or not at all.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "server/store/rows.h"

namespace store {

// Add: the row must not be there. Update: it must be. Touch and Delete: no matter.

struct AddUser {
    User user;
};
struct UpdateUser {  // all but id and created; a guest becomes an account with its first password
    User user;
};
struct DeleteUser {  // with sessions, tokens and mutes; seats and chat stay without the link
    std::string id;
};

struct AddSession {
    SessionRow session;
};
struct TouchSession {
    std::string token_hash;
    Instant last_used = 0;
    Instant expires = 0;
};
struct DeleteSession {
    std::string token_hash;
};
struct DeleteSessionsOf {
    std::string user;
};
struct DeleteExpiredSessions {
    Instant now = 0;
};

struct AddToken {
    ApiToken token;
};
struct TouchToken {
    std::string id;
    Instant last_used = 0;
};
struct DeleteToken {
    std::string id;
};

struct AddTable {
    TableRow table;
};
struct UpdateTable {  // all but id and created
    TableRow table;
};
struct DeleteTable {  // with seats, events and chat
    std::string id;
};
struct SetSeats {  // replaces all seats of the table
    std::string table;
    std::vector<SeatRow> seats;
};
struct AppendEvents {  // must continue the events of the table without gap
    std::string table;
    std::int64_t first_n = 0;
    std::vector<std::string> texts;
};
struct AddChat {
    ChatRow chat;
    std::int64_t keep = 0;  // so many lines of the table stay, the newest; 0: all
};

struct AddMute {  // again is no error
    std::string user;
    std::string muted;
};
struct DeleteMute {
    std::string user;
    std::string muted;
};

struct PutSetting {  // new or changed
    std::string key;
    std::string value;
};

using Operation = std::variant<AddUser,
                               UpdateUser,
                               DeleteUser,
                               AddSession,
                               TouchSession,
                               DeleteSession,
                               DeleteSessionsOf,
                               DeleteExpiredSessions,
                               AddToken,
                               TouchToken,
                               DeleteToken,
                               AddTable,
                               UpdateTable,
                               DeleteTable,
                               SetSeats,
                               AppendEvents,
                               AddChat,
                               AddMute,
                               DeleteMute,
                               PutSetting>;

using Batch = std::vector<Operation>;

}  // namespace store
