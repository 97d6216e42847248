// One game of a simulation, from its number to its result.
#pragma once

#include <vector>

#include "ai/player.h"
#include "arena/simulate.h"

namespace arena {

struct PlayedGame {
    engine::PlayoutCount count;
    engine::Outcome outcome;
};

// Each thread has its own, since players belong to one thread.
class GameRunner {
  public:
    explicit GameRunner(const SimulationPlan& plan);

    core::Result<PlayedGame, Trouble> play(std::uint64_t number) const;

  private:
    PlayedGame play_at_random(std::uint64_t number) const;
    core::Result<PlayedGame, Trouble> play_step_by_step(std::uint64_t number) const;

    const SimulationPlan& plan_;
    std::vector<ai::PlayerPtr> players_;  // by seat
    bool only_random_;
};

}  // namespace arena
