// think: a worker process of serve. People have no use for it, so it is not listed.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_think_command(CLI::App& app, int& exit_code);

}  // namespace app
