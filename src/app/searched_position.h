// The position that `search` looks at: from a record, from a file, or at the start of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "app/command.h"
#include "protocol/match.h"

namespace app {

struct PositionChoice {
    GameChoice game;
    std::string record_file;
    std::optional<std::size_t> at;  // actions of the record; all if not said
    std::string position_file;
    std::uint64_t seed = 1;  // of the luck that is needed before a seat decides
};

// As a match, so that there are words for everything. A seat is to move in it.
core::Result<protocol::Match> load_position(const PositionChoice& choice);

}  // namespace app
