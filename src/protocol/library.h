// Where the games of a conversation come from. Tests bring a small one.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"

namespace protocol {

struct Library {
    using Found = core::Result<engine::AnyGamePtr>;

    std::vector<std::string_view> ids;
    std::function<Found(std::string_view id)> find;
    std::function<Found(std::string_view id, std::string_view pack_json)> with_content;
};

// All games of the program.
Library house_library();

}  // namespace protocol
