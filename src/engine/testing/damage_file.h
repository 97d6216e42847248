// What is said of wrong positions and wrong content packs, counted in one file: positions of every
// question and the standard pack are changed a little at a time (damage.h) and read again. Whoever
// changes what is refused, or where, sees it in `golden/damage.txt` beside the test;
// TETRA_UPDATE_GOLDEN=1 writes it anew.
//
//     TEST_CASE("market refuses what its file of damage says") {
//         CHECK(engine::testing::check_damage(*game, {{{"gambling", "on"}}}, pack, load) == "");
//     }
#pragma once

#include <functional>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"

namespace engine::testing {

using LoadPack = std::function<core::Result<AnyGamePtr>(std::string_view)>;

// The first line that differs, or empty.
std::string check_damage(const AnyGame& game,
                         const std::vector<OptionChoices>& more,
                         std::string_view pack,
                         const LoadPack& load,
                         std::source_location test = std::source_location::current());

}  // namespace engine::testing
