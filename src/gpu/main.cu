// tetrapolis-gpu: random games of a game on a GPU, compared with the CPU game by game.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "generated/wiraqocha_content.h"
#include "gpu/run_on_gpu.cuh"
#include "gpu/wiraqocha_steps.cuh"

namespace {

using Steps = gpu::WiraqochaSteps;
using Rules = Steps::Rules;
using Seconds = std::chrono::duration<double>;
using gpu::GameResult;
using gpu::refuse;

constexpr double kCpuSeconds = 3;

constexpr std::string_view kHelp =
    "usage: tetrapolis-gpu sim wiraqocha [--players N] [--games N] [--seed N] [--compare N]\n"
    "                                    [--cave] [--prisoner]\n"
    "Plays random games on the GPU and the first --compare of them (all, if not given) on the\n"
    "CPU too; every final state must be the same. Prints the rates of both.\n";

struct Arguments {
    int players = 2;
    std::uint64_t games = 1'000'000;
    std::uint64_t seed = 1;
    std::optional<std::uint64_t> compare;
    bool cave = false;
    bool prisoner = false;
};

std::uint64_t number(std::string_view name, const char* text) {
    std::uint64_t value = 0;
    const char* end = text == nullptr ? nullptr : text + std::strlen(text);
    if (text == nullptr || std::from_chars(text, end, value).ptr != end || end == text)
        refuse(std::string(name) + ": expected a number");
    return value;
}

void set_number(Arguments& arguments, std::string_view name, std::uint64_t value) {
    if (name == "--players")
        arguments.players = static_cast<int>(value < 100 ? value : 100);
    else if (name == "--games")
        arguments.games = value;
    else if (name == "--seed")
        arguments.seed = value;
    else if (name == "--compare")
        arguments.compare = value;
    else
        refuse(std::string(name) + ": unknown argument");
}

Arguments parse(int argc, char** argv) {
    if (argc < 2 || std::strcmp(argv[1], "--help") == 0) {
        std::fwrite(kHelp.data(), 1, kHelp.size(), stdout);
        std::exit(0);
    }
    if (std::strcmp(argv[1], "sim") != 0)
        refuse(std::string(argv[1]) + ": unknown command, only sim is known");
    if (argc < 3 || Rules::kId != argv[2])
        refuse("game: only wiraqocha is known");
    Arguments arguments;
    for (int i = 3; i < argc; ++i) {
        const std::string_view name = argv[i];
        if (name == "--cave")
            arguments.cave = true;
        else if (name == "--prisoner")
            arguments.prisoner = true;
        else {
            set_number(arguments, name, number(name, i + 1 < argc ? argv[i + 1] : nullptr));
            ++i;
        }
    }
    if (arguments.players < Rules::kMinSeats || arguments.players > Rules::kMaxSeats)
        refuse("--players: wiraqocha is for 2 to 4 players");
    if (arguments.games == 0)
        refuse("--games: at least 1");
    return arguments;
}

std::vector<GameResult> play_on_cpu(const wiraqocha::Options& options, const gpu::Run& run) {
    std::vector<GameResult> results(run.games);
    std::vector<std::thread> threads;
    const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
    for (std::uint64_t core = 0; core < cores; ++core)
        threads.emplace_back([&, core] {
            for (std::uint64_t game = core; game < run.games; game += cores)
                results[game] =
                    gpu::play_game<Rules>(wiraqocha::embedded::kContent, options, run.seed, game);
        });
    for (std::thread& thread : threads)
        thread.join();
    return results;
}

struct Rate {
    double games = 0;
    double decisions = 0;
};

Rate rate_of_one_core(const wiraqocha::Options& options, std::uint64_t seed) {
    const auto start = std::chrono::steady_clock::now();
    double seconds = 0;
    Rate total;
    for (std::uint64_t game = 0; seconds < kCpuSeconds; ++game) {
        const GameResult result =
            gpu::play_game<Rules>(wiraqocha::embedded::kContent, options, seed, game);
        total.games += 1;
        total.decisions += result.decisions;
        if (game % 64 == 0)
            seconds = Seconds(std::chrono::steady_clock::now() - start).count();
    }
    seconds = Seconds(std::chrono::steady_clock::now() - start).count();
    return {total.games / seconds, total.decisions / seconds};
}

int report(const Arguments& arguments, const wiraqocha::Options& options) {
    const gpu::Run run{arguments.seed, arguments.games};
    const gpu::GpuRun on_gpu = gpu::play_on_gpu<Steps>(wiraqocha::embedded::kContent, options, run);
    double decisions = 0;
    double chance_events = 0;
    for (const GameResult& result : on_gpu.results) {
        decisions += result.decisions;
        chance_events += result.chance_events;
    }
    const double games = static_cast<double>(arguments.games);
    const Rate core = rate_of_one_core(options, arguments.seed);
    std::printf("wiraqocha, %d players, %llu games, seed %llu\n",
                arguments.players,
                static_cast<unsigned long long>(arguments.games),
                static_cast<unsigned long long>(arguments.seed));
    std::printf("%-24s %14s %16s %16s\n", "", "games/s", "decisions/s", "steps/s");
    std::printf("%-24s %14.0f %16.0f %16.0f\n",
                on_gpu.device.c_str(),
                games / on_gpu.seconds,
                decisions / on_gpu.seconds,
                (decisions + chance_events) / on_gpu.seconds);
    std::printf("%-24s %14.0f %16.0f %16.0f\n",
                "one CPU core",
                core.games,
                core.decisions,
                core.decisions * (decisions + chance_events) / decisions);
    std::printf("ratio %.1f\n", decisions / on_gpu.seconds / core.decisions);

    const std::uint64_t compared = std::min(arguments.compare.value_or(run.games), run.games);
    const auto on_cpu = play_on_cpu(options, {run.seed, compared});
    for (std::uint64_t game = 0; game < compared; ++game)
        if (!(on_cpu[game] == on_gpu.results[game])) {
            std::printf("game %llu differs between GPU and CPU\n",
                        static_cast<unsigned long long>(game));
            return 1;
        }
    std::printf("%llu games compared with the CPU, every final state identical\n",
                static_cast<unsigned long long>(compared));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments = parse(argc, argv);
    wiraqocha::Options options;
    options.seats = static_cast<std::uint8_t>(arguments.players);
    options.cave = arguments.cave;
    options.prisoner = arguments.prisoner;
    return report(arguments, options);
}
