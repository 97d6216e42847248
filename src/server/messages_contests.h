// What travels about tournaments. Points are counted in sixtieths.
#pragma once

#include "server/message_parts.h"
#include "server/messages_http.h"

namespace server::wire {

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(ContestKind, std::uint8_t, swiss, round_robin, knockout, arena)
BOOST_DEFINE_FIXED_ENUM_CLASS(ContestState, std::uint8_t, entry, running, paused, over, cancelled)
BOOST_DEFINE_FIXED_ENUM_CLASS(ContestReason, std::uint8_t, played, bye, no_show, nobody, corrected)
BOOST_DEFINE_FIXED_ENUM_CLASS(TieBreak, std::uint8_t, rivals, head_to_head, wins, rounds)
BOOST_DEFINE_FIXED_ENUM_CLASS(ContestWish,
                              std::uint8_t,
                              enter,
                              leave,
                              rest,
                              back,
                              start,
                              pause,
                              resume,
                              end,
                              remove,
                              describe,
                              correct,
                              add_computer)
// NOLINTEND(readability-identifier-naming)

// Times are milliseconds. What is left out is as usual.
struct NewContest {
    std::string title;
    std::optional<std::string> about;
    std::optional<std::string> club;
    std::string game;
    std::optional<boost::json::value> options;
    std::optional<ClockInfo> clock;
    std::optional<bool> undo_allowed;
    std::optional<bool> rated;
    ContestKind kind;
    int seats;
    std::optional<int> rounds;
    std::optional<int> times;                      // round robin: how often each meets each
    std::optional<std::int64_t> lasts;             // arena
    std::optional<std::vector<int>> place_points;  // best place first
    std::optional<int> most;
    std::optional<int> least;
    std::optional<bool> late_entry;
    std::optional<bool> computers;       // and bots may take part
    std::optional<std::int64_t> starts;  // left out: when the organiser says so
    std::optional<std::int64_t> no_show;
    std::optional<std::int64_t> pause;  // between rounds
};
BOOST_DESCRIBE_STRUCT(NewContest,
                      (),
                      (title,
                       about,
                       club,
                       game,
                       options,
                       clock,
                       undo_allowed,
                       rated,
                       kind,
                       seats,
                       rounds,
                       times,
                       lasts,
                       place_points,
                       most,
                       least,
                       late_entry,
                       computers,
                       starts,
                       no_show,
                       pause))

// What players and organisers want of it.
struct ContestOrder {
    ContestWish wish;
    std::optional<int> player;
    std::optional<int> pairing;
    std::optional<std::vector<int>> places;  // by seat; 0: did not come
    std::optional<std::string> note;
    std::optional<std::string> title;
    std::optional<std::string> about;
    std::optional<std::string> level;
};
BOOST_DESCRIBE_STRUCT(ContestOrder, (), (wish, player, pairing, places, note, title, about, level))

// A line of a list.
struct ContestLine {
    std::string id;
    std::string title;
    std::string club;  // empty: for everybody
    std::string game;
    ContestKind kind;
    ContestState state;
    int seats;
    int players;
    int most;
    int round;   // 0: none was paired yet
    int rounds;  // of an arena 0
    std::optional<std::int64_t> starts;
    std::optional<std::int64_t> ends;  // of an arena that runs
    ClockInfo clock;
    bool rated;
    std::int64_t created;
    std::int64_t updated;
    std::string winner;  // when it is over; empty: none, or several
    // Of those who ask.
    bool mine;                         // they take part
    std::optional<std::string> table;  // that waits for them
};
BOOST_DESCRIBE_STRUCT(ContestLine,
                      (),
                      (id,
                       title,
                       club,
                       game,
                       kind,
                       state,
                       seats,
                       players,
                       most,
                       round,
                       rounds,
                       starts,
                       ends,
                       clock,
                       rated,
                       created,
                       updated,
                       winner,
                       mine,
                       table))

struct Contests {
    std::vector<ContestLine> contests;
    std::optional<std::string> next;  // the parameter `before` of the next page, if there is one
};
BOOST_DESCRIBE_STRUCT(Contests, (), (contests, next))

struct ContestPlayer {
    std::string name;   // empty: the account is gone
    std::string user;   // empty: a computer
    std::string level;  // of a computer
    int rating;         // at entry; 0: none
    bool bot;
    bool gone;     // left or was removed
    bool resting;  // gets no table for now
};
BOOST_DESCRIBE_STRUCT(ContestPlayer, (), (name, user, level, rating, bot, gone, resting))

// One player alone has a bye. Players are counted as they stand in the list of players.
struct ContestPairing {
    int round;
    int slot;  // of the bracket; otherwise the number of the table
    std::vector<int> players;
    std::string table;
    std::int64_t at;
    std::optional<std::vector<int>> places;  // 0: did not come
    std::optional<ContestReason> reason;
    std::string note;
};
BOOST_DESCRIBE_STRUCT(ContestPairing, (), (round, slot, players, table, at, places, reason, note))

struct ContestRow {
    int player;
    int place;
    int points;
    int rivals;
    int head_to_head;  // in halves of a win
    int wins;
    int played;
    int streak;
    std::vector<int> rounds;  // points by round, in an arena by game; -1: not played
};
BOOST_DESCRIBE_STRUCT(ContestRow,
                      (),
                      (player, place, points, rivals, head_to_head, wins, played, streak, rounds))

struct ContestInfo {
    ContestLine line;
    int version;
    std::string about;
    std::string host;       // the name; empty: the account is gone
    bool organiser;         // whether I may do what organisers may
    std::optional<int> me;  // among the players
    std::vector<int> place_points;
    int least;
    bool late_entry;
    bool enters;  // whether somebody new may enter now
    bool computers;
    std::int64_t no_show;
    std::int64_t pause;
    std::optional<std::int64_t> next;  // when the next round is paired, as far as that is known
    std::vector<ContestPlayer> players;
    std::vector<ContestPairing> pairings;
    std::vector<ContestRow> standings;
    std::vector<TieBreak> tie_breaks;
    std::int64_t now;
};
BOOST_DESCRIBE_STRUCT(ContestInfo,
                      (),
                      (line,
                       version,
                       about,
                       host,
                       organiser,
                       me,
                       place_points,
                       least,
                       late_entry,
                       enters,
                       computers,
                       no_show,
                       pause,
                       next,
                       players,
                       pairings,
                       standings,
                       tie_breaks,
                       now))

}  // namespace server::wire
