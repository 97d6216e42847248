#include "swarm/kill_command.h"

#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "swarm/fresh_folder.h"
#include "swarm/kill_run.h"

namespace swarm {
namespace {

struct KillArguments {
    KillPlan plan;
    int think = 5;
};

// What is left of a run that went wrong is worth a look.
int finish(const KillRun& run, const std::filesystem::path& folder) {
    const int exit_code = report_violations(run.field());
    if (exit_code != 0) {
        fmt::print(stderr, "{}: database and log are kept in {}\n", kProgram, folder.string());
        return exit_code;
    }
    std::filesystem::remove_all(folder);
    fmt::print("{}", run.summary());
    return 0;
}

int run_kill(KillArguments& arguments) {
    KillPlan& plan = arguments.plan;
    if (!std::filesystem::exists(plan.program))
        return fail({"program", "there is no " + plan.program});
    const auto port = free_port();
    if (!port)
        return fail(port.error());
    const auto folder = fresh_folder("tetrapolis-kill");
    if (!folder)
        return fail(folder.error());
    plan.port = *port;
    plan.folder = *folder;
    plan.settings.think = std::chrono::milliseconds(arguments.think);
    KillRun run(plan);
    run.run();
    return finish(run, *folder);
}

}  // namespace

void add_kill_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "kill", "kills the server again and again and checks that nothing acknowledged is lost");
    const auto arguments = std::make_shared<KillArguments>();
    KillPlan& plan = arguments->plan;
    plan.settings.viewers = 1;
    command->add_option("--program", plan.program, "the server: a program tetrapolis")->required();
    command->add_option(
        "--database", plan.database, "postgres://...; without it a file of its own");
    command->add_option("--kills", plan.kills, "how often")
        ->capture_default_str()
        ->check(CLI::Range(0, 1'000'000));
    command->add_option("--tables", plan.tables, "how many at a time, two bots each")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    command->add_option("--viewers", plan.settings.viewers, "who only watch, of each table")
        ->capture_default_str()
        ->check(CLI::Range(0, 100));
    command->add_option("--mean", plan.mean_life, "how long the server lives, in milliseconds")
        ->capture_default_str()
        ->check(CLI::Range(1, 60'000));
    command->add_option("--think", arguments->think, "milliseconds between turns")
        ->capture_default_str()
        ->check(CLI::Range(0, 60'000));
    command->add_option("--seed", plan.settings.seed, "of moves and kills")->capture_default_str();
    command->callback([arguments, &exit_code] { exit_code = run_kill(*arguments); });
}

}  // namespace swarm
