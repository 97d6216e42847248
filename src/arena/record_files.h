// The records of a simulation: one file per game, each with dice that everybody can check.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/simulate.h"
#include "core/result.h"
#include "engine/fair_dice.h"
#include "engine/record.h"

namespace arena {

// The secret of game number i is sha256("SEED/i"), so that it can be had again.
engine::FairDice dice_of(const SimulationPlan& plan, std::uint64_t number);
std::string record_path(const SimulationPlan& plan, std::uint64_t number);

// Whether the records could be written: the folder is writable or can be made, and holds no games
// of the same name.
std::optional<core::Error> records_complaint(const SimulationPlan& plan);

// A game that was played with `dice_of` this number.
std::optional<core::Error> write_record(const SimulationPlan& plan,
                                        std::uint64_t number,
                                        std::vector<engine::RecordEntry> entries,
                                        const engine::Outcome& outcome);

}  // namespace arena
