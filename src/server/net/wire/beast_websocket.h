// Beast's WebSocket stream; see asio.h.
#pragma once

// clang-format off: beast_http.h brings asio.h with the macros, so it comes first
#include "server/net/wire/beast_http.h"

#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
// clang-format on

namespace net::wire {

namespace websocket = boost::beast::websocket;

}  // namespace net::wire
