// Many games on all cores. Game number i depends on the seed and on i, never on the threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/tally.h"
#include "core/result.h"
#include "engine/any_game.h"

namespace arena {

struct SimulationPlan {
    engine::AnyGamePtr game;
    engine::Position start;
    std::vector<std::string> players = {"random"};  // one for all seats, or one for each seat
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;
    int threads = 0;             // 0: as many as there are cores
    bool check = false;          // test the invariant after every action
    std::string records_folder;  // a .tetra.jsonl per game; empty: none
    std::string program;         // goes into the records
};

// Why a simulation stopped: the first game, by number, in which something is wrong.
struct Trouble {
    enum class Kind : std::uint8_t { BrokenLaw, RecordNotWritten };
    Kind kind = Kind::BrokenLaw;
    std::uint64_t game_number = 0;
    std::uint64_t step = 0;  // actions and chance events before it
    std::string what;
    friend bool operator==(const Trouble&, const Trouble&) = default;
};

struct Simulation {
    Tally tally;
    double seconds = 0;
    int threads = 0;
    std::optional<Trouble> trouble;
};

// Told about ten times a second, on the calling thread: games and decisions done so far.
using Progress = std::function<void(std::uint64_t games, std::uint64_t decisions)>;

// What is wrong with a plan, if anything. Makes nothing, plays nothing.
std::optional<core::Error> complaint(const SimulationPlan& plan);

// The plan must be free of complaints. With records the dice are FairDice, so that everybody can
// verify them; the games are then other ones than without records.
Simulation simulate(const SimulationPlan& plan, const Progress& progress = {});

}  // namespace arena
