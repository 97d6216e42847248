// A WebSocket before and after its handshake.
#pragma once

#include <memory>

#include "server/net/socket.h"
#include "server/net/wire/beast_http.h"
#include "server/net/wire/server_core.h"

namespace net::wire {

// What the application gets before it has decided: it can be sent to, but leads nowhere yet.
class WebSocket : public Socket {
  public:
    // The application agrees: takes the connection over, finishes the handshake and goes on until
    // the connection ends.
    virtual void start(TcpSocket tcp,
                       HttpRequest message,
                       Admission admission,
                       std::unique_ptr<SocketHandler> handler) = 0;

    // The application refuses.
    virtual void refuse() = 0;
};

std::shared_ptr<WebSocket> make_web_socket(CorePtr core, const Request& request);

}  // namespace net::wire
