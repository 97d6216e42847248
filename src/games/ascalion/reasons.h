// Why something cannot be chosen now: the parts that reasons are put together from.
#pragma once

#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "games/ascalion/obstacle.h"
#include "games/ascalion/pack.h"
#include "games/ascalion/state.h"

namespace ascalion {

engine::Message why(std::string_view key, std::vector<engine::Argument> arguments = {});

// Nothing is judged here: the rules say what keeps the thing.
engine::Message words_of(Obstacle obstacle);
engine::Message words_of(Obstacle obstacle, SeatId partner);
engine::Message words_of(const Pack& pack, const State& state, Obstacle obstacle, Recipe recipe);
engine::Message words_of_area(const Pack& pack, const State& state, Obstacle obstacle);

}  // namespace ascalion
