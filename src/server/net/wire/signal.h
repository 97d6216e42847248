// Something that a coroutine waits for and somebody else on the loop makes happen.
#pragma once

#include <chrono>
#include <optional>

#include "server/net/wire/asio.h"

namespace net::wire {

class Signal {
  public:
    explicit Signal(const Executor& executor) : timer_(executor) {}

    void set() {
        is_set_ = true;
        if (timer_)
            timer_->cancel();
    }

    // Set for ever; wakes the waiter and needs the loop no more.
    void retire() {
        is_set_ = true;
        timer_.reset();
    }

    // Waits until set, then is unset again.
    Task<void> wait() {
        if (!is_set_) {
            timer_->expires_at(std::chrono::steady_clock::time_point::max());
            co_await timer_->async_wait(kAwait);
        }
        clear();
    }

    // Whether it was set in time.
    Task<bool> wait_for(std::chrono::milliseconds limit) {
        if (!is_set_) {
            timer_->expires_after(limit);
            co_await timer_->async_wait(kAwait);
        }
        const bool was_set = is_set_;
        clear();
        co_return was_set;
    }

  private:
    void clear() { is_set_ = !timer_; }

    std::optional<SteadyTimer> timer_;
    bool is_set_ = false;
};

}  // namespace net::wire
