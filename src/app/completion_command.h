// `tetrapolis completion`: a script that lets a shell complete our commands.
#pragma once

#include <CLI/CLI.hpp>

namespace app {

void add_completion_command(CLI::App& app, int& exit_code);

}  // namespace app
