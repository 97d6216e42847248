#include "server/store/write_queue.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <utility>

namespace store {

WriteQueue::WriteQueue(Committer commit)
    : commit_(std::move(commit)), thread_([this] { work(); }) {}

WriteQueue::~WriteQueue() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void WriteQueue::push(Batch batch, Done done) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.batches.push_back(std::move(batch));
        waiting_.done.push_back(std::move(done));
    }
    changed_.notify_one();
}

Metrics WriteQueue::metrics() const {
    const std::lock_guard lock(mutex_);
    Metrics metrics = metrics_;
    metrics.waiting = waiting_.batches.size();
    return metrics;
}

void WriteQueue::work() {
    for (Group group = take(); !group.batches.empty(); group = take())
        finish(group);
}

// An empty group means: stop.
WriteQueue::Group WriteQueue::take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || !waiting_.batches.empty(); });
    return std::exchange(waiting_, {});
}

void WriteQueue::finish(const Group& group) {
    const auto begin = std::chrono::steady_clock::now();
    const Commit commit = commit_(group.batches);
    assert(commit.results.size() == group.batches.size());
    count(commit, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    for (std::size_t i = 0; i < group.done.size(); ++i) {
        if (group.done[i])
            group.done[i](commit.results[i]);
    }
}

void WriteQueue::count(const Commit& commit, double seconds) {
    const auto failed = std::ranges::count_if(commit.results, [](const auto& r) { return !r; });
    const std::lock_guard lock(mutex_);
    ++metrics_.commits;
    metrics_.batches += commit.results.size();
    metrics_.failed_batches += static_cast<std::uint64_t>(failed);
    metrics_.last_group = commit.results.size();
    metrics_.largest_group = std::max(metrics_.largest_group, commit.results.size());
    metrics_.last_commit_seconds = seconds;
    metrics_.last_sync_seconds = commit.sync_seconds;
    metrics_.all_commit_seconds += seconds;
    metrics_.all_sync_seconds += commit.sync_seconds;
}

}  // namespace store
