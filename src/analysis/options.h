// What a seat could have done: whole actions that a search thinks well of.
#pragma once

#include <cstddef>
#include <vector>

#include "ai/search/searcher.h"
#include "engine/any_game.h"

namespace analysis {

struct Option {
    std::vector<engine::Action> steps;  // up to the last parameter
    engine::Position last;              // before its last step
    engine::Position after;
};

// From the first step to the last; the steps must be legal.
Option option_of(const engine::AnyGame& game,
                 const engine::Position& before,
                 engine::SeatId seat,
                 const std::vector<engine::Action>& steps);

// At most so many, what promises most first, each with an effect of its own. The searcher has just
// thought about the position; it gets more visits for the parameters of long actions.
std::vector<Option> options_in(const engine::AnyGame& game,
                               ai::search::Searcher& searcher,
                               const engine::Position& before,
                               engine::SeatId seat,
                               std::size_t most);

bool is_legal(const engine::AnyGame& game,
              engine::Position position,
              engine::SeatId seat,
              const std::vector<engine::Action>& steps);

// Whether there was nothing to choose from at any step.
bool is_forced(const engine::AnyGame& game,
               const engine::Position& before,
               engine::SeatId seat,
               const std::vector<engine::Action>& steps);

}  // namespace analysis
