// Computer players in processes of their own: they cannot block, crash or slow down the server.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/result.h"
#include "server/fair_thinking.h"
#include "server/think.h"
#include "server/worker_process.h"

namespace server {

struct PoolSettings {
    std::vector<std::string> command;  // the worker program
    int workers = 1;
    std::chrono::milliseconds limit{10'000};  // for one action, waiting for a turn not counted
};

class ComputerPool {
  public:
    using Path = core::Result<std::vector<std::string>>;
    using Done = std::function<void(Path)>;
    using Chances = core::Result<std::vector<int>>;
    using Judged = std::function<void(Chances)>;
    using Ticket = FairThinking::Ticket;

    explicit ComputerPool(PoolSettings settings);
    ~ComputerPool();  // forgets what waits, gives up what is thought about
    ComputerPool(const ComputerPool&) = delete;
    ComputerPool& operator=(const ComputerPool&) = delete;

    // The actions come as notation, on a thread of the pool.
    Ticket think(ThinkRequest request, Claim claim, Done done);
    // The same for what the chances of all seats are: by seat, in thousandths.
    Ticket judge(ThinkRequest request, Claim claim, Judged done);
    // Somebody began or ceased to watch.
    void reconsider(Ticket ticket, Urgency urgency);
    // Nobody wants to know any more; an answer that has been given may still be on its way.
    void forget(Ticket ticket);

    std::size_t waiting() const;
    std::size_t waiting(Urgency urgency) const;
    std::size_t interrupted() const;  // how often one gave way, since the start

  private:
    using Line = core::Result<std::string>;
    using Answered = std::function<void(const Line&)>;
    struct Job {
        ThinkRequest request;
        Answered done;
    };
    struct Worker {
        explicit Worker(const std::vector<std::string>& command) : process(command) {}
        WorkerProcess process;
        std::optional<Ticket> busy_with;
    };

    Ticket add(ThinkRequest request, Claim claim, Answered done);
    void work(Worker& worker);
    std::optional<ThinkRequest> next(Worker& worker);
    Answered finish(Worker& worker, FairThinking::Time used, bool answered);
    void stop_thinking(Ticket ticket);
    void make_room();
    core::Result<std::string> ask(WorkerProcess& worker, ThinkRequest request) const;

    PoolSettings settings_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    FairThinking turns_;
    std::map<Ticket, Job> jobs_;  // those that wait and those under way
    Ticket last_ = 0;
    std::size_t interrupted_ = 0;
    bool stopping_ = false;
    std::deque<Worker> workers_;
    std::vector<std::thread> threads_;
};

}  // namespace server
