// The games of the house: the lines game(...) of CMakeLists.txt.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"

namespace games {

std::span<const std::string_view> ids();

// The game with its standard content, made once and shared.
core::Result<engine::AnyGamePtr> find(std::string_view id);

// The game with a content pack of somebody's own.
core::Result<engine::AnyGamePtr> with_content(std::string_view id, std::string_view pack_json);

// The pack of `find` as JSON; empty for games that are not known.
std::string_view standard_pack(std::string_view id);
// Grows whenever the same actions with the same pack may lead to another position; 1 for games that
// are not known. rules_version_test.cpp says when to raise it.
int rules_version(std::string_view id);
// The standard packs of earlier releases: tables that began with one go on with it.
std::vector<std::string_view> earlier_packs(std::string_view id);

}  // namespace games
