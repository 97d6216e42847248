// What an action is worth to the seat that chooses it, as far as that seat can know.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/events.h"
#include "analysis/eye.h"

namespace analysis {

// A whole action with its value, measured after it.
struct Weighed {
    std::vector<engine::Action> steps;
    Chances chances;
    Chances doubt;
    std::uint32_t visits = 0;
    friend bool operator==(const Weighed&, const Weighed&) = default;
};

// Possible truths behind what is hidden that share the visits.
std::vector<engine::Position> worlds_of(const engine::AnyGame& game,
                                        const engine::Position& truth,
                                        const Choice& played);

Weighed weigh(Eye& eye,
              std::vector<engine::Position> worlds,
              const Choice& choice,
              std::uint32_t visits);

}  // namespace analysis
