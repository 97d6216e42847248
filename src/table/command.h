// What somebody wants of a table. Everybody comes through the same door: people, computer players,
// and the server itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/action.h"
#include "engine/options.h"
#include "table/absence.h"

namespace table {

using engine::SeatId;

// Actions one after the other, all or none: for example `conquer`, then `at n05`.
inline constexpr std::size_t kMaxPath = 32;
// Where several seats decide at the same time, picks are a draft until the seat commits to them.
enum class Commitment : std::uint8_t {
    IfComplete,  // as soon as nothing is left to pick
    No,          // a draft, complete or not
    Yes,         // refused unless nothing is left to pick
};
struct Act {
    SeatId seat = engine::kNobody;
    std::vector<engine::Action> path;
    Commitment commitment = Commitment::IfComplete;
};
struct Undo {  // one action of one's own
    SeatId seat = engine::kNobody;
};
struct Redo {
    SeatId seat = engine::kNobody;
};
struct ResetTurn {  // as far back as Undo may go
    SeatId seat = engine::kNobody;
};

// Needs the consent of the others.
struct AskUndo {
    std::size_t to = 0;  // number of entries to be left
};
struct Pause {};
struct Resume {};
struct Cancel {};  // before the start the host alone decides
struct Answer {
    bool yes = false;
};
struct Withdraw {};  // one's own request; the server ends one for a stand-in when it has lapsed

struct Sit {
    SeatId seat = engine::kNobody;  // kNobody: any that is free
    std::string name;
};
struct Leave {  // before the start; the host may send others away
    SeatId seat = engine::kNobody;
};
struct Resign {
    SeatId seat = engine::kNobody;
};
// By the holder at any time. For somebody else's seat it takes their absence, or absence and the
// consent of all the others (absence.h), and then the table's substitute plays. Before the start
// the host fills open seats with it.
struct GiveToComputer {
    SeatId seat = engine::kNobody;
    std::string level;  // empty: the table's substitute
};
struct TakeBack {
    SeatId seat = engine::kNobody;
};

struct GiveOrders {  // standing ones, all of them anew
    SeatId seat = engine::kNobody;
    engine::OptionChoices orders;
};

struct LookAtHint {
    SeatId seat = engine::kNobody;
};

// By the server alone.
struct CreditClocks {  // before the first tick after it was away
    std::int64_t milliseconds = 0;
};
struct PassTime {};  // the next clock that ran out, or whatever else is due of itself

using AnyWish = std::variant<Act,
                             Undo,
                             Redo,
                             ResetTurn,
                             AskUndo,
                             Pause,
                             Resume,
                             Cancel,
                             Answer,
                             Withdraw,
                             Sit,
                             Leave,
                             Resign,
                             GiveToComputer,
                             TakeBack,
                             GiveOrders,
                             LookAtHint,
                             CreditClocks,
                             PassTime>;

// Copied and destroyed in command.cpp alone: with so many alternatives every source that did it for
// itself would compile a second longer.
struct Wish : AnyWish {
    using AnyWish::variant;
    Wish() = default;
    Wish(const Wish&);
    Wish(Wish&&) noexcept;
    Wish& operator=(const Wish&);
    Wish& operator=(Wish&&) noexcept;
    ~Wish();
};

struct Command {
    std::string user;        // empty: the server itself, for computer players and clocks
    std::string id;          // chosen by the client; the same id again gives the same answer again
    std::uint64_t seen = 0;  // the version, as its user is shown it, that it was decided on
    Wish wish;
    Absences absences{};  // of holders of seats, told by the server; whoever is not named is here
};

}  // namespace table
