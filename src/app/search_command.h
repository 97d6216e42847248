// `tetrapolis search`: the best actions in a position, better and better while it thinks.
//
// With --json, one line for each report, the last with "final":true; stable keys:
//   {"seconds","visits","by","win":[..],"best":[{"do","text","visits","win","certain"?},..],
//    "plan":[{"by","do","text"},..],"final"}
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_search_command(CLI::App& app, int& exit_code);

}  // namespace app
