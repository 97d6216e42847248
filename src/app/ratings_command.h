// `tetrapolis ratings`: one table of ratings from the results of several tournaments.
//
// JSON, stable keys: {"game","seats","games","players":[..],"line_ups":[{"players":[..],"games",
// "share","interval"},..]}, where players are as in arena_report.h and a share is that of the
// first.
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_ratings_command(CLI::App& app, int& exit_code);

}  // namespace app
