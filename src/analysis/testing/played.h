// Games for tests: played by the house, and games into which a blunder was planted.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/record.h"

namespace analysis::testing {

// A game so far.
struct Recorded {
    engine::AnyGamePtr game;
    engine::Position start;
    engine::Position now;
    std::vector<engine::RecordEntry> entries;
};

Recorded opened(engine::AnyGamePtr game, int seats);

// Goes on at random for so many entries or to the end of the game.
void play_at_random(Recorded& played, std::size_t entries, std::uint64_t seed);

// Every seat played by the same computer.
void play_by(Recorded& played, const std::string& player, std::size_t entries, std::uint64_t seed);

// Where the blunder is and how many points a deep look says it costs.
struct Planted {
    std::size_t entry = 0;
    double cost = 0;
};

// Plays a game in which one decision is replaced by a clearly losing legal action, everything else
// by the same strong computer.
Planted play_with_a_blunder(Recorded& played, const std::string& player, std::uint64_t seed);

}  // namespace analysis::testing
