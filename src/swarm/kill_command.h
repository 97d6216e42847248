// kill: nothing that was acknowledged may be lost, however often the server is killed.
#pragma once

#include <CLI/App.hpp>

namespace swarm {

void add_kill_command(CLI::App& app, int& exit_code);

}  // namespace swarm
