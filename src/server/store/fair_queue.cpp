#include "server/store/fair_queue.h"

#include <algorithm>
#include <utility>

namespace store {

FairQueue::Line& FairQueue::line_of(const std::string& sender) {
    const auto found = std::ranges::find(lines_, sender, &Line::sender);
    return found != lines_.end() ? *found : lines_.emplace_back(Line{sender, {}});
}

bool FairQueue::push(const std::string& sender, Job job) {
    if (size_ >= room_.all || room_.each == 0)
        return false;
    Line& line = line_of(sender);
    if (line.jobs.size() >= room_.each)
        return false;
    line.jobs.push_back(std::move(job));
    ++size_;
    return true;
}

FairQueue::Job FairQueue::pop() {
    if (lines_.empty())
        return {};
    Line& next = lines_.front();
    Job job = std::move(next.jobs.front());
    next.jobs.pop_front();
    --size_;
    if (next.jobs.empty())
        lines_.pop_front();
    else
        lines_.splice(lines_.end(), lines_, lines_.begin());
    return job;
}

}  // namespace store
