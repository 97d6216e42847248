// What a client says, put together from its frames.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/net/wire/deflate.h"
#include "server/net/wire/frame.h"

namespace net::wire {

// A whole message or a control frame; a text is UTF-8.
struct Heard {
    Opcode opcode;
    std::string bytes;
};

// Holds no memory between two messages.
class MessageReader {
  public:
    // Without an inflater compressed messages are refused. No message is longer than `limit`.
    MessageReader(Inflater* inflater, std::size_t limit) : inflater_(inflater), limit_(limit) {}

    // Takes bytes from the front until something is complete or all are taken. What breaks the
    // protocol or the limit gives the code to close with, and nothing may be read after it.
    core::Result<std::optional<Heard>, CloseCode> read(std::string_view& bytes);

  private:
    bool take_head(std::string_view& bytes);
    std::optional<CloseCode> begin(const FrameHead& frame);
    std::optional<CloseCode> refusal_of(const FrameHead& frame) const;
    std::size_t most() const;
    void take_payload(std::string_view& bytes);
    core::Result<std::optional<Heard>, CloseCode> finish();
    core::Result<std::optional<Heard>, CloseCode> finish_message();

    Inflater* inflater_;
    std::size_t limit_;
    std::string head_;                // as much as has come of it
    std::optional<FrameHead> frame_;  // whose payload comes
    std::uint64_t taken_ = 0;         // of its payload
    std::string control_;             // may come between two parts of a message
    std::string message_;
    std::optional<FrameHead> first_;  // of the message
};

}  // namespace net::wire
