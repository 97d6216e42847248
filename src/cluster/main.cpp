// tetrapolis-mpi: `arena` on the machines of a cluster (docs/arena.md, "On a cluster").
#include <cstdio>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>

#include "app/arena_command.h"
#include "app/command.h"
#include "cluster/collector.h"
#include "cluster/player_rank.h"

namespace {

int run(int argc, char** argv, const app::ArenaHost& host) {
    int exit_code = 0;
    CLI::App program{"Tournaments on a cluster.", "tetrapolis-mpi"};
    program.require_subcommand(1);
    app::add_arena_command(program, exit_code, host);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return error.get_exit_code() == 0 ? program.exit(error)
                                          : app::fail({"arena", error.what()});
    }
    return exit_code;
}

// How a rank ends: with all others, or alone because somebody is lost.
struct Ending {
    int exit_code = 0;
    bool is_together = true;
};

Ending run_collector(int argc, char** argv, const cluster::Link& link) {
    app::ArenaHost host;  // without others the games are played here
    if (link.ranks() > 1) {
        host.lead = [&link](arena::Tournament& tournament, const arena::TournamentRun& run) {
            return cluster::Collector(link, tournament, run).collect();
        };
    }
    const int exit_code = run(argc, argv, host);
    return {exit_code, cluster::dismiss(link)};
}

// One complaint is enough; what goes wrong in a game is told by the collector.
void be_silent() {
    static_cast<void>(std::freopen("/dev/null", "w", stdout));
    static_cast<void>(std::freopen("/dev/null", "w", stderr));
}

Ending run_player(int argc, char** argv, const cluster::Link& link) {
    be_silent();
    cluster::PlayerRank player(link);
    app::ArenaHost host;
    host.follow = [&player](const arena::Tournament& tournament) {
        player.play(tournament);
        return 0;
    };
    const int exit_code = run(argc, argv, host);
    return {exit_code, player.say_goodbye()};
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const cluster::Link link(argc, argv);
        const Ending ending = link.rank() == cluster::kCollector ? run_collector(argc, argv, link)
                                                                 : run_player(argc, argv, link);
        if (!ending.is_together)
            link.leave_alone(ending.exit_code);
        std::fflush(stdout);
        link.leave_together();
        return ending.exit_code;
    } catch (const std::exception& error) {
        static_cast<void>(app::fail({"internal error", error.what()}));
        return app::kExitFailed;
    }
}
