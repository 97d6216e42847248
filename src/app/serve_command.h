// serve: the web client, the API and the computer players in one program.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_serve_command(CLI::App& app, int& exit_code);

}  // namespace app
