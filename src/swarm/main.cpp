// The program tetrapolis-swarm: bots against a real server, over the real protocol.
#include <cstdio>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "swarm/chaos_command.h"
#include "swarm/command.h"
#include "swarm/fill_command.h"
#include "swarm/kill_command.h"
#include "swarm/load_command.h"
#include "swarm/seek_command.h"

namespace {

int complain(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == 0)
        return app.exit(error);  // --help, --version
    const auto used = app.get_subcommands();
    return swarm::fail({used.empty() ? "command" : used.front()->get_name(), error.what()});
}

int run(int argc, char** argv) {
    int exit_code = 0;
    CLI::App app{"Bots that play on a Tetrapolis server, measure it and check what it promises.",
                 std::string(swarm::kProgram)};
    app.set_version_flag("--version", fmt::format("{} {}", swarm::kProgram, TETRA_VERSION));
    app.require_subcommand(1);
    swarm::add_load_command(app, exit_code);
    swarm::add_kill_command(app, exit_code);
    swarm::add_chaos_command(app, exit_code);
    swarm::add_long_game_command(app, exit_code);
    swarm::add_seek_command(app, exit_code);
    swarm::add_fill_command(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        exit_code = complain(app, error);
    }
    if (std::fflush(stdout) != 0)
        return swarm::fail({"output", "cannot be written"});
    return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        return swarm::fail({"system", error.what()}, swarm::kExitFailed);
    }
}
