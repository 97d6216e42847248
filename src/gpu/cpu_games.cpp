#include "gpu/cpu_games.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace gpu {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr Seconds kMeasuredFor{3};

}  // namespace

GameResult play_on_cpu(const Start& start, std::uint64_t seed, std::uint64_t number) {
    core::Rng rng(seed, number);
    engine::Position position = start.position;
    const engine::PlayoutCount count = start.game.random_playout(position, rng);
    const std::string_view bytes = position.bytes();
    return {.state_hash =
                hash_of_bytes(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()),
            .tally = {.decisions = static_cast<std::uint32_t>(count.decisions),
                      .chance_events = static_cast<std::uint32_t>(count.chance_events)}};
}

std::vector<GameResult> play_on_cpu(const Start& start, const Run& run) {
    std::vector<GameResult> results(run.games);
    std::vector<std::jthread> threads;
    const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
    threads.reserve(cores);
    for (std::uint64_t core = 0; core < cores; ++core) {
        threads.emplace_back([&results, &start, &run, core, cores] {
            for (std::uint64_t game = core; game < run.games; game += cores)
                results[game] = play_on_cpu(start, run.seed, game);
        });
    }
    threads.clear();  // waits for them
    return results;
}

Rate rate_of(const std::vector<GameResult>& results, double seconds) {
    Rate total;
    for (const GameResult& result : results) {
        total.decisions += result.tally.decisions;
        total.chance_events += result.tally.chance_events;
    }
    return {static_cast<double>(results.size()) / seconds,
            total.decisions / seconds,
            total.chance_events / seconds};
}

Rate rate_of_one_core(const Start& start, std::uint64_t seed) {
    const Clock::time_point begin = Clock::now();
    std::vector<GameResult> results;
    Seconds passed{0};
    while (passed < kMeasuredFor) {
        results.push_back(play_on_cpu(start, seed, results.size()));
        passed = Clock::now() - begin;
    }
    return rate_of(results, passed.count());
}

}  // namespace gpu
