#include "app/tune_command.h"

#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/progress_bar.h"
#include "app/tune_report.h"
#include "tuning/tune.h"
#include "tuning/weights_file.h"

namespace app {
namespace {

struct TuneArguments {
    GameChoice choice;
    tuning::SelfPlayPlan plan;
    double penalty = 1e-4;
    std::string out_file;
};

std::optional<core::Error> fill_plan(TuneArguments& arguments) {
    const auto start = load_start(arguments.choice);
    if (!start)
        return start.error();
    arguments.plan.game = start->game;
    const bool is_fraction = arguments.penalty > 0 && arguments.penalty < 1;
    if (!is_fraction)
        return core::Error{"penalty", "must be above 0 and below 1"};
    if (!arguments.out_file.empty() && arguments.choice.players != 0)
        return core::Error{"out", "needs weights for all numbers of players: leave out --players"};
    return tuning::complaint(arguments.plan);
}

core::Result<tuning::Tuned> tune_for(int seats,
                                     const TuneArguments& arguments,
                                     const ai::FeatureSet& features) {
    const auto choices = parse_choices(arguments.choice.options);
    const auto start = arguments.plan.game->initial(seats, *choices);
    if (!start)
        return start.error();
    ProgressBar bar(arguments.plan.games);
    const auto samples = tuning::self_play(
        arguments.plan, features, *start, [&bar](std::uint64_t games, std::uint64_t decisions) {
            bar.show(games, decisions);
        });
    if (!samples)
        return samples.error();
    if (samples->size() < tuning::kHeldOut * features.names().size())
        return core::Error{"games", "too few positions to learn from"};
    tuning::Tuned tuned = tuning::tune(*samples, arguments.penalty, features.weights(seats));
    tuned.seats = seats;
    return tuned;
}

std::vector<int> seat_numbers(const TuneArguments& arguments) {
    if (arguments.choice.players != 0)
        return {arguments.choice.players};
    std::vector<int> numbers;
    for (int i = arguments.plan.game->min_seats(); i <= arguments.plan.game->max_seats(); ++i)
        numbers.push_back(i);
    return numbers;
}

// What has to be typed to get the same weights again; the number of threads does not matter.
std::string command_text(const TuneArguments& arguments) {
    const tuning::SelfPlayPlan& plan = arguments.plan;
    std::string players;
    for (const std::string& name : plan.players)
        players += " --player " + name;
    return fmt::format("{} tune {} --games {} --seed {}{} --wandering {} --taking {} --penalty {}",
                       kProgram,
                       arguments.choice.game,
                       plan.games,
                       plan.seed,
                       players,
                       plan.wandering,
                       plan.taking,
                       arguments.penalty);
}

int run_tune(TuneArguments arguments) {
    if (const auto wrong = fill_plan(arguments))
        return fail(*wrong);
    const auto features = ai::make_feature_set(*arguments.plan.game);
    if (!features)
        return fail({"tune", "nobody has written features for " + arguments.choice.game});
    std::vector<tuning::Tuned> by_seats;
    for (const int seats : seat_numbers(arguments)) {
        const auto tuned = tune_for(seats, arguments, *features);
        if (!tuned)
            return fail(tuned.error());
        by_seats.push_back(*tuned);
        fmt::print("{}", tune_table(*tuned));
    }
    fmt::print("{}", weights_table(features->names(), by_seats));
    if (arguments.out_file.empty())
        return 0;
    std::ofstream out(arguments.out_file, std::ios::binary);
    out << tuning::weights_text({arguments.choice.game, command_text(arguments), features->names()},
                                by_seats);
    out.close();
    return out ? 0 : fail({arguments.out_file, "cannot be written"});
}

}  // namespace

void add_tune_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("tune", "fit the weights of an evaluation to games against itself");
    const auto arguments = std::make_shared<TuneArguments>();
    tuning::SelfPlayPlan& plan = arguments->plan;
    add_game_arguments(*command, arguments->choice);
    add_number(*command, "--games", plan.games, "how many games for each number of players");
    add_number(*command, "--seed", plan.seed, "same seed, same games");
    add_number(*command, "--threads", plan.threads, "0: all cores");
    add_player_names(*command, plan.players, "who plays: each seat of each game draws one of them");
    command->add_option("--wandering", plan.wandering, "share of decisions made at random")
        ->capture_default_str();
    command->add_option("--taking", plan.taking, "share of the positions that are kept")
        ->capture_default_str();
    command->add_option("--penalty", arguments->penalty, "how strongly weights are held small")
        ->capture_default_str();
    command->add_option("--out", arguments->out_file, "write the weights as a header")
        ->type_name("FILE");
    command->callback([arguments, &exit_code] { exit_code = run_tune(*arguments); });
}

}  // namespace app
