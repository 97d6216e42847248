// The loop where the page turns it: jobs and timers wait until `turn` is called.
#include "server/net/loop.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <map>
#include <utility>

namespace net {

struct Timer::State {
    Job job;
};

Timer& Timer::operator=(Timer&& other) noexcept {
    cancel();
    state_ = std::move(other.state_);
    return *this;
}

void Timer::cancel() {
    if (!state_)
        return;
    state_->job = {};
    state_.reset();
}

bool Timer::is_waiting() const { return state_ && state_->job; }

struct Loop::State {
    std::deque<Job> posted;
    std::multimap<TimePoint, std::shared_ptr<Timer::State>> timers;

    // Those that were cancelled go as well.
    void ring(TimePoint now) {
        while (!timers.empty() && timers.begin()->first <= now) {
            const auto timer = std::move(timers.begin()->second);
            timers.erase(timers.begin());
            if (timer->job)
                timer->job();
        }
    }
    void work() {
        while (!posted.empty()) {
            Job job = std::move(posted.front());
            posted.pop_front();
            job();
        }
    }
};

Loop::Loop() : state_(std::make_unique<State>()) {}
Loop::~Loop() = default;

std::chrono::milliseconds Loop::turn() {
    state_->work();
    state_->ring(now());
    state_->work();
    constexpr std::chrono::milliseconds kLongest{60'000};
    if (state_->timers.empty())
        return kLongest;
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(state_->timers.begin()->first - now());
    return std::clamp(left, std::chrono::milliseconds(0), kLongest);
}

void Loop::post(Job job) { state_->posted.push_back(std::move(job)); }

Timer Loop::after(std::chrono::milliseconds delay, Job job) {
    const auto timer = std::make_shared<Timer::State>(Timer::State{std::move(job)});
    state_->timers.emplace(now() + delay, timer);
    return Timer(timer);
}

// Nobody runs it, so nobody stops it.
void Loop::run() { std::abort(); }
void Loop::stop() {}

}  // namespace net
