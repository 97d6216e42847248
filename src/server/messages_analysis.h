// The analysis of a finished game. Chances, losses and luck are thousandths: all seats share 1000.
// `n` counts the actions of the game from 0.
#pragma once

#include "server/message_parts.h"

namespace server::wire {

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(Mark, std::uint8_t, none, good, only, inaccuracy, mistake, blunder)
// NOLINTEND(readability-identifier-naming)

struct Progress {
    int done;
    int of;
};
BOOST_DESCRIBE_STRUCT(Progress, (), (done, of))

// What somebody chose. With a mark from `inaccuracy` on: what was done, what was better, and why.
struct AnalysedChoice {
    int n;
    int seat;
    Mark mark;
    int loss;
    std::optional<Text> text;
    std::optional<Text> better;
    std::optional<Text> why;
};
BOOST_DESCRIBE_STRUCT(AnalysedChoice, (), (n, seat, mark, loss, text, better, why))

// The actions from `n` up to `end`: a choice, choices at the same time, or chance. `chances` of all
// seats before it and `luck` by seat are empty where nothing is known or nothing was drawn.
struct AnalysedEvent {
    int n;
    int end;
    int turn;
    bool is_looked_at;
    std::vector<int> chances;
    std::vector<int> luck;
    std::vector<AnalysedChoice> choices;
};
BOOST_DESCRIBE_STRUCT(AnalysedEvent, (), (n, end, turn, is_looked_at, chances, luck, choices))

// start + luck + own + rivals = end. `accuracy` of 100; `phases`: the same in the thirds of the
// game, -1 without a choice in it, and empty with few choices. `marks`: how many of each, in the
// order of the marks. `dearest` and `best` are the `n` of choices.
struct SeatReport {
    int start;
    int luck;
    int own;
    int rivals;
    int end;
    int choices;
    std::optional<int> accuracy;
    std::vector<int> phases;
    std::vector<int> marks;
    std::vector<int> dearest;
    std::vector<int> best;
};
BOOST_DESCRIBE_STRUCT(
    SeatReport,
    (),
    (start, luck, own, rivals, end, choices, accuracy, phases, marks, dearest, best))

// The whole game, as far as it has been looked at. Without `progress` nobody has asked for it yet.
struct Analysis {
    std::string table;
    int visits;
    std::optional<Progress> progress;
    std::vector<AnalysedEvent> events;
    std::vector<int> end;  // the chances after it
    std::vector<SeatReport> seats;
};
BOOST_DESCRIBE_STRUCT(Analysis, (), (table, visits, progress, events, end, seats))

// A whole action that was or could have been chosen, with the chances after it. `targets` are what
// it is about on the table.
struct WeighedOption {
    std::vector<std::string> path;
    Text text;
    std::vector<std::string> targets;
    std::vector<int> chances;
    int doubt;
    int visits;
};
BOOST_DESCRIBE_STRUCT(WeighedOption, (), (path, text, targets, chances, doubt, visits))

// Judged by what its seat could know. The first option was played; `best` is the number of one.
struct JudgedChoice {
    int n;
    int seat;
    Mark mark;
    int loss;
    int doubt;
    int lead;  // of the played one, if it is the best, over the next
    int best;
    std::optional<Text> why;
    std::vector<WeighedOption> options;
};
BOOST_DESCRIBE_STRUCT(JudgedChoice, (), (n, seat, mark, loss, doubt, lead, best, why, options))

// One event of the game as closely as it is known. Of chance: in how many of 1000 cases the seat
// that goes on would have stood worse (`better_than`), among so many `outcomes`. `afterwards`: the
// chances when everybody knew what came of it.
struct AnalysedMoment {
    std::string table;
    int n;
    int end;
    Text stage;
    std::vector<int> chances;
    std::vector<int> luck;
    int outcomes;
    int better_than;
    std::vector<JudgedChoice> choices;
    std::vector<int> afterwards;
};
BOOST_DESCRIBE_STRUCT(
    AnalysedMoment,
    (),
    (table, n, end, stage, chances, luck, outcomes, better_than, choices, afterwards))

// --- hints ---------------------------------------------------------------------------------------

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(HintRank, std::uint8_t, best, equal, weaker, poor)
// NOLINTEND(readability-identifier-naming)

struct HintWish {
    int seat;
};
BOOST_DESCRIBE_STRUCT(HintWish, (), (seat))

// A whole action that the seat could choose. `why` is left out where nothing stands out.
struct HintMove {
    std::vector<std::string> path;
    Text text;
    std::optional<Text> why;
    std::vector<std::string> targets;
    HintRank rank;
};
BOOST_DESCRIBE_STRUCT(HintMove, (), (path, text, why, targets, rank))

// A few good actions, the best one first, from what the seat may know; for the table as it was at
// `version`. One alone: there is nothing to choose from.
struct Hints {
    std::string table;
    std::int64_t version;
    int seat;
    std::vector<HintMove> moves;
};
BOOST_DESCRIBE_STRUCT(Hints, (), (table, version, seat, moves))

// --- once more from a moment of a finished game --------------------------------------------------

// NOLINTBEGIN(readability-identifier-naming): the names are the words on the wire
BOOST_DEFINE_FIXED_ENUM_CLASS(TryDice, std::uint8_t, fresh, same)
// NOLINTEND(readability-identifier-naming)

// A table of one's own that begins after `n` actions of the game. `seat`: which one is mine, left
// out: the one that decides there; computers play the others, where people sat at `level`.
struct NewTry {
    int n;
    std::optional<int> seat;
    std::optional<TryDice> dice;
    std::optional<std::string> level;
};
BOOST_DESCRIBE_STRUCT(NewTry, (), (n, seat, dice, level))

struct TryInfo {
    std::string table;
    int n;
    int seat;
    TableState state;
    TryDice dice;
    std::optional<Placing> result;  // of my seat
    std::int64_t created;
};
BOOST_DESCRIBE_STRUCT(TryInfo, (), (table, n, seat, state, dice, result, created))

// My own, the oldest first.
struct Tries {
    std::vector<TryInfo> tries;
};
BOOST_DESCRIBE_STRUCT(Tries, (), (tries))

}  // namespace server::wire
