// The bodies of HTTP requests and answers.
#pragma once

#include "server/message_parts.h"
#include "server/messages_order.h"

namespace server::wire {

struct ErrorInfo {
    std::string code;
    std::string where;
    Text text;
};
BOOST_DESCRIBE_STRUCT(ErrorInfo, (), (code, where, text))

struct ErrorBody {
    ErrorInfo error;
};
BOOST_DESCRIBE_STRUCT(ErrorBody, (), (error))

struct Me {
    std::optional<UserInfo> user;
    std::vector<std::string> muted;
    HouseGreeting house;
};
BOOST_DESCRIBE_STRUCT(Me, (), (user, muted, house))

struct OptionInfo {
    std::string key;
    Text text;
    std::vector<std::string> values;
    std::vector<Text> words;  // for each value, in the same order
    bool range;               // the last two values are the ends of a range of numbers
    bool seats;               // its numbers are seats, counted from 1
    std::string standard;
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (key, text, values, words, range, seats, standard))

struct LevelInfo {
    std::string id;
    Text name;
    Text description;
    int rating;  // Elo points; 1000 is the greedy player
};
BOOST_DESCRIBE_STRUCT(LevelInfo, (), (id, name, description, rating))

struct GameInfo {
    std::string id;
    Text name;
    Text line;    // what it is about
    int minutes;  // that it usually takes
    int min_players;
    int max_players;
    bool hides;  // whether seats know what others must not see
    std::string content;
    std::vector<OptionInfo> options;
    std::vector<LevelInfo> levels;
    int running;  // tables at this moment
};
BOOST_DESCRIBE_STRUCT(
    GameInfo,
    (),
    (id, name, line, minutes, min_players, max_players, hides, content, options, levels, running))

struct Games {
    std::vector<GameInfo> games;
};
BOOST_DESCRIBE_STRUCT(Games, (), (games))

struct Tables {
    std::vector<TableSummary> tables;
    std::optional<std::string> next;  // the parameter `before` of the next page, if there is one
};
BOOST_DESCRIBE_STRUCT(Tables, (), (tables, next))

// NOLINTNEXTLINE(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(NewSeatKind, std::uint8_t, me, open, computer)

// `me` may stand at several seats (players at one screen); `name` is then who sits there.
struct NewSeat {
    NewSeatKind kind;
    std::optional<std::string> name;
    std::optional<std::string> level;
};
BOOST_DESCRIBE_STRUCT(NewSeat, (), (kind, name, level))

struct NewTable {
    std::string game;
    std::optional<std::string> title;
    std::optional<boost::json::value> options;
    std::vector<NewSeat> seats;
    std::optional<ClockInfo> clock;
    std::optional<bool> is_private;
    std::optional<bool> undo_allowed;
    std::optional<bool> rated;
    std::optional<int> hints;  // that each seat may look at; left out: as many as it likes
};
BOOST_DESCRIBE_STRUCT(NewTable,
                      (),
                      (game, title, options, seats, clock, is_private, undo_allowed, rated, hints))

struct Created {
    std::string table;
    std::string invite;
};
BOOST_DESCRIBE_STRUCT(Created, (), (table, invite))

// A position to learn from, without a table.
struct Try {
    boost::json::value position;
    std::optional<std::vector<std::string>> path;
};
BOOST_DESCRIBE_STRUCT(Try, (), (position, path))

struct Tried {
    std::optional<int> seat;  // who is to move
    Text stage;
    Text prompt;
    Text text;  // what the path did
    boost::json::value view;
    std::vector<Choice> choices;
    std::vector<ReasonInfo> reasons;
};
BOOST_DESCRIBE_STRUCT(Tried, (), (seat, stage, prompt, text, view, choices, reasons))

struct Credentials {
    std::string name;
    std::optional<std::string> password;
};
BOOST_DESCRIBE_STRUCT(Credentials, (), (name, password))

// What only the owner of an account sees of it.
struct AccountInfo {
    UserInfo user;
    std::string email;  // empty: none
    std::int64_t created;
};
BOOST_DESCRIBE_STRUCT(AccountInfo, (), (user, email, created))

struct PasswordChange {
    std::string password;
    std::string new_password;
    std::optional<bool> end_tokens;  // tokens of bots end as well
};
BOOST_DESCRIBE_STRUCT(PasswordChange, (), (password, new_password, end_tokens))

struct EmailChange {
    std::string password;
    std::string email;  // empty: to have none
};
BOOST_DESCRIBE_STRUCT(EmailChange, (), (password, email))

struct Farewell {
    std::optional<std::string> password;  // guests have none
};
BOOST_DESCRIBE_STRUCT(Farewell, (), (password))

struct SessionInfo {
    std::string id;
    std::int64_t created;
    std::int64_t last_used;
    bool current;  // the one that asks
};
BOOST_DESCRIBE_STRUCT(SessionInfo, (), (id, created, last_used, current))

struct Sessions {
    std::vector<SessionInfo> sessions;
};
BOOST_DESCRIBE_STRUCT(Sessions, (), (sessions))

struct TokenInfo {
    std::string id;
    std::string label;
    std::int64_t created;
    std::int64_t last_used;
    std::vector<TokenScope> scopes;
};
BOOST_DESCRIBE_STRUCT(TokenInfo, (), (id, label, created, last_used, scopes))

struct TokenList {
    std::vector<TokenInfo> tokens;
};
BOOST_DESCRIBE_STRUCT(TokenList, (), (tokens))

struct TokenWish {
    std::string label;
    std::optional<std::vector<TokenScope>> scopes;  // left out: all of them
};
BOOST_DESCRIBE_STRUCT(TokenWish, (), (label, scopes))

struct NewToken {
    TokenInfo info;
    std::string token;  // shown once
};
BOOST_DESCRIBE_STRUCT(NewToken, (), (info, token))

// What a seat may order in advance.
struct OrdersKnown {
    std::vector<OrderInfo> orders;
};
BOOST_DESCRIBE_STRUCT(OrdersKnown, (), (orders))

// What a computer would answer if I acted so; what the rules answer by themselves may be named too.
struct Foretell {
    std::int64_t seen;
    int seat;
    std::vector<std::string> path;
};
BOOST_DESCRIBE_STRUCT(Foretell, (), (seen, seat, path))

// Which computer would decide then, and how its answer begins.
struct Foretold {
    int seat;
    std::string action;
    Text text;
};
BOOST_DESCRIBE_STRUCT(Foretold, (), (seat, action, text))

}  // namespace server::wire
