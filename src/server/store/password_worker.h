// Passwords are slow to hash: one thread does it, and only so many may wait, so that nobody can
// stall the server with logins. Senders (networks) have their turns, so that a flood from one of
// them keeps nobody else waiting for long.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "core/result.h"
#include "server/store/fair_queue.h"

namespace store {

class PasswordWorker {
  public:
    explicit PasswordWorker(QueueRoom room = {});
    PasswordWorker(const PasswordWorker&) = delete;
    PasswordWorker& operator=(const PasswordWorker&) = delete;
    // Finishes what it has accepted.
    ~PasswordWorker();

    // As hash_password and is_password. False: too many wait, the callback is never called.
    // Otherwise it is called on the worker's thread.
    bool hash(const std::string& sender,
              std::string password,
              std::function<void(core::Result<std::string>)> done);
    bool verify(const std::string& sender,
                std::string password,
                std::string hash,
                std::function<void(bool)> done);

    std::size_t waiting() const;

  private:
    using Job = FairQueue::Job;

    bool push(const std::string& sender, Job job);
    Job take();
    void work();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    FairQueue jobs_;
    bool stopping_ = false;
    std::thread thread_;  // last: it starts when the rest is there
};

}  // namespace store
