// Golden games: whole games as readable text, kept beside the rules and reviewed as prose.
//
// A golden file begins with what is needed to play it again, one line each:
//     # mini, 2 seats, seed 7
//     # options gambling=on
//     # 40 steps, the table every 10
// Then follows each step as `number  who  notation  (alternatives)  report`, and the outcome.
// To make one, write only these three lines and run the test with TETRA_UPDATE_GOLDEN=1.
#pragma once

#include <cstdint>
#include <filesystem>
#include <source_location>
#include <string>

#include "engine/any_game.h"

namespace engine::testing {

struct PlaythroughSettings {
    int seats = 2;
    std::uint64_t seed = 1;
    OptionChoices choices{};
    int steps = 1000;
    int table_every = 10;
};

std::string playthrough(const AnyGame& game, const PlaythroughSettings& settings);

// Plays a golden game again: the first line that differs, or empty. With TETRA_UPDATE_GOLDEN=1 in
// the environment the file is written anew instead.
std::string check_playthrough(const AnyGame& game, const std::filesystem::path& file);

// All files of the folder `golden` beside the test that asks; at least one must be there.
std::string check_golden_games(const AnyGame& game,
                               std::source_location test = std::source_location::current());

}  // namespace engine::testing
