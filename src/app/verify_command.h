// `tetrapolis verify`: whether a recorded game is legal, fairly rolled and complete.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_verify_command(CLI::App& app, int& exit_code);

}  // namespace app
