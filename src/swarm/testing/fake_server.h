// A server for tests that follows a script: one for each connection, in their order.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/net/wire/beast_websocket.h"
#include "swarm/wire/address.h"

namespace swarm::testing {

// The server's end of a connection. Everything blocks.
class Peer {
  public:
    explicit Peer(net::wire::TcpSocket socket) : stream_(std::move(socket)) {}

    // With `first_bytes` behind the answer in the same piece; a client that offers it gets deflate.
    void shake_hands(std::string_view first_bytes = "");
    void say(std::string_view text);
    // The next message; empty when the client is gone.
    std::string hear();
    // What answered our last ping.
    const std::string& pong() const { return pong_; }

    // Below the protocol.
    void send(std::string_view bytes);
    std::string hear_head();
    // Reads what is left: a socket closed over unread bytes takes back what it has sent.
    void leave();

  private:
    net::wire::websocket::stream<net::wire::TcpSocket> stream_;
    std::string pong_;
};

// A frame of at most 125 bytes.
std::string server_frame(int first_byte, std::string_view payload);

class FakeServer {
  public:
    using Script = std::function<void(Peer&)>;

    // A connection ends with its script.
    explicit FakeServer(std::vector<Script> scripts);
    FakeServer(const FakeServer&) = delete;
    FakeServer& operator=(const FakeServer&) = delete;
    ~FakeServer();

    const Address& address() const { return address_; }

  private:
    void serve(const std::vector<Script>& scripts);

    net::wire::asio::io_context io_;
    net::wire::TcpAcceptor listener_;
    Address address_;
    std::thread thread_;
};

}  // namespace swarm::testing
