// admin: who keeps order in a house; the first one is made here.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_admin_command(CLI::App& app, int& exit_code);

}  // namespace app
