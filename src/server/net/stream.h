// An answer without an end: lines that are sent as they come (ndjson).
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "server/net/job.h"

namespace net {

// Use it on the loop only.
class Stream {
  public:
    Stream() = default;
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    virtual ~Stream() = default;

    // Queues a line; the line feed is added. False if the stream is over: closed, the client is
    // gone or has left so much unread that it was cut off.
    virtual bool send(std::string_view line) = 0;

    // Sends what is queued, then ends the answer.
    virtual void close() = 0;

    // Called once on the loop when the stream is over, whoever ended it.
    virtual void on_closed(Job call) = 0;

    virtual std::size_t queued_bytes() const = 0;
};

using StreamPtr = std::shared_ptr<Stream>;

}  // namespace net
