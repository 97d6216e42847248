#include "server/computer_pool.h"

#include <utility>

namespace server {

ComputerPool::ComputerPool(PoolSettings settings)
    : settings_(std::move(settings)), turns_(settings_.workers) {
    for (int i = 0; i < settings_.workers; ++i) {
        Worker& worker = workers_.emplace_back(settings_.command);
        threads_.emplace_back([this, &worker] { work(worker); });
    }
}

ComputerPool::~ComputerPool() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    for (Worker& worker : workers_)
        worker.process.give_up();
    for (std::thread& thread : threads_)
        thread.join();
}

ComputerPool::Ticket ComputerPool::think(ThinkRequest request, Claim claim, Done done) {
    return add(std::move(request), std::move(claim), [done = std::move(done)](const Line& line) {
        done(line ? thought_of(*line) : Path(line.error()));
    });
}

ComputerPool::Ticket ComputerPool::judge(ThinkRequest request, Claim claim, Judged done) {
    return add(std::move(request), std::move(claim), [done = std::move(done)](const Line& line) {
        done(line ? found_of(*line) : Found(line.error()));
    });
}

ComputerPool::Ticket ComputerPool::add(ThinkRequest request, Claim claim, Answered done) {
    const std::lock_guard lock(mutex_);
    const Ticket ticket = ++last_;
    jobs_.emplace(ticket, Job{std::move(request), std::move(done)});
    turns_.add(ticket, std::move(claim));
    make_room();
    changed_.notify_all();
    return ticket;
}

void ComputerPool::reconsider(Ticket ticket, Urgency urgency) {
    const std::lock_guard lock(mutex_);
    turns_.reconsider(ticket, urgency);
    make_room();
}

void ComputerPool::forget(Ticket ticket) {
    const std::lock_guard lock(mutex_);
    if (turns_.forget(ticket))
        stop_thinking(ticket);
    jobs_.erase(ticket);
}

std::size_t ComputerPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return turns_.waiting();
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

std::size_t ComputerPool::waiting(Urgency urgency) const {
    const std::lock_guard lock(mutex_);
    return turns_.waiting(urgency);
}

std::size_t ComputerPool::interrupted() const {
    const std::lock_guard lock(mutex_);
    return interrupted_;
}

void ComputerPool::work(Worker& worker) {
    while (const auto request = next(worker)) {
        const auto begin = std::chrono::steady_clock::now();
        const auto answer = ask(worker.process, *request);
        const auto used = std::chrono::steady_clock::now() - begin;
        if (const Answered done = finish(worker, used, answer.ok()))
            done(answer);
    }
}

std::optional<ThinkRequest> ComputerPool::next(Worker& worker) {
    std::unique_lock lock(mutex_);
    std::optional<Ticket> ticket;
    changed_.wait(lock, [&] { return stopping_ || (ticket = turns_.begin()).has_value(); });
    if (stopping_)
        return std::nullopt;
    worker.busy_with = ticket;
    worker.process.go_on();
    make_room();
    return jobs_.at(*ticket).request;
}

// Who is to be told; nobody if it is thought about again later.
ComputerPool::Answered ComputerPool::finish(Worker& worker,
                                            FairThinking::Time used,
                                            bool answered) {
    const std::lock_guard lock(mutex_);
    const Ticket ticket = *std::exchange(worker.busy_with, std::nullopt);
    const bool waits_again = turns_.end(ticket, used, answered);
    changed_.notify_all();
    if (waits_again && !stopping_)
        return {};
    auto job = jobs_.extract(ticket);
    return job ? std::move(job.mapped().done) : Answered{};
}

void ComputerPool::stop_thinking(Ticket ticket) {
    for (Worker& worker : workers_)
        if (worker.busy_with == ticket)
            worker.process.interrupt();
}

void ComputerPool::make_room() {
    if (const auto ticket = turns_.interrupt()) {
        ++interrupted_;
        stop_thinking(*ticket);
    }
}

}  // namespace server
