#include "swarm/chaos_command.h"

#include <map>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "swarm/chaos_run.h"
#include "swarm/fresh_folder.h"

namespace swarm {
namespace {

struct ChaosArguments {
    ChaosPlan plan;
    int nodes = 3;
    int think = 5;
};

int run_chaos(ChaosArguments& arguments) {
    ChaosPlan& plan = arguments.plan;
    if (!std::filesystem::exists(plan.program))
        return fail({"program", "there is no " + plan.program});
    if (plan.chaos == Chaos::Database && plan.restart_database.empty())
        return fail({"restart-database", "expected a program that does it"});
    const auto ports = free_ports(arguments.nodes);
    if (!ports)
        return fail(ports.error());
    const auto folder = fresh_folder("tetrapolis-chaos");
    if (!folder)
        return fail(folder.error());
    plan.ports = *ports;
    plan.folder = *folder;
    plan.settings.think = std::chrono::milliseconds(arguments.think);
    ChaosRun run(plan);
    run.run();
    const int exit_code = report_violations(run.field());
    fmt::print("{}", run.summary());
    if (exit_code == 0)
        std::filesystem::remove_all(*folder);
    else
        fmt::print(stderr, "{}: logs are kept in {}\n", kProgram, folder->string());
    return exit_code;
}

}  // namespace

void add_chaos_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "chaos", "several servers on one database, and what is done to them while bots play");
    const auto arguments = std::make_shared<ChaosArguments>();
    ChaosPlan& plan = arguments->plan;
    plan.settings.viewers = 1;
    const std::map<std::string, Chaos> names = {{"kill", Chaos::Kill},
                                                {"pause", Chaos::Pause},
                                                {"drain", Chaos::Drain},
                                                {"database", Chaos::Database}};
    command->add_option("what", plan.chaos, "kill, pause, drain or database")
        ->required()
        ->transform(CLI::CheckedTransformer(names));
    command->add_option("--program", plan.program, "the server: a program tetrapolis")->required();
    command->add_option("--database", plan.database, "postgres://...")
        ->envname("TETRA_POSTGRES")
        ->required();
    command->add_option("--restart-database",
                        plan.restart_database,
                        "a program that kills the database and starts it again");
    command->add_option("--nodes", arguments->nodes, "how many servers")
        ->capture_default_str()
        ->check(CLI::Range(1, 16));
    command->add_option("--times", plan.times, "how often")
        ->capture_default_str()
        ->check(CLI::Range(0, 10'000));
    command->add_option("--tables", plan.tables, "how many at a time, two bots each")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    command->add_option("--think", arguments->think, "milliseconds between turns")
        ->capture_default_str()
        ->check(CLI::Range(0, 60'000));
    command->add_option("--seed", plan.settings.seed, "of moves and of what happens")
        ->capture_default_str();
    command->callback([arguments, &exit_code] { exit_code = run_chaos(*arguments); });
}

}  // namespace swarm
