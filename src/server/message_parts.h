// What messages are made of: words with a fixed spelling, and pieces that several messages hold.
#pragma once

#include <array>
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
template <std::size_t kSize>
struct Word {
    std::array<char, kSize> letters;
    // NOLINTNEXTLINE(modernize-avoid-c-arrays): that is what a literal is
    constexpr Word(const char (&literal)[kSize]) : letters(std::to_array(literal)) {}
    constexpr const char* text() const { return letters.data(); }
};
template <Word kWord>
struct Tag {
    static constexpr const char* value() { return kWord.text(); }
};

// The same words in each language; the client shows one of them.
struct Text {
    std::string en;
    std::string de;
    friend bool operator==(const Text&, const Text&) = default;
};
BOOST_DESCRIBE_STRUCT(Text, (), (en, de))

inline Text text_of(const engine::Words& words) { return {words.english, words.german}; }

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(SeatKind, std::uint8_t, open, human, computer)
BOOST_DEFINE_FIXED_ENUM_CLASS(TableState, std::uint8_t, open, running, paused, over, cancelled)
BOOST_DEFINE_FIXED_ENUM_CLASS(ClockKind, std::uint8_t, none, live, days)
BOOST_DEFINE_FIXED_ENUM_CLASS(OnTimeout, std::uint8_t, computer, resign)

// What a choice leads to: further questions, a step that can be undone, or one that cannot because
// chance decides, another seat goes on or the game ends.
BOOST_DEFINE_FIXED_ENUM_CLASS(Effect, std::uint8_t, asks, step, chance, turn, over)

// What a token of a bot may do: see tables and follow them, play, open new tables, talk.
BOOST_DEFINE_FIXED_ENUM_CLASS(TokenScope, std::uint8_t, read, play, tables, chat)

// What a seated player may order besides playing.
BOOST_DEFINE_FIXED_ENUM_CLASS(Order,
                              std::uint8_t,
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
                              standing,
                              rematch)
// NOLINTEND(readability-identifier-naming)

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
    std::string user;   // open: for whom it is kept, empty for anybody; empty for computers
    std::string level;  // of the computer that plays here, empty otherwise
    bool you;
    bool online;
    bool resigned;
    bool stand_in;                                     // the computer plays for an absent person
    std::optional<std::string> rating = std::nullopt;  // "1412", "1200?" while little is known
};
BOOST_DESCRIBE_STRUCT(SeatInfo,
                      (),
                      (seat, kind, name, user, level, you, online, resigned, stand_in, rating))

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
    std::vector<std::string> targets;  // what it is about on the table, named as in reasons
    Effect effect;
    std::vector<Choice> next;  // the first further question, where the effect is `asks`
};
BOOST_DESCRIBE_STRUCT(Choice, (), (act, text, targets, effect, next))

struct ReasonInfo {
    std::string target;  // "hex:n05", "card:death_ray", "action:step"
    Text why;
};
BOOST_DESCRIBE_STRUCT(ReasonInfo, (), (target, why))

// A sentence of a line of the log.
struct Told {
    std::string key;                 // what is said, by the name of its phrase: "won", "passed"
    std::vector<int> seats;          // whom it names, in this order
    std::vector<std::string> about;  // things that it names, as in choices; amounts: "gain:red:2"
    std::optional<Text> text;        // left out where the line says nothing else
};
BOOST_DESCRIBE_STRUCT(Told, (), (key, seats, about, text))

struct LogEntry {
    int n;   // how many actions the game had before
    int by;  // seat, -1 for chance
    Text text;
    std::int64_t at;
    std::vector<Told> told;  // the text, sentence by sentence
};
BOOST_DESCRIBE_STRUCT(LogEntry, (), (n, by, text, at, told))

struct UndoInfo {
    int steps;    // how many actions the viewer may take back freely
    bool redo;    // whether the last undo can be taken back
    bool beyond;  // whether more can be asked of the others
};
BOOST_DESCRIBE_STRUCT(UndoInfo, (), (steps, redo, beyond))

struct RequestInfo {
    std::string kind;  // undo, pause, resume, cancel, stand_in
    int by;
    int to;                   // for undo: how many actions would remain
    std::optional<int> seat;  // for stand_in: for which the computer is to play
    std::vector<int> agreed;
    std::vector<int> awaited;
    std::vector<int> without;  // away, not waited for; they may still refuse
};
BOOST_DESCRIBE_STRUCT(RequestInfo, (), (kind, by, to, seat, agreed, awaited, without))

// Who is away, and how long (milliseconds) somebody must have been for what others may do then.
struct AbsenceInfo {
    std::vector<std::int64_t> since;       // by seat; 0: here, or no person's seat
    std::optional<std::int64_t> stand_in;  // one player may let the computer stand in
    std::int64_t agreed_stand_in;          // all others together may
    std::int64_t resume;                   // a pause may end without asking
    std::int64_t cancel;                   // the game may be called off without asking
};
BOOST_DESCRIBE_STRUCT(AbsenceInfo, (), (since, stand_in, agreed_stand_in, resume, cancel))

// What the table tells beside the log.
struct NoticeInfo {
    std::int64_t at;
    int seat;
    Text text;
};
BOOST_DESCRIBE_STRUCT(NoticeInfo, (), (at, seat, text))

// A standing order, and what is to be answered.
struct OrderGiven {
    std::string order;
    std::string answer;
};
BOOST_DESCRIBE_STRUCT(OrderGiven, (), (order, answer))

// What may be ordered: the first answer leaves the question to the player.
struct OrderAnswer {
    std::string answer;
    Text text;
};
BOOST_DESCRIBE_STRUCT(OrderAnswer, (), (answer, text))
struct OrderInfo {
    std::string order;
    Text text;
    std::vector<OrderAnswer> answers;
};
BOOST_DESCRIBE_STRUCT(OrderInfo, (), (order, text, answers))

// The standing orders of the viewer's seat, which nobody else is told of.
struct StandingOrders {
    std::vector<OrderGiven> given;
    std::optional<int> obeyed;  // how many actions the game had before they answered last
};
BOOST_DESCRIBE_STRUCT(StandingOrders, (), (given, obeyed))

// How many hints the viewer's seat may look at; `left` is left out where there is no limit.
struct HintInfo {
    bool allowed;
    std::optional<int> left;
};
BOOST_DESCRIBE_STRUCT(HintInfo, (), (allowed, left))

// A game that was taken up again from the middle of another one, after `n` actions.
struct BranchInfo {
    std::string table;
    int n;
};
BOOST_DESCRIBE_STRUCT(BranchInfo, (), (table, n))

struct SeatScore {
    int place;
    bool won;  // who plays alone always has the first place
    int score;
    std::vector<int> parts;
};
BOOST_DESCRIBE_STRUCT(SeatScore, (), (place, won, score, parts))

// What a rated game has done to the rating of a person.
struct RatingChange {
    int seat;
    int points;  // after it
    int change;
};
BOOST_DESCRIBE_STRUCT(RatingChange, (), (seat, points, change))

struct OutcomeInfo {
    std::string ending;
    Text text;
    std::vector<Text> part_names;
    std::vector<SeatScore> seats;
    std::vector<RatingChange> ratings = {};      // of a rated game
    std::optional<Text> unrated = std::nullopt;  // why a rated game has changed none
};
BOOST_DESCRIBE_STRUCT(OutcomeInfo, (), (ending, text, part_names, seats, ratings, unrated))

struct ChatLine {
    int n;
    std::string user;
    std::string name;
    std::string text;
    std::int64_t at;
    bool watcher;  // written by somebody who does not play
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (n, user, name, text, at, watcher))

struct Placing {
    int place;  // 0 when the game was called off
    int score;
    bool won;
};
BOOST_DESCRIBE_STRUCT(Placing, (), (place, score, won))

// How a game ended, in short.
struct ResultInfo {
    std::string ending;
    Text text;
    std::vector<Placing> seats;
};
BOOST_DESCRIBE_STRUCT(ResultInfo, (), (ending, text, seats))

struct TableSummary {
    std::string id;
    std::string game;
    std::string title;
    TableState state;
    bool is_private;
    bool rated;
    ClockInfo clock;
    std::vector<SeatInfo> seats;
    Text stage;
    bool your_turn;
    std::optional<std::int64_t> deadline;  // when my clock runs out
    std::int64_t created;
    std::int64_t updated;  // of a finished game: when it ended
    int watchers;
    // Of a finished game only.
    std::optional<ResultInfo> result;
    std::optional<std::int64_t> started;
    std::optional<int> actions;
};
BOOST_DESCRIBE_STRUCT(TableSummary,
                      (),
                      (id,
                       game,
                       title,
                       state,
                       is_private,
                       rated,
                       clock,
                       seats,
                       stage,
                       your_turn,
                       deadline,
                       created,
                       updated,
                       watchers,
                       result,
                       started,
                       actions))

}  // namespace server::wire
