// `tetrapolis show`: a recorded game in words.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_show_command(CLI::App& app, int& exit_code);

}  // namespace app
