// Everything that ever changes a table. A table is the fold of its events; they are only appended.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/action.h"
#include "engine/options.h"
#include "table/state_check.h"

namespace table {

using engine::SeatId;

// Before the game.
struct SeatTaken {
    SeatId seat = engine::kNobody;
    std::string user;
    std::string name;
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};
struct SeatLeft {
    SeatId seat = engine::kNobody;
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};
struct Started {
    friend bool operator==(const Started&, const Started&) = default;
};

// The line of play.
struct Acted {
    SeatId seat = engine::kNobody;
    engine::Action action{};
    friend bool operator==(const Acted&, const Acted&) = default;
};
// Beside the line of play: what a seat picks before it commits, known to it alone.
struct Drafted {
    SeatId seat = engine::kNobody;
    engine::Action action{};
    friend bool operator==(const Drafted&, const Drafted&) = default;
};
struct Discarded {  // the last pick of the draft
    SeatId seat = engine::kNobody;
    friend bool operator==(const Discarded&, const Discarded&) = default;
};
struct Drew {  // chance
    engine::Action action{};
    std::uint32_t taken_back = 0;  // draws that all agreed to take back before this one
    friend bool operator==(const Drew&, const Drew&) = default;
};
struct Undone {  // a seat took back an action of its own; in simultaneous phases not always the
                 // last
    SeatId seat = engine::kNobody;
    std::size_t entry = 0;
    friend bool operator==(const Undone&, const Undone&) = default;
};
struct Redone {  // the seat's action that was taken back last is made again
    SeatId seat = engine::kNobody;
    friend bool operator==(const Redone&, const Redone&) = default;
};
struct RolledBack {      // as all agreed
    std::size_t to = 0;  // number of entries left
    friend bool operator==(const RolledBack&, const RolledBack&) = default;
};

// What one player asks for and the others must agree to.
enum class RequestKind : std::uint8_t { Undo, Pause, Resume, Cancel, StandIn };

struct Asked {
    RequestKind kind = RequestKind::Undo;
    std::size_t to = 0;                     // Undo: number of entries to be left
    SeatId seat = engine::kNobody;          // StandIn: for which
    std::vector<std::string> without = {};  // absent users whose consent is not waited for
    friend bool operator==(const Asked&, const Asked&) = default;
};
struct Answered {
    bool yes = false;
    friend bool operator==(const Answered&, const Answered&) = default;
};
struct Withdrawn {
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};

// Who plays.
struct Resigned {
    SeatId seat = engine::kNobody;
    friend bool operator==(const Resigned&, const Resigned&) = default;
};
enum class StandInReason : std::uint8_t {
    NotTold,  // an open seat, or an event of an old program
    Holder,   // wanted it
    Absence,  // of the holder
    Consent,  // of all others, while the holder was away
    Clock,    // ran out
};

struct GivenToComputer {
    SeatId seat = engine::kNobody;
    std::string level;
    StandInReason why = StandInReason::NotTold;
    friend bool operator==(const GivenToComputer&, const GivenToComputer&) = default;
};
struct TakenBack {
    SeatId seat = engine::kNobody;
    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

// Time.
struct Paused {
    friend bool operator==(const Paused&, const Paused&) = default;
};
struct Resumed {
    friend bool operator==(const Resumed&, const Resumed&) = default;
};
struct TimedOut {
    SeatId seat = engine::kNobody;
    friend bool operator==(const TimedOut&, const TimedOut&) = default;
};
inline constexpr std::int64_t kMaxCredit = 30LL * 24 * 60 * 60 * 1000;
struct ClockCredited {  // time that the server was away is given back to those who were to move
    std::int64_t milliseconds = 0;
    friend bool operator==(const ClockCredited&, const ClockCredited&) = default;
};

struct Cancelled {
    friend bool operator==(const Cancelled&, const Cancelled&) = default;
};

struct RulesAdopted {  // the program's rules are others than before, and what was played fits them
    int version = 0;
    friend bool operator==(const RulesAdopted&, const RulesAdopted&) = default;
};

// What the seat wants answered while its player is away, known to it alone: all of it anew.
struct OrdersSet {
    SeatId seat = engine::kNobody;
    engine::OptionChoices orders;
    friend bool operator==(const OrdersSet&, const OrdersSet&) = default;
};
struct Obeyed {  // an action that the seat's orders gave
    SeatId seat = engine::kNobody;
    engine::Action action{};
    friend bool operator==(const Obeyed&, const Obeyed&) = default;
};

struct Hinted {  // the seat looked at what a computer would do
    SeatId seat = engine::kNobody;
    friend bool operator==(const Hinted&, const Hinted&) = default;
};

using AnyHappening = std::variant<SeatTaken,
                                  SeatLeft,
                                  Started,
                                  Acted,
                                  Drew,
                                  Undone,
                                  Redone,
                                  RolledBack,
                                  Asked,
                                  Answered,
                                  Withdrawn,
                                  Resigned,
                                  GivenToComputer,
                                  TakenBack,
                                  Paused,
                                  Resumed,
                                  TimedOut,
                                  ClockCredited,
                                  Cancelled,
                                  Drafted,
                                  Discarded,
                                  RulesAdopted,
                                  OrdersSet,
                                  Obeyed,
                                  Hinted>;

// Copied and destroyed in event.cpp alone: with so many alternatives every source that did it for
// itself would compile a second longer.
struct Happening : AnyHappening {
    using AnyHappening::variant;
    Happening() = default;
    Happening(const Happening&);
    Happening(Happening&&) noexcept;
    Happening& operator=(const Happening&);
    Happening& operator=(Happening&&) noexcept;
    ~Happening();
};

// The command behind an event, also for what followed from it. Both are empty for what the table
// did of itself; the server's own commands have no user.
struct Cause {
    std::string user;
    std::string command;
    friend bool operator==(const Cause&, const Cause&) = default;
};

struct Event {
    std::int64_t at = 0;
    Cause by;
    Happening what;
    StateCheck check{};  // of the position that the event led to; where play changed
    friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace table
