// Computer players in processes of their own: they cannot block, crash or slow down the server.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/result.h"
#include "server/think.h"
#include "server/worker_process.h"

namespace server {

struct PoolSettings {
    std::vector<std::string> command;  // the worker program
    int workers = 1;
    std::chrono::milliseconds limit{10'000};  // for one action, waiting in the queue not counted
};

class ComputerPool {
  public:
    using Path = core::Result<std::vector<std::string>>;
    using Done = std::function<void(Path)>;

    explicit ComputerPool(PoolSettings settings);
    ~ComputerPool();  // forgets what waits, gives up what is thought about
    ComputerPool(const ComputerPool&) = delete;
    ComputerPool& operator=(const ComputerPool&) = delete;

    // The actions come as notation, on a thread of the pool.
    void think(ThinkRequest request, Done done);

    std::size_t waiting() const;

  private:
    struct Job {
        ThinkRequest request;
        Done done;
    };

    void work(WorkerProcess& worker);
    bool next(Job& job);
    core::Result<std::string> ask(WorkerProcess& worker, ThinkRequest request) const;

    PoolSettings settings_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::deque<WorkerProcess> workers_;
    std::vector<std::thread> threads_;
};

}  // namespace server
