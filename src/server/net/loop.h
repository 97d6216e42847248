// The one thread of the server: sockets, timers and posted jobs take turns on it.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "server/net/job.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): theirs
}

namespace net {

using TimePoint = std::chrono::steady_clock::time_point;

// A job that waits for its time. Dropping the timer cancels it; after that it surely does not run.
class Timer {
  public:
    Timer() = default;
    Timer(Timer&&) noexcept = default;
    Timer& operator=(Timer&& other) noexcept;
    ~Timer() { cancel(); }

    void cancel();
    bool is_waiting() const;

  private:
    friend class Loop;
    struct State;
    explicit Timer(std::shared_ptr<State> state) : state_(std::move(state)) {}

    std::shared_ptr<State> state_;
};

// Declare it before everything that uses it (handler, server, timers): it must be destroyed last.
// Only stop() and post() may be called from other threads. Jobs must not block. An exception from a
// job leaves run(); calling run() again goes on with the next one.
class Loop {
  public:
    Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop();

    // Works on the calling thread until stop(), also when there is nothing to do.
    void run();
    void stop();
    // Does what is due without waiting and says when to come again: for whoever has no thread to
    // give away, as a page in a browser.
    std::chrono::milliseconds turn();
    void post(Job job);
    [[nodiscard]] Timer after(std::chrono::milliseconds delay, Job job);
    // Calls `handler` on the loop for each of these signals, instead of what they usually do.
    void on_signals(const std::vector<int>& signals, std::function<void(int)> handler);
    static TimePoint now() { return std::chrono::steady_clock::now(); }

    boost::asio::io_context& io();  // for net/wire

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace net
