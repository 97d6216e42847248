// Order among strangers: reports, sanctions, and what admins see and do.
#pragma once

#include "server/message_parts.h"

namespace server::wire {

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(Fault, std::uint8_t, insult, cheating, spam, name, leaving, other)

// A ban shuts out of the house, silence out of all chats; a warning is read and confirmed.
BOOST_DEFINE_FIXED_ENUM_CLASS(SanctionKind, std::uint8_t, warning, silence, ban)

// What stands in the log of the admins.
BOOST_DEFINE_FIXED_ENUM_CLASS(AdminDeed,
                              std::uint8_t,
                              warn,
                              silence,
                              ban,
                              lift,
                              uphold,
                              dismiss,
                              close_table,
                              appoint,
                              recall,
                              change_rules)
// NOLINTEND(readability-identifier-naming)

struct SanctionInfo {
    SanctionKind kind;
    std::int64_t since;
    std::int64_t until;
    bool forever;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(SanctionInfo, (), (kind, since, until, forever, reason))

// What the house tells one who comes in.
struct HouseGreeting {
    bool admin;  // whether I am one
    std::vector<SanctionInfo> sanctions;
    Text announcement;  // empty: there is none
};
BOOST_DESCRIBE_STRUCT(HouseGreeting, (), (admin, sanctions, announcement))

// Somebody is reported; the chat of the table as it is now goes with it.
struct ReportWish {
    std::string user;
    std::optional<std::string> table;
    std::optional<std::string> invite;
    Fault fault;
    std::string words;
};
BOOST_DESCRIBE_STRUCT(ReportWish, (), (user, table, invite, fault, words))

struct ReportInfo {
    std::string id;
    std::int64_t at;
    std::optional<UserInfo> by;
    UserInfo about;
    std::string table;  // empty: at no table
    Fault fault;
    std::string words;
    std::vector<ChatLine> chat;
    std::optional<bool> upheld;  // left out: nobody has decided
    std::string note;
    std::int64_t decided;
};
BOOST_DESCRIBE_STRUCT(ReportInfo,
                      (),
                      (id, at, by, about, table, fault, words, chat, upheld, note, decided))

struct Reports {
    std::vector<ReportInfo> reports;
};
BOOST_DESCRIBE_STRUCT(Reports, (), (reports))

struct Verdict {
    bool upheld;
    std::string note;
};
BOOST_DESCRIBE_STRUCT(Verdict, (), (upheld, note))

struct Measure {
    SanctionKind kind;
    std::optional<int> hours;  // left out: without end
    std::string reason;        // the person reads it
};
BOOST_DESCRIBE_STRUCT(Measure, (), (kind, hours, reason))

struct Lifted {
    SanctionKind kind;
};
BOOST_DESCRIBE_STRUCT(Lifted, (), (kind))

struct Appointment {
    bool admin;
};
BOOST_DESCRIBE_STRUCT(Appointment, (), (admin))

struct PersonInfo {
    UserInfo user;
    bool admin;
    std::int64_t created;
    std::int64_t last_seen;  // 0: not for as long as sessions are kept
    std::vector<SanctionInfo> sanctions;
};
BOOST_DESCRIBE_STRUCT(PersonInfo, (), (user, admin, created, last_seen, sanctions))

struct AccountList {
    std::vector<PersonInfo> people;
    std::optional<std::string> next;  // the parameter `after` of the next page
};
BOOST_DESCRIBE_STRUCT(AccountList, (), (people, next))

struct AdminLogEntry {
    int n;
    std::int64_t at;
    std::string by;
    AdminDeed deed;
    std::string about;
    std::string name;
    std::string note;
};
BOOST_DESCRIBE_STRUCT(AdminLogEntry, (), (n, at, by, deed, about, name, note))

struct AdminLog {
    std::vector<AdminLogEntry> log;
    std::optional<int> next;  // the parameter `before` of the next page
};
BOOST_DESCRIBE_STRUCT(AdminLog, (), (log, next))

// Everything that helps to judge somebody.
struct PersonFile {
    PersonInfo person;
    int running;  // tables
    int finished;
    int left;  // games of the last 90 days that they did not play to the end
    std::vector<ReportInfo> reports;
    std::vector<AdminLogEntry> log;
};
BOOST_DESCRIBE_STRUCT(PersonFile, (), (person, running, finished, left, reports, log))

// What admins decide for all.
struct HouseRules {
    Text announcement;               // empty: there is none
    bool guests;                     // whether new ones may come
    bool accounts;                   // whether new ones may be made
    std::vector<std::string> words;  // that are not wanted in chats, titles and names
};
BOOST_DESCRIBE_STRUCT(HouseRules, (), (announcement, guests, accounts, words))

struct LimitInfo {
    std::string name;
    std::string per;
    std::string unit;
    std::string about;
    int most;
    int per_minute;  // that come back; 0: it is a cap
};
BOOST_DESCRIBE_STRUCT(LimitInfo, (), (name, per, unit, about, most, per_minute))

struct AdminOverview {
    int reports;  // that wait
    HouseRules rules;
    std::vector<LimitInfo> limits;
};
BOOST_DESCRIBE_STRUCT(AdminOverview, (), (reports, rules, limits))

struct Reason {
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(Reason, (), (reason))

}  // namespace server::wire
