// Looks at positions of one game, always with a fresh mind: what it says of a position does not
// depend on what was looked at before.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/search/searcher.h"
#include "engine/any_game.h"

namespace analysis {

// By seat, in hundredths of a point; all chances of a game are 10,000.
using Chances = std::vector<int>;
inline constexpr int kCertain = 10'000;
inline constexpr int kPoint = 100;

// How hard to look: visits for each position; a roll is looked at in all its outcomes, or, if they
// are more than `all_outcomes`, in `draws` of them that are spread evenly.
struct Depth {
    std::uint32_t visits = 1000;
    std::size_t all_outcomes = 150;
    std::size_t draws = 64;
};

// How far it may be off, by seat: how much the last half of the visits still changed, never less
// than the error of a mean over so many visits.
struct Value {
    Chances chances;
    Chances doubt;
};

struct Outlook {
    engine::Position position;
    double weight = 0;  // together 1
};

// The outcomes of a roll up to the next decision, equal ones joined.
struct Roll {
    std::vector<Outlook> outlooks;
    bool is_drawn = false;  // only some of them
};
Roll roll_from(const engine::AnyGame& game, const engine::Position& before, const Depth& depth);

class Eye {
  public:
    explicit Eye(const engine::AnyGame& game);

    const engine::AnyGame& game() const { return game_; }

    // With best play from here; a roll is worth the mean over its outcomes.
    Value at(const engine::Position& position, const Depth& depth);

    // As one of those who decide in it sees it.
    Value as_seen_by(engine::SeatId seat, const engine::Position& position, const Depth& depth);

    // One after the other, and their mean.
    std::vector<Value> all_of(const Roll& roll, const Depth& depth);
    static Value mean_of(const Roll& roll, const std::vector<Value>& values);

    // After an action that nobody can look behind yet: a roll follows, or the others do not see it
    // before they have chosen themselves.
    Value behind(const engine::Position& position,
                 engine::SeatId seat,
                 engine::Action action,
                 const Depth& depth);

    // The search that made the last look; for more questions about it.
    ai::search::Searcher& searcher() { return *searcher_; }

  private:
    const engine::AnyGame& game_;
    ai::search::SearcherPtr searcher_;
};

}  // namespace analysis
