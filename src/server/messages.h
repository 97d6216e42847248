// Everything that travels between server and clients, as plain described structs. The JSON of a
// message has exactly these fields; web/src/protocol.ts is made from them by tools/emit_protocol.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>
#include <boost/json/value.hpp>

#include "engine/message.h"

namespace server::wire {

inline constexpr int kProtocolVersion = 1;

// The field `t` of a message, which says what it is; its value is part of the type.
template <std::size_t N>
struct Word {
    char text[N];
    constexpr Word(const char (&literal)[N]) { std::copy_n(literal, N, text); }
};
template <Word word>
struct Tag {
    static constexpr const char* value() { return word.text; }
};

// The same words in each language; the client shows one of them.
struct Text {
    std::string en;
    std::string de;
    friend bool operator==(const Text&, const Text&) = default;
};
BOOST_DESCRIBE_STRUCT(Text, (), (en, de))

inline Text text_of(const engine::Words& words) { return {words.english, words.german}; }

enum class SeatKind : std::uint8_t { open, human, computer };
BOOST_DESCRIBE_ENUM(SeatKind, open, human, computer)
enum class TableState : std::uint8_t { open, running, paused, over, cancelled };
BOOST_DESCRIBE_ENUM(TableState, open, running, paused, over, cancelled)
enum class ClockKind : std::uint8_t { none, live, days };
BOOST_DESCRIBE_ENUM(ClockKind, none, live, days)
enum class OnTimeout : std::uint8_t { computer, resign };
BOOST_DESCRIBE_ENUM(OnTimeout, computer, resign)

// What a choice leads to: further questions, a step that can be undone, or one that cannot because
// chance decides, another seat goes on or the game ends.
enum class Effect : std::uint8_t { asks, step, chance, turn, over };
BOOST_DESCRIBE_ENUM(Effect, asks, step, chance, turn, over)

// What a seated player may order besides playing.
enum class Order : std::uint8_t {
    sit,
    leave,
    undo,
    redo,
    reset,
    ask_undo,
    ask_pause,
    ask_cancel,
    answer,
    withdraw,
    resign,
    to_computer,
    take_back,
    resume,
    rematch,
};
BOOST_DESCRIBE_ENUM(Order,
                    sit,
                    leave,
                    undo,
                    redo,
                    reset,
                    ask_undo,
                    ask_pause,
                    ask_cancel,
                    answer,
                    withdraw,
                    resign,
                    to_computer,
                    take_back,
                    resume,
                    rematch)

struct UserInfo {
    std::string id;
    std::string name;
    bool guest;
};
BOOST_DESCRIBE_STRUCT(UserInfo, (), (id, name, guest))

struct SeatInfo {
    int seat;
    SeatKind kind;
    std::string name;
    std::string user;   // empty for open and computer seats
    std::string level;  // of the computer that plays here, empty otherwise
    bool you;
    bool online;
    bool resigned;
    bool stand_in;  // the computer plays for an absent person
};
BOOST_DESCRIBE_STRUCT(SeatInfo,
                      (),
                      (seat, kind, name, user, level, you, online, resigned, stand_in))

struct ClockInfo {
    ClockKind kind;
    std::int64_t bank;       // milliseconds
    std::int64_t increment;  // milliseconds after each turn
    int days;
    OnTimeout on_timeout;
};
BOOST_DESCRIBE_STRUCT(ClockInfo, (), (kind, bank, increment, days, on_timeout))

struct ClockTimes {
    std::vector<std::int64_t> left;  // milliseconds by seat; empty without clocks
    std::vector<int> running;
    std::int64_t now;
};
BOOST_DESCRIBE_STRUCT(ClockTimes, (), (left, running, now))

struct Choice {
    std::string act;  // in the notation of the game
    Text text;
    Effect effect;
    std::vector<Choice> next;  // the first further question, where the effect is `asks`
};
BOOST_DESCRIBE_STRUCT(Choice, (), (act, text, effect, next))

struct ReasonInfo {
    std::string target;  // "hex:n05", "card:death_ray", "action:step"
    Text why;
};
BOOST_DESCRIBE_STRUCT(ReasonInfo, (), (target, why))

struct LogEntry {
    int n;   // how many actions the game had before
    int by;  // seat, -1 for chance
    Text text;
    std::int64_t at;
};
BOOST_DESCRIBE_STRUCT(LogEntry, (), (n, by, text, at))

struct UndoInfo {
    int steps;    // how many actions the viewer may take back freely
    bool redo;    // whether the last undo can be taken back
    bool beyond;  // whether more can be asked of the others
};
BOOST_DESCRIBE_STRUCT(UndoInfo, (), (steps, redo, beyond))

struct RequestInfo {
    std::string kind;  // undo, pause, resume, cancel
    int by;
    int to;  // for undo: how many actions would remain
    std::vector<int> agreed;
    std::vector<int> awaited;
};
BOOST_DESCRIBE_STRUCT(RequestInfo, (), (kind, by, to, agreed, awaited))

struct SeatScore {
    int place;
    int score;
    std::vector<int> parts;
};
BOOST_DESCRIBE_STRUCT(SeatScore, (), (place, score, parts))

struct OutcomeInfo {
    std::string ending;
    Text text;
    std::vector<Text> part_names;
    std::vector<SeatScore> seats;
};
BOOST_DESCRIBE_STRUCT(OutcomeInfo, (), (ending, text, part_names, seats))

struct ChatLine {
    int n;
    std::string user;
    std::string name;
    std::string text;
    std::int64_t at;
    bool watcher;  // written by somebody who does not play
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (n, user, name, text, at, watcher))

struct TableSummary {
    std::string id;
    std::string game;
    std::string title;
    TableState state;
    bool is_private;
    ClockInfo clock;
    std::vector<SeatInfo> seats;
    Text stage;
    bool your_turn;
    std::optional<std::int64_t> deadline;  // when my clock runs out
    std::int64_t created;
    std::int64_t updated;
    int watchers;
};
BOOST_DESCRIBE_STRUCT(TableSummary,
                      (),
                      (id,
                       game,
                       title,
                       state,
                       is_private,
                       clock,
                       seats,
                       stage,
                       your_turn,
                       deadline,
                       created,
                       updated,
                       watchers))

// --- server to client ---------------------------------------------------------------------------

struct Hello {
    Tag<"hello"> t;
    int protocol;
    std::string program;
    std::optional<UserInfo> user;
    std::int64_t now;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (t, protocol, program, user, now))

// A table as one viewer may see it. `log` holds the lines from `log_from` on; lines that the
// client has beyond `log_from` are gone.
struct Table {
    Tag<"table"> t;
    std::string table;
    std::int64_t version;
    std::string game;
    std::string title;
    TableState state;
    bool is_private;
    std::string invite;  // only for those who sit at the table
    std::string host;
    bool undo_allowed;
    boost::json::value options;
    std::vector<SeatInfo> seats;
    std::vector<int> you;       // the seats of this viewer
    std::optional<int> viewer;  // the seat whose view this is; null for a spectator
    ClockInfo clock;
    ClockTimes clocks;
    int n;  // actions so far, those of chance included
    std::vector<int> to_move;
    std::vector<int> thinking;  // computer seats at work
    Text stage;
    Text prompt;
    boost::json::value view;  // docs/views; null before the game has begun
    std::vector<Choice> choices;
    std::vector<ReasonInfo> reasons;
    UndoInfo undo;
    std::optional<RequestInfo> request;
    int log_from;
    std::vector<LogEntry> log;
    std::optional<OutcomeInfo> outcome;
    std::string commitment;
    std::optional<std::string> seed;     // told when the game is over
    std::optional<std::string> rematch;  // the table that follows this one
    int watchers;
};
BOOST_DESCRIBE_STRUCT(Table,
                      (),
                      (t,
                       table,
                       version,
                       game,
                       title,
                       state,
                       is_private,
                       invite,
                       host,
                       undo_allowed,
                       options,
                       seats,
                       you,
                       viewer,
                       clock,
                       clocks,
                       n,
                       to_move,
                       thinking,
                       stage,
                       prompt,
                       view,
                       choices,
                       reasons,
                       undo,
                       request,
                       log_from,
                       log,
                       outcome,
                       commitment,
                       seed,
                       rematch,
                       watchers))

// The command with this id is durably stored; the table's version is now (at least) this.
struct Ack {
    Tag<"ack"> t;
    std::string id;
    std::string table;
    std::int64_t version;
};
BOOST_DESCRIBE_STRUCT(Ack, (), (t, id, table, version))

// Nothing was changed. A fresh `table` message follows where there is a table.
struct Refused {
    Tag<"refused"> t;
    std::string id;
    std::string code;
    Text text;
};
BOOST_DESCRIBE_STRUCT(Refused, (), (t, id, code, text))

// What an action would lead to: `path` completed by the first answer to every further question.
struct Peeked {
    Tag<"peeked"> t;
    std::string id;
    std::string table;
    std::int64_t version;
    std::vector<std::string> path;
    Text text;
    Effect effect;
    boost::json::value view;
};
BOOST_DESCRIBE_STRUCT(Peeked, (), (t, id, table, version, path, text, effect, view))

// The table as it was after `n` actions, for this viewer.
struct Past {
    Tag<"past"> t;
    std::string table;
    int n;
    int total;
    std::vector<int> to_move;
    Text stage;
    boost::json::value view;
};
BOOST_DESCRIBE_STRUCT(Past, (), (t, table, n, total, to_move, stage, view))

struct Chat {
    Tag<"chat"> t;
    std::string table;
    std::vector<ChatLine> lines;
};
BOOST_DESCRIBE_STRUCT(Chat, (), (t, table, lines))

struct Lobby {
    Tag<"lobby"> t;
    std::vector<TableSummary> tables;
};
BOOST_DESCRIBE_STRUCT(Lobby, (), (t, tables))

struct Mine {
    Tag<"mine"> t;
    std::vector<TableSummary> tables;  // those where it is my turn first
};
BOOST_DESCRIBE_STRUCT(Mine, (), (t, tables))

// The server is about to restart; nothing is lost, connect again.
struct Restarting {
    Tag<"restarting"> t;
};
BOOST_DESCRIBE_STRUCT(Restarting, (), (t))

struct Pong {
    Tag<"pong"> t;
    std::int64_t now;
};
BOOST_DESCRIBE_STRUCT(Pong, (), (t, now))

// --- client to server ---------------------------------------------------------------------------

// Sends the table now and after every change. A private table wants its invite from strangers.
struct Watch {
    Tag<"watch"> t;
    std::string table;
    std::optional<std::string> invite;
    std::optional<int> viewer;  // one of my seats; left out: the one to move, or the first
};
BOOST_DESCRIBE_STRUCT(Watch, (), (t, table, invite, viewer))

struct Unwatch {
    Tag<"unwatch"> t;
    std::string table;
};
BOOST_DESCRIBE_STRUCT(Unwatch, (), (t, table))

// Plays: actions in the notation of the game, all of them or none.
struct Act {
    Tag<"act"> t;
    std::string id;
    std::string table;
    std::int64_t seen;
    int seat;
    std::vector<std::string> path;
};
BOOST_DESCRIBE_STRUCT(Act, (), (t, id, table, seen, seat, path))

struct Give {
    Tag<"order"> t;
    std::string id;
    std::string table;
    std::int64_t seen;
    Order order;
    std::optional<int> seat;
    std::optional<int> to;
    std::optional<bool> yes;
    std::optional<std::string> level;
    std::optional<std::string> invite;
};
BOOST_DESCRIBE_STRUCT(Give, (), (t, id, table, seen, order, seat, to, yes, level, invite))

struct Peek {
    Tag<"peek"> t;
    std::string id;
    std::string table;
    std::int64_t seen;
    int seat;
    std::vector<std::string> path;
};
BOOST_DESCRIBE_STRUCT(Peek, (), (t, id, table, seen, seat, path))

struct Seek {
    Tag<"seek"> t;
    std::string table;
    int n;
};
BOOST_DESCRIBE_STRUCT(Seek, (), (t, table, n))

struct Say {
    Tag<"say"> t;
    std::string id;
    std::string table;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(Say, (), (t, id, table, text))

// Hides what a user writes from me.
struct Mute {
    Tag<"mute"> t;
    std::string user;
    bool on;
};
BOOST_DESCRIBE_STRUCT(Mute, (), (t, user, on))

// Asks for `lobby` and `mine` now and after every change, or no longer.
struct Follow {
    Tag<"follow"> t;
    bool on;
};
BOOST_DESCRIBE_STRUCT(Follow, (), (t, on))

struct Ping {
    Tag<"ping"> t;
};
BOOST_DESCRIBE_STRUCT(Ping, (), (t))

// --- HTTP ---------------------------------------------------------------------------------------

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
};
BOOST_DESCRIBE_STRUCT(Me, (), (user, muted))

struct OptionInfo {
    std::string key;
    Text text;
    std::vector<std::string> values;
    bool range;  // the last two values are the ends of a range of numbers
    std::string standard;
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (key, text, values, range, standard))

struct LevelInfo {
    std::string id;
    Text name;
    Text description;
};
BOOST_DESCRIBE_STRUCT(LevelInfo, (), (id, name, description))

struct GameInfo {
    std::string id;
    Text name;
    int min_players;
    int max_players;
    std::string content;
    std::vector<OptionInfo> options;
    std::vector<LevelInfo> levels;
    int running;  // tables at this moment
};
BOOST_DESCRIBE_STRUCT(GameInfo,
                      (),
                      (id, name, min_players, max_players, content, options, levels, running))

struct Games {
    std::vector<GameInfo> games;
};
BOOST_DESCRIBE_STRUCT(Games, (), (games))

struct Tables {
    std::vector<TableSummary> tables;
};
BOOST_DESCRIBE_STRUCT(Tables, (), (tables))

enum class NewSeatKind : std::uint8_t { me, open, computer };
BOOST_DESCRIBE_ENUM(NewSeatKind, me, open, computer)

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
};
BOOST_DESCRIBE_STRUCT(NewTable, (), (game, title, options, seats, clock, is_private, undo_allowed))

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

struct TokenInfo {
    std::string id;
    std::string label;
    std::int64_t created;
    std::int64_t last_used;
};
BOOST_DESCRIBE_STRUCT(TokenInfo, (), (id, label, created, last_used))

struct TokenList {
    std::vector<TokenInfo> tokens;
};
BOOST_DESCRIBE_STRUCT(TokenList, (), (tokens))

struct TokenLabel {
    std::string label;
};
BOOST_DESCRIBE_STRUCT(TokenLabel, (), (label))

struct NewToken {
    TokenInfo info;
    std::string token;  // shown once
};
BOOST_DESCRIBE_STRUCT(NewToken, (), (info, token))

}  // namespace server::wire
