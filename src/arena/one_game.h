// One game of a simulation, from its number to its result.
#pragma once

#include <vector>

#include "arena/course.h"
#include "arena/simulate.h"

namespace arena {

// Each thread has its own, since players belong to one thread.
class GameRunner {
  public:
    explicit GameRunner(const SimulationPlan& plan);

    core::Result<PlayedGame, Trouble> play(std::uint64_t number) const;

  private:
    // Returns the name of the law that is broken now; empty when all is well.
    std::string_view advance(Course& course) const;
    PlayedGame play_at_random(std::uint64_t number) const;
    core::Result<PlayedGame, Trouble> play_step_by_step(std::uint64_t number) const;

    const SimulationPlan& plan_;
    std::vector<ai::PlayerPtr> players_;  // by seat
    bool only_random_;
};

}  // namespace arena
