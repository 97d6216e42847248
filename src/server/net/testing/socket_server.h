// A server whose sockets echo: for tests of WebSockets.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/testing/client_frame.h"
#include "server/net/testing/running_server.h"

namespace net::testing {

inline std::shared_ptr<const std::string> shared(std::string_view text) {
    return std::make_shared<const std::string>(text);
}

// What happened to the sockets of a server; read it on the loop.
struct Diary {
    std::vector<SocketPtr> sockets;
    int closed = 0;
    int alive = 0;  // handlers
};

class EchoHandler final : public SocketHandler {
  public:
    EchoHandler(Diary& diary, SocketPtr socket) : diary_(diary), socket_(std::move(socket)) {
        ++diary_.alive;
    }
    EchoHandler(const EchoHandler&) = delete;
    EchoHandler& operator=(const EchoHandler&) = delete;
    ~EchoHandler() override { --diary_.alive; }

    void on_text(std::string_view text) override {
        if (text == "throw")
            throw std::runtime_error("broken");
        if (text == "bye") {
            socket_->send(shared("last words"));
            socket_->close(CloseCode{4001}, std::string(200, 'x'));
        }
        socket_->send(shared(text));
    }
    void on_close() override { ++diary_.closed; }

  private:
    Diary& diary_;
    SocketPtr socket_;
};

struct SocketServer {
    Diary diary;
    ScriptedHandler handler{[](const Request&, Reply reply) { reply(json_response(200, "plain")); },
                            [this](const Request& request, SocketPtr socket) {
                                return open(request, std::move(socket));
                            }};
    RunningServer server;

    explicit SocketServer(ServerOptions options = {}) : server(handler, std::move(options)) {}

    Opened open(const Request& request, SocketPtr socket) {
        if (request.path == "/forbidden")
            return json_error(403, "forbidden", "not you");
        if (request.path == "/throw")
            throw std::runtime_error("broken door");
        if (request.path == "/greet")
            socket->send(shared("welcome " + request.remote_address));
        diary.sockets.push_back(socket);
        return {std::make_unique<EchoHandler>(diary, std::move(socket))};
    }
    std::uint16_t port() const { return server.port(); }
    Diary now() {
        Diary copy;
        server.on_loop([&](Server&) { copy = diary; });
        return copy;
    }
    void wait_until_closed(int count) {
        wait_until([&] { return now().closed == count && now().alive == 0; });
        wait_until([&] { return server.connections() == 0; });
    }
};

inline const std::string kUpgrade =
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n";
inline const std::string kKey = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
inline const std::string kVersion = "Sec-WebSocket-Version: 13\r\n";

}  // namespace net::testing
