// The analysis of one game as a list of small tasks that do not depend on each other's order:
// whoever has time does the next one, today or tomorrow, here or there, and the result is the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/verdict.h"
#include "engine/record.h"

namespace analysis {

// First every event once, and the last position of a game that goes on; then, from what was found,
// the dearest choices again. A glance, before all that, only says how the seats stand before an
// event, in the words of the whole look that may follow.
struct Task {
    std::size_t event = 0;
    std::optional<std::size_t> again;  // which choice of the event
    bool is_glance = false;
    friend bool operator==(const Task&, const Task&) = default;
};

// How much is known of an event.
enum class Known : std::uint8_t { Nothing, Glance, Whole };

class Study {
  public:
    // The game must outlive it. `result`: what the record says in its end, if it has one.
    Study(const engine::AnyGame& game,
          const engine::Position& start,
          std::span<const engine::RecordEntry> entries,
          const std::optional<engine::Outcome>& result,
          std::uint32_t visits);

    const engine::AnyGame& game() const { return game_; }
    const std::vector<engine::RecordEntry>& entries() const { return entries_; }
    const std::vector<Event>& events() const { return events_; }
    const std::vector<Measured>& measured() const { return measured_; }
    const std::vector<Known>& known() const { return known_; }
    const engine::Position& last() const { return last_; }
    std::uint32_t visits() const { return visits_; }

    // All of the first round; of the second, once the first is done.
    std::vector<Task> first_round() const;
    std::vector<Task> second_round() const;

    // May be called from several threads, each with an eye of its own.
    Measured done(Eye& eye, const Task& task) const;
    void take(const Task& task, Measured measured);

    Analysis analysis() const;

  private:
    const engine::AnyGame& game_;
    std::uint32_t visits_;
    std::vector<engine::RecordEntry> entries_;
    std::vector<Event> events_;
    std::vector<Measured> measured_;
    std::vector<Known> known_;
    engine::Position last_;
    Chances end_;  // empty: the game goes on
};

}  // namespace analysis
