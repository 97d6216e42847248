// The line of play: what counts of all that was done, the positions along it, and its log.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/any_game.h"
#include "engine/record.h"

namespace table {

// What everybody may read about an entry.
struct LogLine {
    std::size_t n = 0;  // number of entries before it
    engine::SeatId by = engine::kNobody;
    engine::Message text;
    std::int64_t at = 0;
};

// Actions that one command sent together are taken back together.
enum class Joint : bool { Begins, GoesOn };

class Line {
  public:
    Line(engine::AnyGamePtr game, const engine::Position& start);

    const engine::AnyGame& game() const { return *game_; }
    const engine::AnyGamePtr& shared_game() const { return game_; }
    // Times of entries count from here.
    void begin(std::int64_t at) { began_ = at; }
    std::int64_t began() const { return began_; }

    const std::vector<engine::RecordEntry>& entries() const { return entries_; }
    std::size_t size() const { return entries_.size(); }
    const std::vector<LogLine>& log() const { return log_; }
    // The number after that of its last draw.
    std::uint64_t draws() const { return draws_; }
    const engine::Position& position() const { return position_; }
    engine::Actor actor() const { return actor_; }
    // After the first n entries.
    engine::Position position_at(std::size_t n) const;

    // So many of the first entries stay, whoever wants them back.
    void fix(std::size_t entries) { fixed_ = entries; }
    std::size_t fixed() const { return fixed_; }

    // The entry must be legal.
    void push(const engine::RecordEntry& entry, Joint joint = Joint::Begins);
    void truncate(std::size_t count);
    // Takes one entry out of the line; what came after it must be legal without it.
    bool can_remove(std::size_t n) const;
    void remove(std::size_t n);

    // What entry n made known.
    engine::Disclosure disclosure(std::size_t n) const { return disclosures_[n]; }
    // The entries from here on are commits to a question that is still open.
    std::size_t first_secret() const;

    // Whether entry n came with the same command as the one before it.
    Joint joint(std::size_t n) const { return joints_[n]; }

  private:
    engine::AnyGamePtr game_;
    std::int64_t began_ = 0;
    std::vector<engine::RecordEntry> entries_;
    std::vector<LogLine> log_;
    std::uint64_t draws_ = 0;
    engine::Position position_;
    engine::Actor actor_;
    std::vector<engine::Position> snapshots_;  // before entries 0, 32, 64, ..
    std::vector<engine::Disclosure> disclosures_;
    std::vector<Joint> joints_;
    std::size_t fixed_ = 0;
};

}  // namespace table
