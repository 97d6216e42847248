#include "app/harvest_command.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/progress_bar.h"
#include "tuning/harvest.h"

namespace app {
namespace {

struct HarvestArguments {
    GameChoice choice;
    tuning::HarvestPlan plan;
    std::string out_file;
};

// The file has its name only when it is whole.
int run_harvest(HarvestArguments arguments) {
    const auto start = load_start(arguments.choice);
    if (!start)
        return fail(start.error());
    tuning::HarvestPlan& plan = arguments.plan;
    plan.game = start->game;
    if (const auto wrong = tuning::complaint(plan))
        return fail(*wrong);
    const auto features = ai::make_feature_set(*plan.game);
    if (!features)
        return fail({"harvest", "nobody has written features for " + arguments.choice.game});
    ProgressBar bar(plan.games);
    const std::string part = arguments.out_file + ".part";
    const auto harvested = tuning::harvest(
        plan, *features, start->position, part, [&bar](std::uint64_t games, std::uint64_t taken) {
            bar.show(games, taken);
        });
    if (!harvested)
        return fail(harvested.error());
    std::error_code trouble;
    std::filesystem::rename(part, arguments.out_file, trouble);
    if (trouble)
        return fail({arguments.out_file, "cannot be written"});
    fmt::print("{} games, {} positions\n", harvested->games, harvested->positions);
    return 0;
}

}  // namespace

void add_harvest_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "harvest", "write positions of games against itself for networks to learn from");
    const auto arguments = std::make_shared<HarvestArguments>();
    tuning::HarvestPlan& plan = arguments->plan;
    add_game_arguments(*command, arguments->choice);
    command->add_option("--player", plan.player, "who plays every seat")
        ->type_name("NAME")
        ->capture_default_str();
    command
        ->add_option("--wandering", plan.wandering, "shares of decisions made at random, in turn")
        ->capture_default_str();
    command->add_option("--taking", plan.taking, "share of the positions that are kept")
        ->capture_default_str();
    command->add_option("--aside", plan.aside, "share of those that lie aside of the game")
        ->capture_default_str();
    add_number(*command, "--judging", plan.judging, "visits that judge a position");
    command->add_option("--network", plan.network, "what they judge with: sums, or a file")
        ->type_name("FILE");
    add_number(*command, "--games", plan.games, "at most so many");
    command->add_option("--seconds", plan.seconds, "after these no new game begins")
        ->capture_default_str();
    add_number(*command, "--seed", plan.seed, "same seed, same games");
    add_number(*command, "--threads", plan.threads, "0: all cores");
    command->add_option("--out", arguments->out_file, "the file to write")
        ->type_name("FILE")
        ->required();
    command->callback([arguments, &exit_code] { exit_code = run_harvest(*arguments); });
}

}  // namespace app
