// Where a server is: what stands behind --url.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/net/wire/asio.h"

namespace swarm {

struct Address {
    net::wire::Tcp::endpoint endpoint;
    std::string host;  // as the header Host wants it: "127.0.0.1:8080"
};

Address local_address(std::uint16_t port);

// "http://127.0.0.1:8080" or "http://localhost:8080", nothing behind it.
core::Result<Address> parse_url(std::string_view url);

}  // namespace swarm
