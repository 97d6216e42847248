// Frames of WebSockets (RFC 6455, 5.2) as a server reads and writes them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/net/socket.h"

namespace net::wire {

enum class Opcode : std::uint8_t {
    Continuation = 0x0,
    Text = 0x1,
    Binary = 0x2,
    Close = 0x8,
    Ping = 0x9,
    Pong = 0xa,
};

constexpr bool is_control(Opcode opcode) { return opcode >= Opcode::Close; }

inline constexpr std::size_t kMaxControlBytes = 125;

// What a client says about a frame before its payload.
struct FrameHead {
    Opcode opcode = Opcode::Continuation;
    bool is_final = true;
    bool is_compressed = false;  // bit RSV1, by RFC 7692
    std::uint64_t length = 0;
    std::array<char, 4> mask = {};
};

// How long the head is that begins like this; two bytes are enough to know it.
std::size_t head_size(std::string_view front);

// A whole head. What breaks the protocol is refused with the code to close with.
core::Result<FrameHead, CloseCode> parse_head(std::string_view bytes);

// Adds a part of a payload without its mask; `offset` bytes of the payload came before it.
void append_unmasked(std::string& out,
                     std::string_view part,
                     const std::array<char, 4>& mask,
                     std::uint64_t offset);

// The head of a whole message or control frame from the server.
std::string head_of(Opcode opcode, bool is_compressed, std::size_t length);

// The payload of a close frame: the reason is cut to what fits, never within a character.
std::string farewell_payload(CloseCode code, std::string_view reason);

// What to answer a client's close frame with: its own code, Normal if it gives none, or the code of
// what is wrong with it.
CloseCode answer_to_farewell(std::string_view payload);

}  // namespace net::wire
