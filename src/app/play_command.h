// `tetrapolis play`: a game in the terminal, by several people or against simple players.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_play_command(CLI::App& app, int& exit_code);

}  // namespace app
