// Addresses of clients as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace net {

// The usual form of an address; an IPv4 address that travels as IPv6 (::ffff:1.2.3.4) is IPv4.
// Nothing if it is no address.
std::optional<std::string> plain_address(std::string_view text);

// Whom limits count together: one IPv4 address, or one IPv6 network of 64 bits ("2001:db8::/64"),
// because a single customer has all addresses in it.
std::string client_network(std::string_view address);

// An address of this very machine: 127.0.0.0/8 or ::1.
bool is_loopback(std::string_view address);

}  // namespace net
