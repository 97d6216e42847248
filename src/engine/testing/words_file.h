// All words of a game in one file, in both languages, for people who check the language: each
// phrase as it is met in play with every kind of argument, then what is said beside it.
//
//     TEST_CASE("market says what its file of words says") {
//         CHECK(engine::testing::check_words_file(*game, {{{"gambling", "on"}}}) == "");
//     }
//
// Games are played with each single option, and with the sets of options that the test names.
// The file is `golden/words.txt` beside the test; TETRA_UPDATE_GOLDEN=1 writes it anew.
#pragma once

#include <source_location>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace engine::testing {

// The first line that differs, or empty.
std::string check_words_file(const AnyGame& game,
                             const std::vector<OptionChoices>& more,
                             std::source_location test = std::source_location::current());

// What the file says.
std::string words_of_game(const AnyGame& game, const std::vector<OptionChoices>& more);

}  // namespace engine::testing
