// The time that each seat has left. Time is told to it; it never looks at a clock.
//
// Live: a bank for the game; it runs while the seat may decide, in simultaneous phases for several
// at once, and grows by the increment when the seat has ended its turn.
// Days: the full time whenever a seat comes to decide, and again for each further decision. Actions
// made in place of ones taken back give no new time: nobody gains any by going back and forth.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/seat.h"
#include "table/setup.h"

namespace table {

using engine::SeatId;
using engine::SeatSet;

class Clocks {
  public:
    explicit Clocks(const ClockRule& rule);

    // Lets the running clocks run up to this time.
    void advance(std::int64_t at);
    // From now on, these run.
    void run(SeatSet who);

    // Play went on to the point where these may decide; the line of play has this length.
    void moved(SeatId by);
    void reached(SeatSet deciding, std::size_t length);
    // The same after a seat took back an action of its own, and after all agreed to go back.
    void took_back(SeatSet deciding);
    void rolled_back(SeatSet deciding, std::size_t length);

    void credit(std::int64_t milliseconds);
    // A player who returns has some time at least.
    void welcome_back(SeatId seat);

    bool is_running() const { return !running_.empty(); }
    bool is_expired(SeatId seat, std::int64_t now) const {
        return running_.contains(seat) && left(seat, now) == 0;
    }
    std::int64_t left(SeatId seat, std::int64_t now) const;
    std::optional<std::int64_t> next_deadline() const;
    // Whose time ran out first; kNobody if everyone has some left.
    SeatId first_expired(std::int64_t now) const;

  private:
    std::int64_t& left_of(SeatId seat) { return left_[static_cast<std::size_t>(seat)]; }
    std::int64_t full() const;
    SeatId soonest() const;
    std::int64_t deadline_of(SeatId seat) const;

    ClockRule rule_;
    std::array<std::int64_t, engine::kMaxSeats> left_{};
    std::int64_t since_ = 0;
    SeatSet running_;
    SeatSet deciding_;
    SeatSet moved_;  // since the last point of decision
    std::size_t furthest_ = 0;
};

}  // namespace table
