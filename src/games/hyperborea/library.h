// Hyperborea as the rest of the program knows it: rules, content and texts behind one interface.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"

namespace hyperborea {

struct Content;

engine::AnyGamePtr standard_game();
core::Result<engine::AnyGamePtr> game_with_content(std::string_view pack_json);
// The standard pack as JSON, and those of earlier releases.
std::string_view standard_pack();
std::vector<std::string_view> earlier_packs();

// The numbers that a game of Hyperborea is played with.
const Content& content_of(const engine::AnyGame& game);

}  // namespace hyperborea
