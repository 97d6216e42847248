// A WebSocket connection: what the server side may do with it and what it hears from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace net {

// RFC 6455 and the registry of IANA. 4000 to 4999 are free for the application: CloseCode{4001}.
enum class CloseCode : std::uint16_t {
    Normal = 1000,
    GoingAway = 1001,
    ProtocolError = 1002,
    UnsupportedData = 1003,  // a binary message
    BadText = 1007,          // not UTF-8
    PolicyViolation = 1008,
    TooBig = 1009,
    InternalError = 1011,
    ServiceRestart = 1012,
    TryAgainLater = 1013,  // a slow consumer: come back and resume
};

// Use it on the loop only. It may be kept after the connection has ended.
class Socket {
  public:
    Socket() = default;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    virtual ~Socket() = default;

    // Queues a text message (UTF-8) behind the others. False if the socket is closing or closed,
    // or has just been closed with TryAgainLater because the peer leaves too much unread.
    virtual bool send(std::shared_ptr<const std::string> text) = 0;

    // Sends what is queued, then the close frame; the reason is cut at 123 bytes. What the peer
    // still says is ignored.
    virtual void close(CloseCode code, std::string_view reason) = 0;

    virtual const std::string& remote_address() const = 0;
    virtual std::size_t queued_bytes() const = 0;
};

using SocketPtr = std::shared_ptr<Socket>;

// The application's end of one socket. It lives until on_close() has been called, once, for
// whatever reason.
class SocketHandler {
  public:
    SocketHandler() = default;
    SocketHandler(const SocketHandler&) = delete;
    SocketHandler& operator=(const SocketHandler&) = delete;
    virtual ~SocketHandler() = default;

    virtual void on_text(std::string_view text) = 0;
    virtual void on_close() = 0;
};

}  // namespace net
