// What a seat has more or less than before, in words.
#pragma once

#include <optional>

#include "engine/message.h"
#include "games/pathciv/pack.h"
#include "games/pathciv/state.h"

namespace pathciv {

struct Ledger {
    std::optional<engine::Argument> gained;  // "Builders +2, heritage +1"
    std::optional<engine::Argument> lost;    // "Sages (2)"
};

Ledger ledger_of(const Pack& pack, const Seat& before, const Seat& after);

// "Builders (3)": what is paid, given up or put back.
engine::Argument given(const Pack& pack, Tray tray, int amount);
engine::Argument given(const Pack& pack, Type type, int amount);
// Of each sort what was given up in a chain; nothing if that is nothing at all.
std::optional<engine::Argument> given(const Pack& pack, const CubeCounts& cubes);
std::optional<engine::Argument> given(const Pack& pack, const CircleCounts& circles);

}  // namespace pathciv
