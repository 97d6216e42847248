#include "ai/search/thinking_time.h"

#include <algorithm>
#include <chrono>

namespace ai::search {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kFirst = 64;
constexpr double kMostAtOnce = 1 << 20U;
constexpr double kLookAtClock = 0.02;  // seconds between two looks
constexpr double kLooks = 24;          // at what has been found, within a budget of visits

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// The best action goes on being looked at, so the runner-up will not get all visits that are left.
bool is_decided(const Searcher& searcher, double visits_left) {
    constexpr double kMostForRunnerUp = 0.7;
    const Findings findings = searcher.findings();
    if (findings.moves.size() < 2)
        return true;
    const double lead = static_cast<double>(findings.moves[0].visits) - findings.moves[1].visits;
    return lead > kMostForRunnerUp * visits_left;
}

}  // namespace

double think_for_seconds(Searcher& searcher, double seconds, Until until) {
    const Clock::time_point begin = Clock::now();
    std::uint32_t wanted = kFirst;
    std::uint64_t visits = 0;
    while (visits == 0 || seconds_since(begin) < seconds) {
        const std::uint32_t done = searcher.think(wanted);
        visits += done;
        const double spent = std::max(seconds_since(begin), 1e-6);
        const double rate = static_cast<double>(visits) / spent;
        if (done < wanted
            || (until == Until::Decided && is_decided(searcher, rate * (seconds - spent))))
            break;
        const double next = rate * std::min(kLookAtClock, seconds / 4);
        wanted = static_cast<std::uint32_t>(std::clamp(next, 16.0, kMostAtOnce));
    }
    return seconds_since(begin);
}

double think_for_visits(Searcher& searcher, double visits, Until until) {
    const auto all = static_cast<std::uint32_t>(std::max(1.0, visits));
    const auto portion = std::max(kFirst, static_cast<std::uint32_t>(visits / kLooks));
    std::uint32_t spent = 0;
    while (spent < all) {
        const std::uint32_t wanted =
            until == Until::Decided ? std::min(portion, all - spent) : all - spent;
        const std::uint32_t done = searcher.think(wanted);
        spent += done;
        if (done < wanted || (until == Until::Decided && is_decided(searcher, all - spent)))
            break;
    }
    return spent;
}

}  // namespace ai::search
