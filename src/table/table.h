// One running match behind one door. No I/O, no clock, no threads: the same setup and events always
// give the same table.
//
// The server stores what `submit` and `tick` return before it shows anything to anybody. If storing
// fails, it drops the table and restores it from what is stored. After `create` and after `restore`
// it calls `tick` once: that starts a table without open seats and completes what was cut off.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"
#include "engine/record.h"
#include "table/command.h"
#include "table/event.h"
#include "table/outcome.h"
#include "table/record_of.h"
#include "table/refusal.h"
#include "table/setup.h"
#include "table/standing.h"

namespace table {

// For storage, and to know that something happened: events may tell what is hidden.
struct Submitted {
    std::vector<Event> events;
    std::uint64_t version = 0;  // of the table with these events
    std::uint64_t shown = 0;    // the same as its user is shown it
    friend bool operator==(const Submitted&, const Submitted&) = default;
};

// What a seat may take back and make again without asking.
struct UndoInfo {
    std::size_t steps = 0;  // how often Undo is possible; ResetTurn does all of them
    bool can_redo = false;
    // Further back it takes the others' consent: to ask for one's last action, go back to here.
    std::optional<std::size_t> last_own;
    friend bool operator==(const UndoInfo&, const UndoInfo&) = default;
};

class Table {
  public:
    static core::Result<Table> create(engine::AnyGamePtr game, Setup setup);
    // An event that does not fit, or leads to another position than when it was stored, is an error
    // at "event 17", counted from 0.
    static core::Result<Table> restore(engine::AnyGamePtr game,
                                       Setup setup,
                                       const std::vector<Event>& events);
    // As far as the events fit. If not all of them do, the table is frozen: it can be looked at and
    // never changes.
    static core::Result<Table> restore_fitting(const engine::AnyGamePtr& game,
                                               const Setup& setup,
                                               const std::vector<Event>& events);
    void freeze(core::Error why) { frozen_ = std::move(why); }
    const std::optional<core::Error>& frozen() const { return frozen_; }

    // The one door. A refusal changes nothing. The same command of the same user once more gives
    // the first answer again. A `now` before the last event counts as the time of that event.
    core::Result<Submitted, Refusal> submit(const Command& command, std::int64_t now);
    // Submits PassTime until nothing is due by now: clocks that ran out and whatever follows of
    // itself.
    std::vector<Event> tick(std::int64_t now);
    // An event that a copy of this table has judged, or that is read from a store. Says what does
    // not fit.
    std::optional<core::Error> take(const Event& event);
    // When to call `tick` next.
    std::optional<std::int64_t> next_deadline() const {
        return frozen_ ? std::nullopt : standing_.clocks().next_deadline();
    }

    const engine::AnyGame& game() const { return standing_.game(); }
    // For those who go on with the game after this table.
    const engine::AnyGamePtr& shared_game() const { return standing_.shared_game(); }
    const Setup& setup() const { return standing_.setup(); }
    std::string commitment() const { return standing_.dice().commitment(); }
    // A number for what a seat decides now that follows from the secret seed: nobody can foresee
    // it, a restored table has the same, and no other seat or later decision has it.
    std::uint64_t secret(std::string_view purpose, SeatId seat) const;
    State state() const { return standing_.state(); }
    int rules() const { return standing_.rules(); }
    // The version of the rules that this program has: if it is another one, the next `tick` adopts
    // it.
    void set_program_rules(int version) { standing_.set_program_rules(version); }
    bool is_finished() const { return standing_.is_finished(); }
    bool goes_on() const { return !is_finished() && !frozen_; }
    const std::vector<Seat>& seats() const { return standing_.seats(); }
    std::vector<std::string> seat_names() const;

    // The number of events so far; it grows with everything that happens, also with an undo.
    std::uint64_t version() const { return standing_.version(); }
    // What others decide in secret does not show in these, whatever it is.
    std::uint64_t shown_version(SeatSet own) const { return standing_.shown_version(own); }
    std::size_t known_entries(SeatSet own) const { return standing_.known_entries(own); }
    std::uint64_t newest_seen_by(std::string_view user) const {
        return standing_.newest_seen_by(user);
    }
    SeatSet held_by(std::string_view user) const { return standing_.held_by(user); }
    std::int64_t last_shown_at() const { return standing_.last_shown_at(); }
    const std::vector<Event>& events() const { return events_; }

    // The line of play. Entries and positions hold what is hidden: show views of them.
    const std::vector<engine::RecordEntry>& entries() const { return standing_.line().entries(); }
    const std::vector<LogLine>& log() const { return standing_.line().log(); }
    const engine::Position& position() const { return standing_.line().position(); }
    // With what the seat has picked and not committed to yet.
    Draft draft(SeatId seat) const { return standing_.draft(seat); }
    bool is_simultaneous() const { return table::is_simultaneous(game(), position()); }
    engine::Position position_at(std::size_t n) const { return standing_.line().position_at(n); }
    // After n of the known_entries of the holder of these seats.
    engine::Position known_position_at(SeatSet own, std::size_t n) const;

    // Nobody, unless the game is running.
    engine::Actor actor() const;
    // Empty for a seat that may not act, or has only to commit to its picks.
    engine::ActionList legal(SeatId seat) const;
    UndoInfo undo_info(SeatId seat) const;

    const std::optional<Request>& request() const { return standing_.request(); }
    // Users whose answer is awaited.
    std::vector<std::string> awaited() const { return standing_.awaited(); }

    // What only the holder of the seat is shown: what was ordered, and the entry that it made last.
    const engine::OptionChoices& orders(SeatId seat) const { return standing_.orders(seat); }
    std::optional<std::size_t> last_obeyed(SeatId seat) const {
        return standing_.last_obeyed(seat);
    }

    // None: as many as it likes.
    std::optional<int> hints_left(SeatId seat) const { return standing_.hints_left(seat); }
    // Nothing has happened that the seat knows of since it looked at a hint.
    bool has_just_looked(SeatId seat) const { return standing_.has_just_looked(seat); }

    const std::vector<Notice>& notices() const { return standing_.notices(); }

    // None at a table without clocks.
    std::optional<std::int64_t> time_left(SeatId seat, std::int64_t now) const;

    // None before the end.
    std::optional<TableOutcome> outcome() const { return outcome_of(standing_); }
    engine::Record record() const { return record_of(standing_); }
    Setup rematch(const NewTable& fresh) const { return rematch_of(standing_, fresh); }

  private:
    Table(engine::AnyGamePtr game, Setup setup) : standing_(std::move(game), std::move(setup)) {}

    std::optional<Submitted> earlier_answer(const Command& command) const;
    void emit(Event event);
    void settle(std::int64_t at, const Cause& by);
    std::int64_t not_before_last(std::int64_t now) const;

    // The events of a command, which stand side by side.
    struct Range {
        std::size_t first = 0;
        std::size_t count = 0;
        std::uint64_t shown = 0;  // to the user, after the last of them
    };

    Standing standing_;
    std::optional<core::Error> frozen_;
    std::vector<Event> events_;
    std::unordered_map<std::string, Range> commands_;  // by command id and user
};

}  // namespace table
