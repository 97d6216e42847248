// The right to answer one request, once, now or later.
#pragma once

#include <memory>
#include <string>

#include "server/net/response.h"
#include "server/net/stream.h"

namespace net {

// Where an answer goes: a connection, or a test.
class Exchange {
  public:
    Exchange() = default;
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;
    virtual ~Exchange() = default;

    virtual void answer(Response response) = 0;
    virtual StreamPtr stream(std::string content_type) = 0;
    // Nobody will answer any more.
    virtual void drop() = 0;
};

// If it dies unused, the client gets a 500 and the log says so. An answer may be given from any
// thread, a stream opened only on the loop. Answering a client that is gone does nothing.
class Reply {
  public:
    explicit Reply(std::shared_ptr<Exchange> exchange) : exchange_(std::move(exchange)) {}
    Reply(Reply&& other) noexcept = default;
    Reply& operator=(Reply&& other) noexcept;
    ~Reply();

    // Both use the reply up; a second call is a mistake of the caller.
    void operator()(Response response);
    StreamPtr stream(std::string content_type = "application/x-ndjson");

  private:
    std::shared_ptr<Exchange> take();

    std::shared_ptr<Exchange> exchange_;
};

}  // namespace net
