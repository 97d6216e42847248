// backup: a copy of a server's database while the server runs.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_backup_command(CLI::App& app, int& exit_code);

}  // namespace app
