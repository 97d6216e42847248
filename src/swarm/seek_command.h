// long-game and seek: how fast a finished game comes back, as a whole and position by position.
#pragma once

#include <CLI/App.hpp>

namespace swarm {

void add_long_game_command(CLI::App& app, int& exit_code);
void add_seek_command(CLI::App& app, int& exit_code);

}  // namespace swarm
