// `tetrapolis sim`: many games, any players, all cores.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_sim_command(CLI::App& app, int& exit_code);

}  // namespace app
