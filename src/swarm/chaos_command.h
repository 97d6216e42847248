// tetrapolis-swarm chaos: what happens to a house of several servers when something goes wrong.
#pragma once

#include <CLI/App.hpp>

namespace swarm {

void add_chaos_command(CLI::App& app, int& exit_code);

}  // namespace swarm
