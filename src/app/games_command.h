// `tetrapolis games`: which games there are, for how many players, with which options.
//
// With --json, stable keys:
//   {"games":[{"id","name":{"english","german"},"players":{"min","max"},"content",
//     "options":[{"key","values":[..],"range":bool,"standard","name":{"english","german"}}],
//     "endings":["treasure",..]}]}
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_games_command(CLI::App& app, int& exit_code);

}  // namespace app
