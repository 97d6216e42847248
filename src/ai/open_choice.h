// Choices that are not searched for. For some nothing speaks yet: whatever is chosen, the chances
// stay what they are, and a search would take the first of all in the order of the rules, always.
// So one is drawn by its weight. Others are settled beforehand.
#pragma once

#include <optional>

#include "core/rng.h"
#include "engine/any_game.h"

namespace ai {

// Nothing if the position is worth thinking about.
std::optional<engine::Action> open_choice(const engine::AnyGame& game,
                                          const engine::Position& position,
                                          engine::SeatId seat,
                                          core::Rng& rng);

}  // namespace ai
