// What the server sends on a socket.
#pragma once

#include "server/message_parts.h"
#include "server/messages_analysis.h"

namespace server::wire {

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
    std::string content;  // the hash of the pack; the guide of this table is asked for with it
    std::string title;
    TableState state;
    std::optional<Text> frozen;  // why it can only be looked at
    bool is_private;
    std::string invite;  // only for those who sit at the table
    std::string host;
    bool undo_allowed;
    bool rated;
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
    StandingOrders orders;
    HintInfo hints;
    std::optional<BranchInfo> branch;  // where it left the game that it tries again
    std::optional<RequestInfo> request;
    AbsenceInfo absence;
    std::vector<NoticeInfo> notices;  // the latest ones, oldest first
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
                       content,
                       title,
                       state,
                       frozen,
                       is_private,
                       invite,
                       host,
                       undo_allowed,
                       rated,
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
                       orders,
                       hints,
                       branch,
                       request,
                       absence,
                       notices,
                       log_from,
                       log,
                       outcome,
                       commitment,
                       seed,
                       rematch,
                       watchers))

// What the house tells everybody from now on; both empty: nothing any more.
struct Announcement {
    Tag<"announcement"> t;
    Text text;
};
BOOST_DESCRIBE_STRUCT(Announcement, (), (t, text))

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
    std::optional<int> wait;  // seconds until it makes sense to try again
};
BOOST_DESCRIBE_STRUCT(Refused, (), (t, id, code, text, wait))

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

// The chances of all seats after `n` actions of a finished game, in thousandths; none before they
// have been looked at. Scores are the game's own, as they stood then; `stage` is where the game
// was.
struct StoryMoment {
    int n;
    Text stage;
    std::vector<int> scores;
    std::vector<int> chances;
};
BOOST_DESCRIBE_STRUCT(StoryMoment, (), (n, stage, scores, chances))

// How a game went, sent when it is over and again while it is looked at. `is_whole`: nothing more
// will come. `analysis`: how far the whole analysis is, once somebody wants it.
struct Story {
    Tag<"story"> t;
    std::string table;
    bool is_whole;
    std::vector<StoryMoment> moments;
    std::optional<Progress> analysis;
};
BOOST_DESCRIBE_STRUCT(Story, (), (t, table, is_whole, moments, analysis))

// Where a page of chat begins, and whether there are lines before it.
struct ChatPage {
    int from;
    bool more;
};
BOOST_DESCRIBE_STRUCT(ChatPage, (), (from, more))

// The last lines after `watch`, earlier ones after `earlier`, and each new line by itself (without
// `page`).
struct Chat {
    Tag<"chat"> t;
    std::string table;
    std::vector<ChatLine> lines;
    std::optional<ChatPage> page;
};
BOOST_DESCRIBE_STRUCT(Chat, (), (t, table, lines, page))

// The newest open tables. It is the same for everybody: `you`, `your_turn` and `deadline` say
// something only in `mine`.
struct Lobby {
    Tag<"lobby"> t;
    std::vector<TableSummary> tables;
    int total;                        // there may be more than are listed
    std::optional<std::string> next;  // the parameter `before` of GET /api/v1/tables for the rest
};
BOOST_DESCRIBE_STRUCT(Lobby, (), (t, tables, total, next))

// Tables that are new in the lobby or have changed, and those that stand there no more.
struct LobbyChanged {
    Tag<"lobby_changed"> t;
    std::vector<TableSummary> changed;
    std::vector<std::string> gone;
    int total;
};
BOOST_DESCRIBE_STRUCT(LobbyChanged, (), (t, changed, gone, total))

struct Mine {
    Tag<"mine"> t;
    std::vector<TableSummary> tables;  // those where it is my turn first
};
BOOST_DESCRIBE_STRUCT(Mine, (), (t, tables))

struct MineChanged {
    Tag<"mine_changed"> t;
    std::vector<TableSummary> changed;
    std::vector<std::string> gone;
};
BOOST_DESCRIBE_STRUCT(MineChanged, (), (t, changed, gone))

// The server is about to restart; nothing is lost, connect again.
struct Restarting {
    Tag<"restarting"> t;
};
BOOST_DESCRIBE_STRUCT(Restarting, (), (t))

// While the server cannot save, every command that would change something is refused. Sent when
// that begins and when it is over, and after `hello` while it lasts.
struct Trouble {
    Tag<"trouble"> t;
    bool on;
    Text text;
};
BOOST_DESCRIBE_STRUCT(Trouble, (), (t, on, text))

struct Pong {
    Tag<"pong"> t;
    std::int64_t now;
};
BOOST_DESCRIBE_STRUCT(Pong, (), (t, now))

}  // namespace server::wire
