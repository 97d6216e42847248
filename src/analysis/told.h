// What somebody did or could have done, in words.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/message.h"

namespace analysis {

// What a whole action did to the table; what nobody sees yet is named as it was chosen. The steps
// must be legal.
engine::Words told(const engine::AnyGame& game,
                   const engine::Position& before,
                   engine::SeatId seat,
                   const std::vector<engine::Action>& steps,
                   std::span<const std::string> names);

// The same before it is done, as choices name it.
engine::Words wanted(const engine::AnyGame& game,
                     const engine::Position& before,
                     engine::SeatId seat,
                     const std::vector<engine::Action>& steps,
                     std::span<const std::string> names);

// Where the game stands: "Round 7, phase II".
engine::Words stage_in(const engine::AnyGame& game,
                       const engine::Position& position,
                       std::span<const std::string> names);

// Names that several seats share are told apart by numbers.
std::vector<std::string> told_apart(std::vector<std::string> names);

}  // namespace analysis
