// Reads requests from a connection, one after the other, within the limits.
#pragma once

#include <chrono>
#include <optional>

#include "server/net/server.h"
#include "server/net/wire/beast_http.h"

namespace net::wire {

class RequestReader {
  public:
    RequestReader(TcpStream& stream, const Limits& limits);

    // Waits for the first byte of a request. False if the client is gone or silent for too long.
    Task<bool> wait();

    // Reads one whole request into message().
    Task<ErrorCode> read();
    HttpRequest& message() { return parser_->get(); }

    // Whether the client has sent more than the request: the next one, usually.
    bool has_more() const { return buffer_.size() > 0; }

  private:
    Task<ErrorCode> confirm_expectation();

    TcpStream& stream_;
    const Limits& limits_;
    beast::flat_buffer buffer_;
    std::optional<HttpParser> parser_;
    bool is_first_ = true;
};

}  // namespace net::wire
