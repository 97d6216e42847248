// A WebSocket to the server: text messages both ways, pings answered.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/rng.h"
#include "swarm/wire/address.h"
#include "swarm/wire/frame.h"
#include "swarm/wire/http.h"
#include "swarm/wire/loop.h"
#include "swarm/wire/stream.h"

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

class WebSocket final : public StreamUser {
  public:
    WebSocket(Loop& loop, const Address& address, const std::string& cookie, WebSocketUser& user);

    void send(std::string_view text);
    void close() { stream_.close(); }

    void on_connected() override {}
    void on_bytes(std::string_view bytes) override;
    void on_end(const core::Error& why) override { user_.on_lost(why); }

  private:
    void take_handshake(std::string_view bytes);
    void take_frames();
    void take(const Received& message);
    void give_up(const core::Error& why);
    void send_frame(Opcode opcode, std::string_view payload);

    WebSocketUser& user_;
    std::string key_;
    core::Rng masks_;
    ResponseReader handshake_;
    bool is_open_ = false;
    FrameReader frames_;
    Stream stream_;
};

}  // namespace swarm
