#include "swarm/wire/loop.h"

#include "server/net/wire/asio.h"

namespace swarm {
namespace {

constexpr std::chrono::milliseconds kLongestWait{50};
constexpr int kJobsPerRound = 256;

}  // namespace

void Loop::run_until(const std::function<bool()>& is_done) {
    while (!is_done()) {
        std::size_t ran = io().run_one_for(kLongestWait);
        for (int more = 1; more < kJobsPerRound && ran > 0; ++more)
            ran = io().poll_one();
    }
}

void Loop::run_for(std::chrono::milliseconds time) {
    const Time end = Clock::now() + time;
    run_until([end] { return Clock::now() >= end; });
}

}  // namespace swarm
