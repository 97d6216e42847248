// Which version of the table a player must have seen for a decision to count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/seat.h"

namespace table {

// By seat: the version that its holder is shown.
using Stamps = std::array<std::uint64_t, engine::kMaxSeats>;

class Freshness {
  public:
    // A seat (kNobody: chance, or all together) changed the line of play; `waiting` are the seats
    // that may decide both before and after it.
    void changed(const Stamps& now, engine::SeatId by, engine::SeatSet waiting) {
        line_ = now;
        for (std::size_t i = 0; i < now.size(); ++i) {
            const engine::SeatId seat = engine::seat_id(static_cast<int>(i));
            if (seat == by || by == engine::kNobody)
                own_[i] = now[i];
            if (seat == by || !waiting.contains(seat))
                decision_[i] = now[i];
        }
    }
    // A seat changed its draft.
    void picked(const Stamps& now, engine::SeatId by) {
        const auto i = static_cast<std::size_t>(by);
        own_[i] = decision_[i] = now[i];
    }

    // Since when the line of play is what it is, for the holder of the seat.
    std::uint64_t line_of(engine::SeatId seat) const {
        return line_[static_cast<std::size_t>(seat)];
    }
    // Since when the seat's decision is the same: others may have decided beside it, no more.
    std::uint64_t decision_of(engine::SeatId seat) const {
        return decision_[static_cast<std::size_t>(seat)];
    }
    // Since when the seat's own actions are the same.
    std::uint64_t actions_of(engine::SeatId seat) const {
        return own_[static_cast<std::size_t>(seat)];
    }

  private:
    Stamps line_{};
    Stamps decision_{};
    Stamps own_{};
};

}  // namespace table
