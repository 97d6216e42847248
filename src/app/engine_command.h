// `tetrapolis engine`: the protocol for programs, JSON lines on standard input and output.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_engine_command(CLI::App& app, int& exit_code);

}  // namespace app
