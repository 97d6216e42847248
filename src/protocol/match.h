// One game being played: where it stands, how it came there, and the dice that decide for chance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/fair_dice.h"
#include "engine/record.h"

namespace protocol {

// Where a game is played and by whom; names may be empty.
struct Table {
    std::string id;
    std::vector<std::string> names;
};

class Match {
  public:
    Match(engine::AnyGamePtr game,
          const engine::Position& start,
          engine::FairDice dice,
          Table table);

    const engine::AnyGame& game() const { return *game_; }
    const engine::Position& position() const { return position_; }
    const engine::FairDice& dice() const { return dice_; }
    const std::vector<std::string>& names() const { return table_.names; }
    const std::vector<engine::RecordEntry>& entries() const { return entries_; }

    engine::Actor actor() const { return game_->actor(position_); }
    int seats() const { return game_->seats_of(position_); }
    bool is_over() const { return actor().is_nobody(); }
    // kNobody stands for chance.
    bool is_to_move(engine::SeatId seat) const;
    // Empty for a seat that is not to move.
    engine::ActionList legal(engine::SeatId seat) const;

    // What the dice say for the next chance event. Chance must be to move.
    engine::Action drawn() const;
    // The entry must be legal.
    void play(const engine::RecordEntry& entry);
    // At most as many as there are entries. Draws that are taken back do not come again: the next
    // one is new.
    void undo(std::size_t count);

    // Records tell games from their very beginning; a position from elsewhere has none.
    bool has_record() const;
    // The game so far; with result and seed once it is over.
    engine::Record record() const;
    engine::RecordHeader header() const;

  private:
    std::uint32_t taken_back() const;

    engine::AnyGamePtr game_;
    engine::Position start_;
    engine::Position position_;
    engine::FairDice dice_;
    Table table_;
    std::vector<engine::RecordEntry> entries_;
    std::uint64_t draws_ = 0;  // all that were ever made
};

// The player's name, or the seat's number where there is none.
std::string seat_name(const Match& match, engine::SeatId seat, engine::Language language);

// Words for a message about this match.
std::string words(const Match& match, const engine::Message& message, engine::Language language);

}  // namespace protocol
