// A WebSocket to the server: text messages both ways, pings answered.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "swarm/wire/address.h"
#include "swarm/wire/loop.h"

namespace swarm {

// Must not destroy the socket from within a call; it may close it.
class WebSocketUser {
  public:
    WebSocketUser() = default;
    WebSocketUser(const WebSocketUser&) = delete;
    WebSocketUser& operator=(const WebSocketUser&) = delete;

    virtual void on_open() = 0;
    virtual void on_text(std::string_view text) = 0;
    // Once, and nothing after it; not for a socket that was closed from this side.
    virtual void on_lost(const core::Error& why) = 0;

  protected:
    ~WebSocketUser() = default;
};

struct WebSocketPlan {
    std::string cookie;       // of the session, empty for a stranger
    bool compressed = false;  // offers permessage-deflate, as browsers do
};

class WebSocket final {
  public:
    WebSocket(Loop& loop, const Address& address, const WebSocketPlan& plan, WebSocketUser& user);
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;
    ~WebSocket() { close(); }

    void send(std::string_view text);
    void close();

  private:
    class Connection;
    std::shared_ptr<Connection> connection_;
};

}  // namespace swarm
