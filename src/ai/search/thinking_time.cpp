#include "ai/search/thinking_time.h"

#include <algorithm>
#include <chrono>

namespace ai::search {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kFirst = 64;
constexpr double kMostAtOnce = 1 << 20U;
constexpr double kLookAtClock = 0.02;  // seconds between two looks

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

}  // namespace

void think_for(Searcher& searcher, double seconds) {
    const Clock::time_point begin = Clock::now();
    std::uint32_t wanted = kFirst;
    std::uint64_t visits = 0;
    while (visits == 0 || seconds_since(begin) < seconds) {
        const std::uint32_t done = searcher.think(wanted);
        visits += done;
        if (done < wanted)
            return;
        const double rate = static_cast<double>(visits) / std::max(seconds_since(begin), 1e-6);
        const double next = rate * std::min(kLookAtClock, seconds / 4);
        wanted = static_cast<std::uint32_t>(std::clamp(next, 16.0, kMostAtOnce));
    }
}

}  // namespace ai::search
