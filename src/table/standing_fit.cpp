// Whether an event may come next. It asks only what the fold relies on, so that no stored nonsense
// breaks a table; whether somebody was entitled to it was judged before it became an event.
#include <algorithm>
#include <variant>

#include "table/path.h"
#include "table/standing.h"

namespace table {
namespace {

using Misfit = std::optional<std::string>;

class Fitting {
  public:
    Fitting(const Standing& standing, const Cause& by) : standing_(standing), by_(by) {}

    Misfit operator()(const SeatTaken& what) const {
        return first_of({unless(is(State::Open), kStarted),
                         unless(has(what.seat) && seat(what.seat).is_open(), kNoOpenSeat),
                         unless(!what.user.empty(), "there is no user")});
    }
    Misfit operator()(const SeatLeft& what) const {
        return first_of(
            {unless(is(State::Open), kStarted),
             unless(has(what.seat) && !seat(what.seat).is_for_anybody(), kNoTakenSeat)});
    }
    Misfit operator()(const Started& /*what*/) const {
        return first_of({unless(is(State::Open), kStarted),
                         unless(!standing_.has_open_seat(), "a seat is still open")});
    }
    Misfit operator()(const Acted& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(has(what.seat) && legal(what.seat, what.action), kIllegal)});
    }
    Misfit operator()(const Drafted& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(has(what.seat) && can_pick(what.seat, what.action), kIllegal)});
    }
    Misfit operator()(const Discarded& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(has(what.seat) && !standing_.picks(what.seat).empty(),
                                "the seat has picked nothing")});
    }
    Misfit operator()(const Drew& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(legal(engine::kNobody, what.action), kIllegal)});
    }
    Misfit operator()(const Undone& what) const {
        const Line& line = standing_.line();
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(what.entry < line.size() && has(what.seat)
                                    && line.entries()[what.entry].seat == what.seat
                                    && line.can_remove(what.entry),
                                "the seat has no such entry to take back")});
    }
    Misfit operator()(const Redone& what) const {
        return first_of(
            {unless(is(State::Running), kNotRunning),
             unless(!standing_.redoable(what.seat).empty(), "the seat has nothing to make again")});
    }
    Misfit operator()(const RolledBack& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(what.to < standing_.line().size(), kNoSuchEntry)});
    }
    Misfit operator()(const Asked& what) const {
        const bool is_undo = what.kind == RequestKind::Undo;
        return first_of({unless(!standing_.request(), "another request is pending"),
                         unless(standing_.is_playing(by_.user), "who asks does not play"),
                         unless(fits(what.kind), "it cannot be asked for now"),
                         unless(!is_undo || what.to < standing_.line().size(), kNoSuchEntry),
                         unless(what.kind != RequestKind::StandIn || is_played_by_person(what.seat),
                                "no person plays for the seat")});
    }
    Misfit operator()(const Answered& /*what*/) const {
        return unless(standing_.may_answer(by_.user), "nobody waits for this answer");
    }
    Misfit operator()(const Withdrawn& /*what*/) const {
        return unless(standing_.request().has_value(), "there is no request");
    }
    Misfit operator()(const Resigned& what) const {
        return first_of({unless(is_underway(), kNotUnderway),
                         unless(is_persons(what.seat) && seat(what.seat).resigned == 0,
                                "the seat cannot resign")});
    }
    Misfit operator()(const GivenToComputer& what) const {
        return first_of(
            {unless(!what.level.empty(), "there is no level"),
             unless(has(what.seat) && !seat(what.seat).has_computer()
                        && (is_underway() || seat(what.seat).is_open()) && !standing_.is_finished(),
                    "the seat cannot be given to the computer")});
    }
    Misfit operator()(const TakenBack& what) const {
        return first_of({unless(is_underway(), kNotUnderway),
                         unless(is_persons(what.seat) && seat(what.seat).resigned == 0
                                    && seat(what.seat).has_computer(),
                                "the seat cannot be taken back")});
    }
    Misfit operator()(const Paused& /*what*/) const {
        return unless(is(State::Running), kNotRunning);
    }
    Misfit operator()(const Resumed& /*what*/) const {
        return unless(is(State::Paused), "the game is not paused");
    }
    Misfit operator()(const TimedOut& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(is_played_by_person(what.seat), "no person plays for the seat")});
    }
    Misfit operator()(const ClockCredited& what) const {
        return unless(what.milliseconds > 0 && what.milliseconds <= kMaxCredit,
                      "the credit is out of range");
    }
    Misfit operator()(const Cancelled& /*what*/) const {
        return unless(!standing_.is_finished(), kFinished);
    }
    // Orders that the game no longer knows answer nothing.
    Misfit operator()(const OrdersSet& what) const {
        return first_of({unless(is_underway(), kNotUnderway),
                         unless(is_persons(what.seat), "no person holds the seat")});
    }
    Misfit operator()(const Hinted& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(is_persons(what.seat), "no person holds the seat")});
    }
    Misfit operator()(const Obeyed& what) const {
        return first_of({unless(is(State::Running), kNotRunning),
                         unless(has(what.seat) && legal(what.seat, what.action), kIllegal)});
    }
    Misfit operator()(const RulesAdopted& what) const {
        return first_of({unless(!standing_.is_finished(), kFinished),
                         unless(what.version > 0, "there is no such version")});
    }

  private:
    static constexpr const char* kStarted = "the game has begun or is cancelled";
    static constexpr const char* kNoOpenSeat = "there is no such open seat";
    static constexpr const char* kNoTakenSeat = "there is no such taken seat";
    static constexpr const char* kNotRunning = "the game is not running";
    static constexpr const char* kNotUnderway = "the game is not under way";
    static constexpr const char* kFinished = "the game is over";
    static constexpr const char* kIllegal = "the action is not legal";
    static constexpr const char* kNoSuchEntry = "there is no such entry";

    static Misfit unless(bool holds, const char* complaint) {
        return holds ? std::nullopt : Misfit(complaint);
    }
    static Misfit first_of(std::initializer_list<Misfit> complaints) {
        const auto* found = std::ranges::find_if(
            complaints, [](const Misfit& complaint) { return complaint.has_value(); });
        return found == complaints.end() ? std::nullopt : *found;
    }
    bool is(State state) const { return standing_.state() == state; }
    bool is_underway() const { return is(State::Running) || is(State::Paused); }
    bool has(SeatId seat) const { return standing_.has_seat(seat); }
    const Seat& seat(SeatId seat) const { return standing_.seat(seat); }
    bool is_persons(SeatId which) const {
        return has(which) && seat(which).kind == SeatKind::Human;
    }
    bool is_played_by_person(SeatId which) const { return has(which) && seat(which).has_person(); }
    bool legal(SeatId by, engine::Action action) const {
        return is_legal(standing_.game(), standing_.line().position(), by, action);
    }
    bool can_pick(SeatId by, engine::Action action) const {
        const Draft draft = standing_.draft(by);
        return is_simultaneous(standing_.game(), standing_.line().position()) && !draft.is_complete
               && is_legal(standing_.game(), draft.position, by, action);
    }
    bool fits(RequestKind kind) const {
        switch (kind) {
            case RequestKind::Undo:
            case RequestKind::Pause: return is(State::Running);
            case RequestKind::Resume: return is(State::Paused);
            case RequestKind::Cancel:
            case RequestKind::StandIn: return is_underway();
        }
        return false;
    }

    const Standing& standing_;
    const Cause& by_;
};

}  // namespace

std::optional<std::string> Standing::why_unfit(const Event& event) const {
    if (event.at < last_at_)
        return "it is earlier than the event before it";
    return std::visit(Fitting(*this, event.by), event.what);
}

}  // namespace table
