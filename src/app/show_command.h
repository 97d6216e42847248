// `tetrapolis show`: a recorded game in words.
#pragma once

#include <CLI/CLI.hpp>

namespace app {

void add_show_command(CLI::App& app, int& exit_code);

}  // namespace app
