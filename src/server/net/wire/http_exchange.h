// The answer that an HTTP session waits for.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "server/net/reply.h"
#include "server/net/wire/line_stream.h"
#include "server/net/wire/signal.h"

namespace net::wire {

class HttpExchange final : public Exchange, public std::enable_shared_from_this<HttpExchange> {
  public:
    // `cut_off` closes the connection of a stream whose client leaves too much unread.
    HttpExchange(CorePtr core, const Executor& executor, std::uint64_t request, Job cut_off);

    void answer(Response response) override;
    StreamPtr stream(std::string content_type) override;
    void drop() override;

    // Waits for one of the three; in the end there is a response, and a stream if one was opened.
    Task<void> wait(std::chrono::milliseconds limit);
    Response& response() { return *response_; }
    const std::shared_ptr<LineStream>& lines() const { return lines_; }
    bool was_dropped() const { return was_dropped_; }

    // The client is gone: whatever comes now leads nowhere.
    void abandon();

  private:
    void settle(Response response);

    CorePtr core_;
    Executor executor_;
    std::uint64_t request_;
    Signal settled_;
    Job cut_off_;
    std::optional<Response> response_;
    std::atomic<bool> is_settled_ = false;  // there is a response; may be asked on any thread
    std::shared_ptr<LineStream> lines_;
    bool was_dropped_ = false;
};

}  // namespace net::wire
