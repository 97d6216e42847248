// move: everything a server keeps, from one database to another.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_move_command(CLI::App& app, int& exit_code);

}  // namespace app
