#include "server/net/address.h"

#include <algorithm>
#include <array>
#include <cstring>

#include <arpa/inet.h>

namespace net {
namespace {

std::optional<in_addr> ipv4(const std::string& text) {
    in_addr address{};
    return inet_pton(AF_INET, text.c_str(), &address) == 1 ? std::optional(address) : std::nullopt;
}

std::optional<in6_addr> ipv6(const std::string& text) {
    in6_addr address{};
    return inet_pton(AF_INET6, text.c_str(), &address) == 1 ? std::optional(address) : std::nullopt;
}

std::string text_of(const in_addr& address) {
    std::array<char, INET_ADDRSTRLEN> text{};
    return inet_ntop(AF_INET, &address, text.data(), text.size());
}

std::string text_of(const in6_addr& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    return inet_ntop(AF_INET6, &address, text.data(), text.size());
}

in_addr mapped_ipv4(const in6_addr& address) {
    in_addr mapped{};
    std::memcpy(&mapped, &address.s6_addr[12], sizeof mapped);
    return mapped;
}

}  // namespace

std::optional<std::string> plain_address(std::string_view text) {
    const std::string address(text);
    if (const auto four = ipv4(address))
        return text_of(*four);
    const auto six = ipv6(address);
    if (!six)
        return std::nullopt;
    return IN6_IS_ADDR_V4MAPPED(&*six) ? text_of(mapped_ipv4(*six)) : text_of(*six);
}

std::string client_network(std::string_view address) {
    std::string plain = plain_address(address).value_or(std::string(address));
    auto six = ipv6(plain);
    if (!six)
        return plain;
    std::fill(std::begin(six->s6_addr) + 8, std::end(six->s6_addr), 0);
    return text_of(*six) + "/64";
}

bool is_loopback(std::string_view address) {
    const std::string plain = plain_address(address).value_or("");
    return plain.starts_with("127.") || plain == "::1";
}

}  // namespace net
