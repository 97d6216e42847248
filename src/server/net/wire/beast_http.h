// Beast's HTTP parser and its stream with timeouts; see asio.h.
#pragma once

// clang-format off: asio.h sets the macros, so it comes first
#include "server/net/wire/asio.h"

#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
// clang-format on

namespace net::wire {

namespace beast = boost::beast;
namespace http = boost::beast::http;

using TcpStream = beast::basic_stream<Tcp, Executor>;
using HttpParser = http::request_parser<http::string_body>;
using HttpRequest = http::request<http::string_body>;

}  // namespace net::wire
