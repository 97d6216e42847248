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
#include "server/computers.h"
#include "server/worker_process.h"

namespace server {

struct PoolSettings {
    std::vector<std::string> command;  // the worker program
    int workers = 1;
    std::chrono::milliseconds limit{10'000};  // for one action, waiting for a turn not counted
};

class ComputerPool final : public Computers {
  public:
    explicit ComputerPool(PoolSettings settings);
    ~ComputerPool() override;  // forgets what waits, gives up what is thought about

    // They answer on a thread of the pool.
    Ticket think(ThinkRequest request, Claim claim, Done done) override;
    Ticket judge(ThinkRequest request, Claim claim, Judged done) override;
    void reconsider(Ticket ticket, Urgency urgency) override;
    void forget(Ticket ticket) override;

    std::size_t waiting() const override;
    std::size_t waiting(Urgency urgency) const override;
    std::size_t interrupted() const override;

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
