// The games of the house, written out.
#pragma once

#include <span>
#include <string_view>

#include "core/result.h"
#include "engine/any_game.h"

namespace games {

std::span<const std::string_view> ids();

// The game with its standard content, made once and shared.
core::Result<engine::AnyGamePtr> find(std::string_view id);

// The game with a content pack of somebody's own.
core::Result<engine::AnyGamePtr> with_content(std::string_view id, std::string_view pack_json);

}  // namespace games
