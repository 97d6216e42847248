#include "app/bench_command.h"

#include <memory>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/text_table.h"
#include "arena/bench.h"
#include "engine/json_text.h"
#include "games/all_games.h"

namespace app {
namespace {

namespace json = boost::json;

constexpr double kMaxSeconds = 3600;

struct BenchArguments {
    std::string game;
    double seconds = 2;
    bool as_json = false;
};

std::string bench_table(const std::vector<arena::BenchResult>& results) {
    constexpr auto kRight = TextTable::Align::Right;
    TextTable table({{"game"},
                     {"players", kRight},
                     {"decisions/s", kRight},
                     {"steps/s", kRight},
                     {"games/s", kRight},
                     {"state bytes", kRight},
                     {"copy ns", kRight},
                     {"baseline/s", kRight},
                     {"decisions per 1000 baseline steps", kRight},
                     {"search visits/s", kRight},
                     {"rollout share", kRight}});
    for (const arena::BenchResult& result : results) {
        table.add({result.game,
                   fmt::format("{}", result.players),
                   fmt::format("{:.0f}", result.decisions_per_second),
                   fmt::format("{:.0f}", result.steps_per_second),
                   fmt::format("{:.1f}", result.games_per_second),
                   fmt::format("{}", result.state_bytes),
                   fmt::format("{:.1f}", result.copy_nanoseconds),
                   fmt::format("{:.0f}", result.baseline_per_second),
                   fmt::format("{:.2f}", result.decisions_per_1000_baseline()),
                   fmt::format("{:.0f}", result.visits_per_second),
                   fmt::format("{:.2f}", result.rollout_share)});
    }
    return table.text();
}

json::object result_json(const arena::BenchResult& result) {
    return {{"game", result.game},
            {"players", result.players},
            {"seconds", result.seconds},
            {"games", result.games},
            {"decisions_per_second", result.decisions_per_second},
            {"steps_per_second", result.steps_per_second},
            {"games_per_second", result.games_per_second},
            {"state_bytes", result.state_bytes},
            {"copy_nanoseconds", result.copy_nanoseconds},
            {"baseline_per_second", result.baseline_per_second},
            {"decisions_per_1000_baseline", result.decisions_per_1000_baseline()},
            {"search_visits_per_second", result.visits_per_second},
            {"rollout_share", result.rollout_share}};
}

std::string bench_json(const std::vector<arena::BenchResult>& results) {
    json::array rows;
    for (const arena::BenchResult& result : results)
        rows.push_back(result_json(result));
    return engine::json_text(json::object{{"program", kVersion}, {"results", rows}}) + "\n";
}

core::Result<std::vector<engine::AnyGamePtr>> chosen_games(const std::string& id) {
    std::vector<engine::AnyGamePtr> chosen;
    for (const std::string_view each : games::ids()) {
        if (id.empty() || id == each)
            chosen.push_back(*games::find(each));
    }
    if (chosen.empty())
        return games::find(id).error();
    return chosen;
}

int run_bench(const BenchArguments& arguments) {
    const bool sensible = arguments.seconds > 0 && arguments.seconds <= kMaxSeconds;
    if (!sensible)
        return fail({"seconds", fmt::format("must be above 0, at most {}", kMaxSeconds)});
    const auto games = chosen_games(arguments.game);
    if (!games)
        return fail(games.error());
    std::vector<arena::BenchResult> results;
    for (const engine::AnyGamePtr& game : *games) {
        for (int players = game->min_seats(); players <= game->max_seats(); ++players)
            results.push_back(arena::bench(*game, players, arguments.seconds));
    }
    fmt::print("{}", arguments.as_json ? bench_json(results) : bench_table(results));
    return 0;
}

}  // namespace

void add_bench_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("bench", "measure random play and the search on one core");
    const auto arguments = std::make_shared<BenchArguments>();
    command->add_option("GAME", arguments->game, "only this game");
    command->add_option("--seconds", arguments->seconds, "time for each number of players")
        ->capture_default_str();
    command->add_flag("--json", arguments->as_json, "print JSON");
    command->callback([arguments, &exit_code] { exit_code = run_bench(*arguments); });
}

}  // namespace app
