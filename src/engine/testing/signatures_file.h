// Fingerprints of whole games, part by part, in one file: whoever changes anything that happens,
// is offered, seen or told in any of these games changes a number, and sees in which part.
//
//     TEST_CASE("market keeps its signatures") {
//         CHECK(engine::testing::check_signatures(*game, {{{"gambling", "on"}}}) == "");
//     }
//
// Games are played with each single option, and with the sets of options that the test names.
// The file is `golden/signatures.txt` beside the test; TETRA_UPDATE_GOLDEN=1 writes it anew.
#pragma once

#include <source_location>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace engine::testing {

// The first line that differs, or empty.
std::string check_signatures(const AnyGame& game,
                             const std::vector<OptionChoices>& more,
                             std::source_location test = std::source_location::current());

// What the file says.
std::string signatures_of(const AnyGame& game, const std::vector<OptionChoices>& more);

}  // namespace engine::testing
