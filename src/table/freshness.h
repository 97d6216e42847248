// Which version of the table a player must have seen for a decision to count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/seat.h"

namespace table {

class Freshness {
  public:
    // A seat (kNobody: chance, or all together) changed the line of play; `waiting` are the seats
    // that may decide both before and after it.
    void changed(std::uint64_t version, engine::SeatId by, engine::SeatSet waiting) {
        line_ = version;
        for (int i = 0; i < engine::kMaxSeats; ++i) {
            const engine::SeatId seat = engine::seat_id(i);
            if (seat == by || by == engine::kNobody)
                own_[static_cast<std::size_t>(i)] = version;
            if (seat == by || !waiting.contains(seat))
                decision_[static_cast<std::size_t>(i)] = version;
        }
    }

    // Since when the line of play is what it is.
    std::uint64_t line() const { return line_; }
    // Since when the seat's decision is the same: others may have decided beside it, no more.
    std::uint64_t decision_of(engine::SeatId seat) const {
        return decision_[static_cast<std::size_t>(seat)];
    }
    // Since when the seat's own actions are the same.
    std::uint64_t actions_of(engine::SeatId seat) const {
        return own_[static_cast<std::size_t>(seat)];
    }

  private:
    std::uint64_t line_ = 0;
    std::array<std::uint64_t, engine::kMaxSeats> decision_{};
    std::array<std::uint64_t, engine::kMaxSeats> own_{};
};

}  // namespace table
