// backup: a copy of a server's database while the server runs.
#pragma once

#include <CLI/CLI.hpp>

namespace app {

void add_backup_command(CLI::App& app, int& exit_code);

}  // namespace app
