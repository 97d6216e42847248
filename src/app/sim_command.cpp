#include "app/sim_command.h"

#include <memory>
#include <optional>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/progress_bar.h"
#include "app/sim_report.h"
#include "arena/simulate.h"

namespace app {
namespace {

struct SimArguments {
    GameChoice choice;
    arena::SimulationPlan plan;
    bool as_json = false;
};

int report_trouble(const arena::SimulationPlan& plan, const arena::Trouble& trouble) {
    const core::Error error{
        fmt::format("seed {}, game {}, step {}", plan.seed, trouble.game_number, trouble.step),
        trouble.what};
    if (trouble.kind == arena::Trouble::Kind::RecordNotWritten)
        return fail(error);
    static_cast<void>(fail({error.where, "broken law: " + error.what}));
    return kExitFailed;
}

std::optional<core::Error> fill_plan(SimArguments& arguments) {
    const auto start = load_start(arguments.choice);
    if (!start)
        return start.error();
    arguments.plan.game = start->game;
    arguments.plan.start = start->position;
    arguments.plan.program = kVersion;
    return arena::complaint(arguments.plan);
}

arena::Simulation simulate_with_progress(const arena::SimulationPlan& plan) {
    ProgressBar bar(plan.games);
    return arena::simulate(
        plan, [&bar](std::uint64_t games, std::uint64_t decisions) { bar.show(games, decisions); });
}

int run_sim(SimArguments arguments) {
    if (const auto wrong = fill_plan(arguments))
        return fail(*wrong);
    const arena::SimulationPlan& plan = arguments.plan;
    const arena::Simulation result = simulate_with_progress(plan);
    if (result.trouble)
        return report_trouble(plan, *result.trouble);
    fmt::print("{}", arguments.as_json ? sim_json(plan, result) : sim_table(plan, result));
    return 0;
}

}  // namespace

void add_sim_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("sim", "play many games and count what happens");
    const auto arguments = std::make_shared<SimArguments>();
    arena::SimulationPlan& plan = arguments->plan;
    add_game_arguments(*command, arguments->choice);
    add_number(*command, "--games", plan.games, "how many games");
    add_number(*command, "--seed", plan.seed, "same seed, same games");
    add_number(*command, "--threads", plan.threads, "0: all cores");
    add_player_names(
        *command,
        plan.players,
        "random, greedy, level1 .. level6, level4@20000v, level4:builder: once for all "
        "seats, or once for each seat in order");
    command->add_flag("--check", plan.check, "test every law of the game after every action");
    command
        ->add_option("--records",
                     plan.records_folder,
                     "write every game into this folder, with dice that `verify` can check")
        ->type_name("DIR");
    command->add_flag("--json", arguments->as_json, "print JSON");
    command->callback([arguments, &exit_code] { exit_code = run_sim(*arguments); });
}

}  // namespace app
