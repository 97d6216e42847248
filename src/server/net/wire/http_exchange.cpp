#include "server/net/wire/http_exchange.h"

#include <utility>

namespace net::wire {

HttpExchange::HttpExchange(CorePtr core,
                           const Executor& executor,
                           std::uint64_t request,
                           Job cut_off)
    : core_(std::move(core)),
      executor_(executor),
      request_(request),
      settled_(executor),
      cut_off_(std::move(cut_off)) {}

// Dispatched: at once on the loop, posted to it from any other thread.
void HttpExchange::answer(Response response) {
    if (is_settled_)
        return;
    asio::dispatch(executor_,
                   [self = shared_from_this(), response = std::move(response)]() mutable {
                       self->settle(std::move(response));
                   });
}

StreamPtr HttpExchange::stream(std::string content_type) {
    lines_ = std::make_shared<LineStream>(core_, executor_, request_, std::move(cut_off_));
    if (response_)
        lines_->end();
    else
        settle({200, std::move(content_type), {}, {}});
    return lines_;
}

void HttpExchange::drop() {
    if (is_settled_)
        return;
    asio::dispatch(executor_, [self = shared_from_this()] {
        self->was_dropped_ = !self->response_;
        self->settle(json_error(500, "internal_error", "the server did not answer"));
    });
}

Task<void> HttpExchange::wait(std::chrono::milliseconds limit) {
    const bool in_time = co_await settled_.wait_for(limit);
    if (!in_time)
        settle(json_error(504, "timeout", "the server took too long to answer"));
    settled_.retire();
}

void HttpExchange::abandon() {
    settle({});
    settled_.retire();
    if (lines_)
        lines_->end();
}

// The first one counts.
void HttpExchange::settle(Response response) {
    if (response_)
        return;
    response_ = std::move(response);
    is_settled_ = true;
    settled_.set();
}

}  // namespace net::wire
