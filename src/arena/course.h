// A game on its way, step by step: with any players, checked, recorded.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "engine/fair_dice.h"
#include "engine/playout.h"
#include "engine/record.h"

namespace arena {

struct PlayedGame {
    engine::PlayoutCount count;
    engine::Outcome outcome;
};

// Where the luck of a game comes from. With dice chance asks them, so that it takes nothing from
// the generator of the players. Guesses about hidden things have a generator of their own: a game
// is the same whether or not somebody had to guess.
struct Luck {
    core::Rng rng;
    core::Rng guessing;
    std::optional<engine::FairDice> dice;

    static Luck of(std::uint64_t seed, std::uint64_t number);
};

class Course {
  public:
    Course(const engine::AnyGame& game, const engine::Position& start, Luck luck);

    bool is_over() const { return game_.actor(position_).is_nobody(); }
    std::uint64_t steps() const { return count_.decisions + count_.chance_events; }
    const engine::Position& position() const { return position_; }
    PlayedGame result() const { return {count_, game_.outcome(position_)}; }
    const std::vector<engine::RecordEntry>& entries() const { return entries_; }

    // One action of chance or of a player (by seat). Returns what a player did wrong, if anything.
    std::string_view advance(std::span<const ai::PlayerPtr> players);

  private:
    void let_chance_decide();
    std::string_view let_decide(ai::Player& player, engine::SeatId seat);
    void take(engine::SeatId seat, engine::Action action);

    const engine::AnyGame& game_;
    engine::Position position_;
    Luck luck_;
    engine::PlayoutCount count_;
    std::vector<engine::RecordEntry> entries_;
};

}  // namespace arena
