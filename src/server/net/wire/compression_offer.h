// Whether a socket compresses its messages (RFC 7692, 7.1): the client offers, the server answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace net::wire {

// The answer to the first offer in a Sec-WebSocket-Extensions header that can be met, if there is
// one: both sides forget each message, and the server's window is the largest, so that all sockets
// can share the same bytes.
std::optional<std::string> answer_to_offers(std::string_view extensions);

}  // namespace net::wire
