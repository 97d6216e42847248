// `tetrapolis tune`: weights of an evaluation, fitted to games of the program against itself.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_tune_command(CLI::App& app, int& exit_code);

}  // namespace app
