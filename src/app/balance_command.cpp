#include "app/balance_command.h"

#include <memory>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/balance_report.h"
#include "app/command.h"
#include "app/progress_bar.h"

namespace app {
namespace {

struct BalanceArguments {
    GameChoice choice;
    arena::BalancePlan plan;
    bool as_json = false;
};

int run_balance(BalanceArguments arguments) {
    arena::BalancePlan& plan = arguments.plan;
    const auto start = load_start(arguments.choice);
    if (!start)
        return fail(start.error());
    plan.games.game = start->game;
    plan.games.start = start->position;
    if (const auto wrong = arena::complaint(plan))
        return fail(*wrong);
    ProgressBar bar(plan.games.games);
    const auto balance = arena::measure_balance(
        plan, [&bar](std::uint64_t games, std::uint64_t decisions) { bar.show(games, decisions); });
    if (!balance) {
        static_cast<void>(fail(balance.error()));
        return kExitFailed;
    }
    fmt::print("{}",
               arguments.as_json ? balance_json(plan, *balance) : balance_table(plan, *balance));
    return 0;
}

}  // namespace

void add_balance_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("balance", "count what players take and how often its owners win");
    const auto arguments = std::make_shared<BalanceArguments>();
    arena::SimulationPlan& plan = arguments->plan.games;
    plan.players = {"greedy"};
    add_game_arguments(*command, arguments->choice);
    add_number(*command, "--games", plan.games, "how many games");
    add_number(*command, "--seed", plan.seed, "same seed, same games");
    add_number(*command, "--threads", plan.threads, "0: all cores");
    add_player_names(
        *command, plan.players, "who plays: once for all seats, or once for each seat in order");
    command
        ->add_option("--random-picks",
                     arguments->plan.random_picks,
                     "share of what is taken that is drawn evenly, 0 to 1")
        ->capture_default_str();
    command->add_flag("--json", arguments->as_json, "print JSON");
    command->callback([arguments, &exit_code] { exit_code = run_balance(*arguments); });
}

}  // namespace app
