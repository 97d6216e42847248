// `tetrapolis harvest`: positions of the program's games against itself, for networks to learn
// from.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_harvest_command(CLI::App& app, int& exit_code);

}  // namespace app
