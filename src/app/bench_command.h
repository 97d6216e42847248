// `tetrapolis bench`: how fast the games run on one core.
//
// With --json, stable keys:
//   {"program","results":[{"game","players","seconds","games","decisions_per_second",
//     "steps_per_second","games_per_second","state_bytes","copy_nanoseconds",
//     "baseline_per_second","decisions_per_1000_baseline","search_visits_per_second",
//     "rollout_share"},..]}
#pragma once

namespace CLI {
class App;
}

namespace app {

void add_bench_command(CLI::App& app, int& exit_code);

}  // namespace app
