// Who holds a seat and who plays for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "table/setup.h"

namespace table {

struct Seat {
    SeatKind kind = SeatKind::Open;
    std::string user;        // Human: the holder, also while the computer plays;
    std::string name;        // Open: for whom it is kept, empty: for anybody
    std::string level;       // of the computer that plays; empty: a person plays, or nobody yet
    int resigned = 0;        // 1: the first who resigned, ..; 0: has not
    bool timed_out = false;  // and nothing has been done about it yet

    bool is_open() const { return kind == SeatKind::Open; }
    bool is_for_anybody() const { return is_open() && user.empty(); }
    bool is_kept_for(std::string_view who) const { return is_open() && user == who; }
    bool has_computer() const { return !level.empty(); }
    bool has_person() const { return kind == SeatKind::Human && level.empty(); }
    // A person who has not given up; the computer may be standing in.
    bool has_holder() const { return kind == SeatKind::Human && resigned == 0; }
    bool is_held_by(std::string_view who) const { return kind == SeatKind::Human && user == who; }
    // An empty name is the server, which plays for computers.
    bool is_played_by(std::string_view who) const {
        return has_computer() ? who.empty() : is_held_by(who);
    }
    friend bool operator==(const Seat&, const Seat&) = default;
};

inline Seat seat_of(const SeatPlan& plan) {
    return {plan.kind, plan.user, plan.name, plan.level, 0, false};
}

}  // namespace table
