// `tetrapolis verify`: whether a recorded game is legal, fairly rolled and complete.
#pragma once

#include <CLI/CLI.hpp>

namespace app {

void add_verify_command(CLI::App& app, int& exit_code);

}  // namespace app
