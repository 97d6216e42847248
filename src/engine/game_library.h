// A game of the house as the list of all games holds it.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"

namespace engine {

struct LibraryEntry {
    std::string_view id;
    int rules_version = 1;
    AnyGamePtr (*standard_game)() = nullptr;
    core::Result<AnyGamePtr> (*with_content)(std::string_view pack_json) = nullptr;
    std::string_view standard_pack;  // as JSON
    std::vector<std::string_view> earlier_packs;
};

}  // namespace engine
