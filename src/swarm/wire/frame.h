// WebSocket frames (RFC 6455) as a client sees them: ours are masked, the server's must not be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace swarm {

enum class Opcode : std::uint8_t {
    Continuation = 0x0,
    Text = 0x1,
    Binary = 0x2,
    Close = 0x8,
    Ping = 0x9,
    Pong = 0xa,
};

// One unfragmented frame. The mask should be hard to guess, says the RFC; against proxies only.
std::string client_frame(Opcode opcode, std::string_view payload, std::uint32_t mask);

// A message of the server put together from its frames, or a control frame; never Continuation.
struct Received {
    Opcode opcode = Opcode::Text;
    std::string payload;
    friend bool operator==(const Received&, const Received&) = default;
};

// Takes bytes as they come, in pieces of any size.
class FrameReader {
  public:
    explicit FrameReader(std::size_t max_message) : max_message_(max_message) {}

    void feed(std::string_view bytes);
    // The next message; nothing while more bytes are needed. After an error the connection is of
    // no use any more.
    core::Result<std::optional<Received>> next();

  private:
    struct Head {
        bool is_last = false;
        Opcode opcode = Opcode::Text;
        std::size_t head_bytes = 0;
        std::uint64_t payload_bytes = 0;
    };

    std::string_view unread() const { return std::string_view(bytes_).substr(read_); }
    core::Result<std::optional<Head>> head() const;
    std::optional<core::Error> objection(const Head& head) const;
    std::optional<Received> take(const Head& head);

    std::size_t max_message_;
    std::string bytes_;
    std::size_t read_ = 0;
    std::optional<Received> begun_;  // a fragmented message
};

}  // namespace swarm
