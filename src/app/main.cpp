// The program: subcommands, wiring only.
#include <cstdio>
#include <exception>
#include <string>
#include <system_error>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "app/admin_command.h"
#include "app/analyse_command.h"
#include "app/arena_command.h"
#include "app/backup_command.h"
#include "app/balance_command.h"
#include "app/bench_command.h"
#include "app/command.h"
#include "app/completion_command.h"
#include "app/database_commands.h"
#include "app/engine_command.h"
#include "app/games_command.h"
#include "app/harvest_command.h"
#include "app/move_command.h"
#include "app/play_command.h"
#include "app/ratings_command.h"
#include "app/search_command.h"
#include "app/serve_command.h"
#include "app/show_command.h"
#include "app/sim_command.h"
#include "app/think_command.h"
#include "app/tune_command.h"
#include "app/verify_command.h"

namespace {

constexpr std::string_view kSummary = "Civilization board games: rules, players, simulation.";

void add_commands(CLI::App& app, int& exit_code) {
    app::add_serve_command(app, exit_code);
    app::add_backup_command(app, exit_code);
    app::add_restore_command(app, exit_code);
    app::add_check_command(app, exit_code);
    app::add_move_command(app, exit_code);
    app::add_admin_command(app, exit_code);
    app::add_games_command(app, exit_code);
    app::add_play_command(app, exit_code);
    app::add_sim_command(app, exit_code);
    app::add_search_command(app, exit_code);
    app::add_analyse_command(app, exit_code);
    app::add_arena_command(app, exit_code);
    app::add_ratings_command(app, exit_code);
    app::add_balance_command(app, exit_code);
    app::add_tune_command(app, exit_code);
    app::add_harvest_command(app, exit_code);
    app::add_bench_command(app, exit_code);
    app::add_show_command(app, exit_code);
    app::add_verify_command(app, exit_code);
    app::add_engine_command(app, exit_code);
    app::add_completion_command(app, exit_code);
    app::add_think_command(app, exit_code);
}

void print_overview(const CLI::App& app) {
    fmt::print("tetrapolis {}: {}\n\nCommands\n", app::kVersion, kSummary);
    for (const CLI::App* command : app.get_subcommands({}))
        fmt::print("  {:<12} {}\n", command->get_name(), command->get_description());
    fmt::print(
        "\nTo begin with\n"
        "  tetrapolis games                          which games there are\n"
        "  tetrapolis play wiraqocha                 play one\n"
        "  tetrapolis sim wiraqocha --games 10000    let the machine play ten thousand\n"
        "  tetrapolis COMMAND --help                 more about a command\n");
}

// "sim" for a complaint about an argument of sim; empty for one about the command itself.
std::string where_of(const CLI::App& app) {
    const auto used = app.get_subcommands();
    return used.empty() ? "" : used.front()->get_name();
}

int complain(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == 0)
        return app.exit(error);  // --help, --version
    const std::string where = where_of(app);
    return app::fail({where.empty() ? "command" : where, error.what()});
}

int run(int argc, char** argv) {
    int exit_code = 0;
    CLI::App app{std::string(kSummary), std::string(app::kProgram)};
    app.set_version_flag("--version", fmt::format("{} {}", app::kProgram, app::kVersion));
    app.require_subcommand(0, 1);
    add_commands(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        exit_code = complain(app, error);
    }
    if (argc == 1)
        print_overview(app);
    if (std::fflush(stdout) != 0)
        return app::fail({"output", "cannot be written"});
    return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::system_error& error) {  // no space, no memory for threads
        return app::fail({"system", error.what()});
    } catch (const std::exception& error) {
        static_cast<void>(app::fail({"internal error", error.what()}));
        return app::kExitFailed;
    }
}
