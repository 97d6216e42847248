// load: many tables at once, and how long everything takes.
#pragma once

#include <CLI/App.hpp>

namespace swarm {

void add_load_command(CLI::App& app, int& exit_code);

}  // namespace swarm
