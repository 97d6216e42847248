#include "server/net/wire/line_stream.h"

#include <utility>

namespace net::wire {

LineStream::LineStream(CorePtr core, const Executor& executor, std::uint64_t request, Job cut_off)
    : core_(std::move(core)), request_(request), changed_(executor), cut_off_(std::move(cut_off)) {
    core_->metrics.streams.add(1);
}

LineStream::~LineStream() {
    if (!ended_)
        core_->metrics.streams.add(-1);
}

bool LineStream::send(std::string_view line) {
    if (closing_)
        return false;
    changed_.set();
    if (queued_bytes() + line.size() > core_->options.limits.unsent_bytes) {
        closing_ = true;
        core_->metrics.slow_consumers.add();
        cut_off_();
        return false;
    }
    queue_.append(line).append(1, '\n');
    return true;
}

void LineStream::close() {
    closing_ = true;
    changed_.set();
}

void LineStream::on_closed(Job call) {
    if (ended_)
        core_->loop.post(std::move(call));
    else
        on_closed_ = std::move(call);
}

std::string LineStream::take() {
    writing_ = queue_.size();
    return std::exchange(queue_, {});
}

void LineStream::end() {
    if (std::exchange(ended_, true))
        return;
    closing_ = true;
    changed_.retire();
    queue_.clear();
    cut_off_ = {};
    core_->metrics.streams.add(-1);
    core_->call_application(request_, [this] { std::exchange(on_closed_, {})(); });
}

}  // namespace net::wire
