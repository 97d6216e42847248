// `tetrapolis analyse`: where a recorded game was won and lost, by luck and by choices
// (docs/analysis.md).
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_analyse_command(CLI::App& app, int& exit_code);

}  // namespace app
