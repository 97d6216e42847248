// What can be written: a batch is a list of operations that happen all or not at all.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "server/store/crowd.h"
#include "server/store/notice_operations.h"
#include "server/store/rows.h"
#include "server/store/rows_gatherings.h"

namespace store {

// Add: the row must not be there. Update: it must be. Touch and Delete: no matter.

struct AddUser {
    User user;
};
struct UpdateUser {  // all but id and created; a guest becomes an account with its first password
    User user;
};
// One thing at a time: who changes the name must not bring yesterday's password back.
struct RenameUser {
    std::string id;
    std::string name;
};
struct SetPassword {
    std::string id;
    std::string password_hash;
};
struct SetEmail {
    std::string id;
    std::string email;
};
// With sessions, tokens and mutes; seats and chat stay without the link. Given a name, seats are
// called by it and the number of the seat from then on, and what was written in chats goes.
struct DeleteUser {
    std::string id;
    std::string shown_as{};
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
    std::string kept_hash{};  // of the one that stays
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

struct DeleteTokensOf {
    std::string user;
};

struct AddTable {
    TableRow table;
};
struct UpdateTable {  // all but id and created; a host who is gone is nobody
    TableRow table;
};
struct DeleteTable {  // with seats, events, chat and story
    std::string id;
};
struct AddDowntime {  // one that began at the same time becomes longer
    Downtime downtime;
};
struct DeleteDowntimes {  // those that ended before
    Instant before = 0;
};
struct SetSeats {  // replaces all seats of the table; users who are gone are nobody
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

struct KeepPack {  // one that is there stays as it is
    PackRow pack;
};

struct KeepStory {  // new or changed
    std::string table;
    std::string text;
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

struct SetAdmin {
    std::string id;
    bool is_admin = false;
};
struct SetSanction {  // new or changed
    SanctionRow sanction;
};
struct LiftSanction {
    std::string user;
    std::string kind;
};
struct AddReport {
    ReportRow report;
};
struct DecideReport {
    std::string id;
    std::string verdict;
    std::string note;
    Instant decided = 0;
};
struct AddDeed {
    DeedRow deed;
};
struct AddLapse {  // one for each user and table
    LapseRow lapse;
};

struct PutGathering {  // new or changed; kind, parent, game, plan and created stay
    GatheringRow gathering;
};
struct AppendGatheringEvents {  // must continue the events without gap
    std::string gathering;
    std::int64_t first_n = 0;
    std::vector<std::string> texts;
};
struct AddMember {  // again is no error
    std::string gathering;
    std::string user;
};
struct DropMember {
    std::string gathering;
    std::string user;
};

using AnyOperation = std::variant<AddUser,
                                  UpdateUser,
                                  RenameUser,
                                  SetPassword,
                                  SetEmail,
                                  DeleteUser,
                                  AddSession,
                                  TouchSession,
                                  DeleteSession,
                                  DeleteSessionsOf,
                                  DeleteExpiredSessions,
                                  AddToken,
                                  TouchToken,
                                  DeleteToken,
                                  DeleteTokensOf,
                                  AddTable,
                                  UpdateTable,
                                  DeleteTable,
                                  AddDowntime,
                                  DeleteDowntimes,
                                  SetSeats,
                                  AppendEvents,
                                  AddChat,
                                  KeepPack,
                                  KeepStory,
                                  AddMute,
                                  DeleteMute,
                                  PutSetting,
                                  FinishGame,
                                  SetRelation,
                                  DeleteRelation,
                                  SetPrivacy,
                                  KeepWishes,
                                  PutWay,
                                  DeleteWay,
                                  PutNotice,
                                  DropNotices,
                                  NoticeTold,
                                  PutDelivery,
                                  DeleteDelivery,
                                  SetAdmin,
                                  SetSanction,
                                  LiftSanction,
                                  AddReport,
                                  DecideReport,
                                  AddDeed,
                                  AddLapse,
                                  PutGathering,
                                  AppendGatheringEvents,
                                  AddMember,
                                  DropMember>;

// Copied and destroyed in batch.cpp alone: with so many alternatives every source that did it for
// itself would compile a second longer.
struct Operation : AnyOperation {
    using AnyOperation::variant;
    Operation() = default;
    Operation(const Operation&);
    Operation(Operation&&) noexcept;
    Operation& operator=(const Operation&);
    Operation& operator=(Operation&&) noexcept;
    ~Operation();
};

using Batch = std::vector<Operation>;

}  // namespace store
