// Jobs of many senders, done in turn: one of each sender, then the next of each. Who sends much
// waits in a line of its own, and its line is short.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <list>
#include <string>

namespace store {

struct QueueRoom {
    std::size_t all = 48;  // jobs that wait
    std::size_t each = 2;  // of them by one sender
};

class FairQueue {
  public:
    using Job = std::function<void()>;

    explicit FairQueue(QueueRoom room = {}) : room_(room) {}

    // False: there is no room, for this sender or at all.
    bool push(const std::string& sender, Job job);
    // The job of the sender whose turn it is; empty if none waits.
    Job pop();
    std::size_t size() const { return size_; }

  private:
    struct Line {
        std::string sender;
        std::deque<Job> jobs;
    };

    Line& line_of(const std::string& sender);

    QueueRoom room_;
    std::list<Line> lines_;  // none is empty; the front one is next
    std::size_t size_ = 0;
};

}  // namespace store
