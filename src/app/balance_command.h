// `tetrapolis balance`: what players take in many games, and how often those who took it win.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_balance_command(CLI::App& app, int& exit_code);

}  // namespace app
