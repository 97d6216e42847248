// Group commit: one thread takes all batches that wait and hands them to the backend together.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "server/store/batch.h"
#include "server/store/failure.h"
#include "server/store/metrics.h"

namespace store {

// What became of a group: one result for each batch.
struct Commit {
    std::vector<Written> results;
    double sync_seconds = 0;
};

class WriteQueue {
  public:
    using Done = std::function<void(const Written&)>;
    using Committer = std::function<Commit(std::span<const Batch>)>;  // called on the one thread

    explicit WriteQueue(Committer commit);
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;
    // Waits until everything is written, also what the last callbacks add.
    ~WriteQueue();

    void push(Batch batch, Done done);
    Metrics metrics() const;

  private:
    struct Group {
        std::vector<Batch> batches;
        std::vector<Done> done;
    };

    void work();
    Group take();
    void finish(const Group& group);
    void count(const Commit& commit, double seconds);

    Committer commit_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Group waiting_;
    Metrics metrics_;
    bool stopping_ = false;
    std::thread thread_;  // last: it starts when the rest is there
};

}  // namespace store
