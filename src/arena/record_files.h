// The records of a simulation: one file per game, each with dice that everybody can check.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/course.h"
#include "arena/simulate.h"
#include "core/result.h"
#include "engine/fair_dice.h"

namespace arena {

// The secret of game number i is sha256("SEED/i"), so that it can be had again.
engine::Seed secret_of(std::uint64_t seed, std::uint64_t number);
engine::FairDice dice_of(const SimulationPlan& plan, std::uint64_t number);
std::string record_path(const SimulationPlan& plan, std::uint64_t number);

// Whether the records could be written: the folder is writable or can be made, and holds no games
// whose file names begin with the stem.
std::optional<core::Error> folder_complaint(const std::string& folder);
std::optional<core::Error> games_complaint(const std::string& folder, const std::string& stem);
std::optional<core::Error> records_complaint(const SimulationPlan& plan);

// What a record says besides what happened.
struct RecordedTable {
    const engine::AnyGame& game;
    std::string program;
    std::string id;
    std::vector<std::string> seats;
    engine::FairDice dice;  // those that the game was played with
};

std::string record_file(const std::string& folder, const std::string& stem, std::uint64_t number);
std::optional<core::Error> write_record(const RecordedTable& table,
                                        const Course& course,
                                        const std::string& path);
std::optional<core::Error> write_record(const SimulationPlan& plan,
                                        std::uint64_t number,
                                        const Course& course);

}  // namespace arena
