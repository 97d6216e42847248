// `tetrapolis completion`: a script that lets a shell complete our commands.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_completion_command(CLI::App& app, int& exit_code);

}  // namespace app
