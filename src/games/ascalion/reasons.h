// Why something cannot be chosen now: the parts that reasons are put together from.
#pragma once

#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "games/ascalion/pack.h"
#include "games/ascalion/state.h"

namespace ascalion {

engine::Message why(std::string_view key, std::vector<engine::Argument> arguments = {});

// Precondition of all: the thing is not among the alternatives of the open question.
engine::Message why_not_area(const Pack& pack, const State& state, Area area);
engine::Message why_not_place(const Pack& pack, const State& state, Place place);
engine::Message why_not_recipe(const Pack& pack, const State& state, Recipe recipe);
engine::Message why_not_partner(const State& state, SeatId partner);
engine::Message why_not_transport(const Pack& pack, const State& state, TransportKind kind);

}  // namespace ascalion
