// tetrapolis-gpu: random games of any game on a GPU, compared with the CPU game by game.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "generated/gpu/each_game.h"
#include "gpu/cpu_games.h"
#include "gpu/play_on_gpu.h"

namespace {

struct Arguments {
    app::GameChoice choice;
    gpu::Run run{.seed = 1, .games = 1'000'000};
    std::optional<std::uint64_t> compare;
};

core::Result<gpu::GpuRun> play_on_gpu(const gpu::Start& start, const gpu::Run& run) {
    return gpu::by_rules(
        start.game,
        [&]<class G>(const typename G::Content& content) {
            return gpu::play_on_gpu<G>(content, start.position.as<typename G::State>(), run);
        },
        [&]() -> core::Result<gpu::GpuRun> {
            return core::Error{"game", std::string(start.game.id()) + " is not played on the GPU"};
        });
}

void print_rate(const std::string& who, const gpu::Rate& rate) {
    fmt::print("{:<24} {:>14.0f} {:>16.0f} {:>16.0f}\n",
               who,
               rate.games,
               rate.decisions,
               rate.decisions + rate.chance_events);
}

void print_rates(const gpu::Start& start, const gpu::Run& run, const gpu::GpuRun& on_gpu) {
    const gpu::Rate gpu_rate = gpu::rate_of(on_gpu.results, on_gpu.seconds);
    const gpu::Rate core_rate = gpu::rate_of_one_core(start, run.seed);
    fmt::print("{}, {} players, {} games, seed {}\n",
               start.game.id(),
               start.game.seats_of(start.position),
               run.games,
               run.seed);
    fmt::print("{:<24} {:>14} {:>16} {:>16}\n", "", "games/s", "decisions/s", "steps/s");
    print_rate(on_gpu.device, gpu_rate);
    print_rate("one CPU core", core_rate);
    fmt::print("ratio {:.1f}\n", gpu_rate.decisions / core_rate.decisions);
}

int compare(const gpu::Start& start, const gpu::Run& run, const gpu::GpuRun& on_gpu) {
    const auto on_cpu = gpu::play_on_cpu(start, run);
    const auto differs = std::ranges::mismatch(on_cpu, on_gpu.results).in1;
    if (differs != on_cpu.end()) {
        fmt::print("game {} differs between GPU and CPU\n", differs - on_cpu.begin());
        return app::kExitFailed;
    }
    fmt::print("{} games compared with the CPU, every final state identical\n", run.games);
    return 0;
}

int run_sim(const Arguments& arguments) {
    const auto chosen = app::load_start(arguments.choice);
    if (!chosen)
        return app::fail(chosen.error());
    const gpu::Run& run = arguments.run;
    if (run.games == 0)
        return app::fail({"--games", "at least 1"});
    const gpu::Start start{*chosen->game, chosen->position};
    const auto on_gpu = play_on_gpu(start, run);
    if (!on_gpu)
        return app::fail(on_gpu.error());
    print_rates(start, run, *on_gpu);
    return compare(
        start, {run.seed, std::min(arguments.compare.value_or(run.games), run.games)}, *on_gpu);
}

void add_sim_command(CLI::App& program, Arguments& arguments) {
    CLI::App* command = program.add_subcommand(
        "sim",
        "play random games on the GPU and again on the CPU; every final state must be equal");
    app::add_game_arguments(*command, arguments.choice);
    app::add_number(*command, "--games", arguments.run.games, "how many games");
    app::add_number(*command, "--seed", arguments.run.seed, "same seed, same games");
    command->add_option("--compare", arguments.compare, "how many to play again (default: all)")
        ->check(app::whole_number())
        ->type_name("N");
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App program{"Random games on a GPU.", "tetrapolis-gpu"};
    program.require_subcommand(1);
    add_sim_command(program, arguments);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return error.get_exit_code() == 0 ? program.exit(error) : app::fail({"sim", error.what()});
    }
    return run_sim(arguments);
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        static_cast<void>(app::fail({"internal error", error.what()}));
        return app::kExitFailed;
    }
}
