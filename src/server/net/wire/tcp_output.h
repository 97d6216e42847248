// Writing to a connection, and leaving it so that the other side gets to read the last words.
#pragma once

#include <chrono>
#include <string_view>

#include "server/net/wire/beast_http.h"

namespace net::wire {

// Writes both parts; false if the client is gone or does not take them in time. The texts must live
// until it is done.
Task<bool> write_all(TcpStream& stream,
                     std::string_view head,
                     std::string_view body,
                     std::chrono::milliseconds limit);

// Says that nothing more will come, then reads away what the client still sends: closing with
// unread bytes resets the connection, and the client would lose our answer.
Task<void> linger(TcpStream& stream, std::chrono::milliseconds limit);

}  // namespace net::wire
