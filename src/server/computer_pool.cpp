#include "server/computer_pool.h"

#include <utility>

namespace server {

ComputerPool::ComputerPool(PoolSettings settings) : settings_(std::move(settings)) {
    for (int i = 0; i < settings_.workers; ++i) {
        WorkerProcess& worker = workers_.emplace_back(settings_.command);
        threads_.emplace_back([this, &worker] { work(worker); });
    }
}

ComputerPool::~ComputerPool() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        jobs_.clear();
    }
    changed_.notify_all();
    for (WorkerProcess& worker : workers_)
        worker.give_up();
    for (std::thread& thread : threads_)
        thread.join();
}

void ComputerPool::think(ThinkRequest request, Done done) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({std::move(request), std::move(done)});
    }
    changed_.notify_one();
}

std::size_t ComputerPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return jobs_.size();
}

void ComputerPool::work(WorkerProcess& worker) {
    Job job;
    while (next(job)) {
        const auto answer = ask(worker, std::move(job.request));
        job.done(answer ? thought_of(*answer) : Path(answer.error()));
    }
}

// A pack is big and rarely needed: it is told only to a worker that asks for it.
core::Result<std::string> ComputerPool::ask(WorkerProcess& worker, ThinkRequest request) const {
    const std::optional<std::string> pack = std::exchange(request.pack, std::nullopt);
    auto answer = worker.ask(think_line(request), settings_.limit);
    if (!answer || !pack || !lacks_pack(*answer))
        return answer;
    request.pack = pack;
    return worker.ask(think_line(request), settings_.limit);
}

bool ComputerPool::next(Job& job) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_)
        return false;
    job = std::move(jobs_.front());
    jobs_.pop_front();
    return true;
}

}  // namespace server
