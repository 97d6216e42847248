// Messages of a game as the words that travel: in every language, with the players' names.
#pragma once

#include <string>
#include <vector>

#include "engine/any_game.h"
#include "server/messages.h"

namespace server {

using SeatNames = std::vector<std::string>;

inline wire::Text words(const engine::AnyGame& game,
                        const engine::Message& message,
                        const SeatNames& names) {
    if (message.empty())
        return {};
    return {engine::render(message, engine::Language::English, game.phrases(), names),
            engine::render(message, engine::Language::German, game.phrases(), names)};
}

}  // namespace server
