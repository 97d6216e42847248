// The miniature game with its standard content, and how a record of it begins.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/mini/adapted_game.h"
#include "engine/record.h"

namespace mini {

inline const AdaptedGame& standard_game() {
    static const AdaptedGame game{Pack{}};
    return game;
}

inline engine::RecordHeader record_header(std::vector<std::string> seats, std::string commitment) {
    return {.program = "0.1.0",
            .game = "mini",
            .content = "sha256:mini",
            .table = "k3f",
            .options = {{"gambling", "on"}},
            .seats = std::move(seats),
            .commitment = std::move(commitment),
            .started = ""};
}

}  // namespace mini
