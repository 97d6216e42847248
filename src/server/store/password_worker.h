// Passwords are slow to hash: one thread does it, and only so many may wait, so that nobody can
// stall the server with logins.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "core/result.h"

namespace store {

class PasswordWorker {
  public:
    static constexpr std::size_t kMostWaiting = 8;

    explicit PasswordWorker(std::size_t most_waiting = kMostWaiting);
    PasswordWorker(const PasswordWorker&) = delete;
    PasswordWorker& operator=(const PasswordWorker&) = delete;
    // Finishes what it has accepted.
    ~PasswordWorker();

    // As hash_password and is_password. False: too many wait, the callback is never called.
    // Otherwise it is called on the worker's thread.
    bool hash(std::string password, std::function<void(core::Result<std::string>)> done);
    bool verify(std::string password, std::string hash, std::function<void(bool)> done);

    std::size_t waiting() const;

  private:
    using Job = std::function<void()>;

    bool push(Job job);
    Job take();
    void work();

    const std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::thread thread_;  // last: it starts when the rest is there
};

}  // namespace store
