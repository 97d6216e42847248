#include "swarm/wire/loop.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include <sys/epoll.h>
#include <unistd.h>

namespace swarm {
namespace {

constexpr int kLongestWait = 50;
constexpr std::size_t kEventsPerRound = 256;

epoll_event wish(Loop::Serial serial, bool writable) {
    epoll_event event{};
    event.events = EPOLLIN | (writable ? EPOLLOUT : 0U);
    event.data.u64 = serial;
    return event;
}

}  // namespace

Timer& Timer::operator=(Timer&& other) noexcept {
    if (this == &other)
        return *this;
    cancel();
    loop_ = std::exchange(other.loop_, nullptr);
    key_ = other.key_;
    return *this;
}

void Timer::cancel() {
    if (loop_ != nullptr)
        loop_->jobs_.erase(key_);
    loop_ = nullptr;
}

bool Timer::is_waiting() const { return loop_ != nullptr && loop_->jobs_.contains(key_); }

Loop::Loop() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {
    if (epoll_ < 0)
        throw std::system_error(errno, std::generic_category(), "epoll");
}

Loop::~Loop() { close(epoll_); }

Loop::Serial Loop::add(int socket, SocketUser& user) {
    const Serial serial = ++last_serial_;
    epoll_event event = wish(serial, true);
    if (epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event) != 0)
        throw std::system_error(errno, std::generic_category(), "epoll");
    users_[serial] = &user;
    return serial;
}

void Loop::wants_writable(int socket, Serial serial, bool wanted) const {
    epoll_event event = wish(serial, wanted);
    epoll_ctl(epoll_, EPOLL_CTL_MOD, socket, &event);
}

void Loop::remove(int socket, Serial serial) {
    epoll_ctl(epoll_, EPOLL_CTL_DEL, socket, nullptr);
    users_.erase(serial);
}

Timer Loop::after(std::chrono::milliseconds wait, Job job) {
    const Timer::Key key{Clock::now() + wait, ++last_serial_};
    jobs_.emplace(key, std::move(job));
    return {*this, key};
}

void Loop::run_until(const std::function<bool()>& is_done) {
    while (!is_done()) {
        serve_sockets(milliseconds_to_wait());
        serve_timers();
    }
}

void Loop::run_for(std::chrono::milliseconds time) {
    const Time end = Clock::now() + time;
    run_until([end] { return Clock::now() >= end; });
}

int Loop::milliseconds_to_wait() const {
    if (jobs_.empty())
        return kLongestWait;
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(jobs_.begin()->first.first - Clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, kLongestWait));
}

// A user may remove another one whose turn would come in the same round, hence the look-up.
void Loop::serve_sockets(int milliseconds) {
    std::array<epoll_event, kEventsPerRound> events{};
    const int count = epoll_wait(epoll_, events.data(), kEventsPerRound, milliseconds);
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        const bool is_broken = (event.events & (EPOLLERR | EPOLLHUP)) != 0;
        if (const auto user = users_.find(event.data.u64);
            user != users_.end() && (is_broken || (event.events & EPOLLOUT) != 0))
            user->second->on_writable();
        if (const auto user = users_.find(event.data.u64);
            user != users_.end() && (is_broken || (event.events & EPOLLIN) != 0))
            user->second->on_readable();
    }
}

void Loop::serve_timers() {
    const Time now = Clock::now();
    while (!jobs_.empty() && jobs_.begin()->first.first <= now) {
        const Job job = std::move(jobs_.begin()->second);
        jobs_.erase(jobs_.begin());
        job();
    }
}

}  // namespace swarm
