// What the application is for the server: it answers requests and opens sockets.
#pragma once

#include <memory>

#include "core/result.h"
#include "server/net/reply.h"
#include "server/net/request.h"
#include "server/net/response.h"
#include "server/net/socket.h"

namespace net {

// The application's end of a new socket, or the answer that refuses it (401, 403, 404, 429).
using Opened = core::Result<std::unique_ptr<SocketHandler>, Response>;

// Called on the loop: it must not block. An exception becomes a 500 and a line in the log.
class Handler {
  public:
    Handler() = default;
    Handler(const Handler&) = delete;
    Handler& operator=(const Handler&) = delete;
    virtual ~Handler() = default;

    virtual void handle(Request request, Reply reply) = 0;

    // A WebSocket is asked for. Messages may be sent at once; they follow the handshake.
    virtual Opened open(const Request& request, SocketPtr socket) = 0;
};

}  // namespace net
