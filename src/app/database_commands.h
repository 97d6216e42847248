// restore: a backup in the place of a server's database. check: is a database whole?
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_restore_command(CLI::App& app, int& exit_code);
void add_check_command(CLI::App& app, int& exit_code);

}  // namespace app
