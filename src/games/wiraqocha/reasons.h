// Why something cannot be chosen now. These functions are asked only about what `legal` leaves out,
// and ask the queries that `legal` is made of: they explain, they never judge.
#pragma once

#include <string_view>
#include <vector>

#include "engine/message.h"
#include "games/wiraqocha/pack.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha {

engine::Message why_not_action(const Pack& pack, const State& state, ActionKind kind);
engine::Message why_not_acting(const Content& content, const State& state, ActionKind kind);
engine::Message why_not_hex(const Pack& pack, const State& state, Hex hex);
engine::Message why_not_card(const Pack& pack, const State& state, Card card);

// Sentences that several of them need. The key is "why." and what is given here.
engine::Message why(std::string_view key, std::vector<engine::Argument> arguments = {});
engine::Message finish_first(const State& state);
engine::Message resources(int amount);
engine::Message crystals(int amount);
engine::Message dice(int amount);
engine::Message price(int of_resources, int of_crystals);
engine::Message too_few(int resources, int crystals);

// Has the holder of this rival base anything that a plunder may take?
bool is_worth_plundering(const Content& content, const State& state, Hex base);

}  // namespace wiraqocha
