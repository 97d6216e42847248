#include "swarm/fill_command.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "swarm/command.h"
#include "swarm/fill.h"

namespace swarm {
namespace {

constexpr int kMostTables = 1'000'000;
constexpr int kMostActions = 1000;

int run_fill(const FillPlan& plan) {
    const auto filled = fill(plan);
    if (!filled)
        return fail(filled.error(), kExitFailed);
    fmt::print("{} tables in {:.1f} s\n", filled->tables, filled->seconds);
    return 0;
}

}  // namespace

void add_fill_command(CLI::App& app, int& exit_code) {
    const auto plan = std::make_shared<FillPlan>();
    auto* command = app.add_subcommand("fill", "Put many tables into a database.");
    const CLI::Range tables(0, kMostTables);
    command->add_option("--database", plan->database, "The file; no server may use it")->required();
    command->add_option("--running", plan->running, "Games that go on")->check(tables);
    command->add_option("--open", plan->open, "Tables with a free seat")->check(tables);
    command->add_option("--finished", plan->finished, "Games that are over")->check(tables);
    command->add_option("--game", plan->game, "Which game")->capture_default_str();
    command->add_option("--actions", plan->actions, "Of each game")
        ->check(CLI::Range(1, kMostActions))
        ->capture_default_str();
    command->add_option("--seed", plan->seed, "Of the play")->capture_default_str();
    command->callback([plan, &exit_code] { exit_code = run_fill(*plan); });
}

}  // namespace swarm
