// fill: a database with many tables, to see what a server does with it.
#pragma once

#include <CLI/App.hpp>

namespace swarm {

void add_fill_command(CLI::App& app, int& exit_code);

}  // namespace swarm
