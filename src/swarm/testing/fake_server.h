// A server for tests that follows a script: one for each connection, in their order.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "swarm/wire/address.h"

namespace swarm::testing {

// The server's end of a WebSocket. Everything blocks.
class Peer {
  public:
    explicit Peer(int socket) : socket_(socket) {}

    // With `first_bytes` behind the answer in the same piece.
    void shake_hands(std::string_view first_bytes = "");
    void send(std::string_view bytes) const;
    void say(std::string_view text) const;
    // The payload of the next frame; empty when the client is gone.
    std::string hear();

  private:
    std::string take(std::size_t bytes);

    int socket_;
    std::string unread_;
};

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
    void serve(const std::vector<Script>& scripts) const;

    int listener_;
    Address address_;
    std::thread thread_;
};

}  // namespace swarm::testing
