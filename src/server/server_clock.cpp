#include "server/server_clock.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

namespace server {
namespace {

constexpr std::int64_t kCompareAfter = 1000;  // milliseconds
constexpr std::int64_t kCloseEnough = 10;

std::int64_t system_milliseconds() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

// Goes on while the machine is suspended: that is time, not a jump of the clock.
std::int64_t steady_milliseconds() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return static_cast<std::int64_t>(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
}

std::int64_t rate_towards(std::int64_t ahead) {
    if (ahead > kCloseEnough)
        return 99;
    return ahead < -kCloseEnough ? 101 : 100;
}

}  // namespace

ServerClock::Sources ServerClock::machine() { return {system_milliseconds, steady_milliseconds}; }

ServerClock::ServerClock(Sources sources, std::int64_t not_before)
    : sources_(std::move(sources)),
      steady_(sources_.steady()),
      own_(std::max(sources_.system(), not_before)) {}

std::int64_t ServerClock::at(std::int64_t steady) const {
    return own_ + (steady - steady_) * rate_ / 100;
}

std::int64_t ServerClock::now() {
    const std::int64_t steady = sources_.steady();
    const std::int64_t time = at(steady);
    if (steady - steady_ < kCompareAfter)
        return time;
    own_ = time;
    steady_ = steady;
    rate_ = rate_towards(time - sources_.system());
    return time;
}

std::int64_t ServerClock::ahead() { return now() - sources_.system(); }

}  // namespace server
