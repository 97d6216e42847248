// think: a worker process of serve. People have no use for it, so it is not listed.
#pragma once

#include <CLI/CLI.hpp>

namespace app {

void add_think_command(CLI::App& app, int& exit_code);

}  // namespace app
