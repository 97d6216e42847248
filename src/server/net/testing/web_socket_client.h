// A WebSocket client: for tests.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/request.h"

namespace net::testing {

// Nothing blocks for ever: after ten seconds an operation throws.
class WebSocketClient {
  public:
    struct Wishes {
        std::vector<Header> headers = {};
        bool compression = false;
    };

    explicit WebSocketClient(std::uint16_t port, const std::string& target = "/");
    WebSocketClient(std::uint16_t port, const std::string& target, const Wishes& wishes);
    ~WebSocketClient();

    // 101, or how the server has refused.
    int status() const;
    bool compresses() const;

    void send(std::string_view text);
    void send_binary(std::string_view bytes);
    void send_raw(std::string_view bytes);  // below the protocol

    // The next message; nothing if the connection has ended.
    std::optional<std::string> read();
    // Reads until the end; the code of the server's close frame, 0 if there was none.
    int read_close_code();

    void close();
    void vanish();  // without a word

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace net::testing
