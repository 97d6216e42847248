#include "server/net/loop.h"

#include <utility>

#include "server/net/wire/asio.h"

namespace net {

using wire::Executor;
namespace asio = boost::asio;

struct Timer::State {
    explicit State(asio::io_context& io, Job work) : timer(io), job(std::move(work)) {}

    wire::SteadyTimer timer;
    Job job;
};

Timer& Timer::operator=(Timer&& other) noexcept {
    cancel();
    state_ = std::move(other.state_);
    return *this;
}

// The job goes too: when the timer has already rung, its handler waits in the queue of the loop.
void Timer::cancel() {
    if (!state_)
        return;
    state_->job = {};
    state_->timer.cancel();
    state_.reset();
}

bool Timer::is_waiting() const { return state_ && state_->job; }

struct Loop::State {
    asio::io_context io{1};
    asio::executor_work_guard<Executor> work = asio::make_work_guard(io);
    std::function<void(int)> on_signal;
    asio::basic_signal_set<Executor> signals{io};

    void wait_for_signal() {
        signals.async_wait([this](const wire::ErrorCode& failed, int signal) {
            if (failed)
                return;
            on_signal(signal);
            wait_for_signal();
        });
    }
};

Loop::Loop() : state_(std::make_unique<State>()) {}

Loop::~Loop() = default;

void Loop::run() {
    state_->io.run();
    state_->io.restart();  // afterwards: a stop() before run() must not get lost
}

// When a timer of Asio rings next it does not tell.
std::chrono::milliseconds Loop::turn() {
    state_->io.poll();
    state_->io.restart();
    return std::chrono::milliseconds(1);
}

void Loop::stop() { state_->io.stop(); }

void Loop::post(Job job) {
    asio::post(state_->io, [job = std::move(job)]() mutable { job(); });
}

Timer Loop::after(std::chrono::milliseconds delay, Job job) {
    auto timer = std::make_shared<Timer::State>(state_->io, std::move(job));
    timer->timer.expires_after(delay);
    timer->timer.async_wait([timer](const wire::ErrorCode& failed) {
        if (!failed)
            timer->job();
    });
    return Timer(std::move(timer));
}

void Loop::on_signals(const std::vector<int>& signals, std::function<void(int)> handler) {
    state_->signals.clear();
    for (const int signal : signals)
        state_->signals.add(signal);
    state_->on_signal = std::move(handler);
    state_->wait_for_signal();
}

asio::io_context& Loop::io() { return state_->io; }

}  // namespace net
