// The queue of a streamed answer, between the application and the session that writes it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/net/stream.h"
#include "server/net/wire/server_core.h"
#include "server/net/wire/signal.h"

namespace net::wire {

class LineStream final : public Stream {
  public:
    // `cut_off` closes the connection; it is called when the client leaves too much unread.
    LineStream(CorePtr core, const Executor& executor, std::uint64_t request, Job cut_off);
    LineStream(const LineStream&) = delete;
    LineStream& operator=(const LineStream&) = delete;
    ~LineStream() override;

    bool send(std::string_view line) override;
    void close() override;
    void on_closed(Job call) override;
    std::size_t queued_bytes() const override { return queue_.size() + writing_; }

    // For the session: waits for something to do, then takes all that is queued; wrote() follows.
    Task<void> change() { return changed_.wait(); }
    std::string take();
    void wrote() { writing_ = 0; }
    bool is_closing() const { return closing_; }

    // The connection is over. Tells the application, once.
    void end();

  private:
    CorePtr core_;
    std::uint64_t request_;
    Signal changed_;
    Job cut_off_;
    Job on_closed_;
    std::string queue_;
    std::size_t writing_ = 0;
    bool closing_ = false;
    bool ended_ = false;
};

}  // namespace net::wire
