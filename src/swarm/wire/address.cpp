#include "swarm/wire/address.h"

#include <charconv>
#include <memory>

#include <netdb.h>

namespace swarm {
namespace {

constexpr std::string_view kScheme = "http://";
constexpr std::uint16_t kStandardPort = 80;

core::Error bad(std::string_view url, const std::string& what) {
    return {"url", "\"" + std::string(url) + "\" " + what};
}

core::Result<in_addr> look_up(const std::string& host) {
    addrinfo hints{};
    hints.ai_family = AF_INET;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (const int failed = getaddrinfo(host.c_str(), nullptr, &hints, &found); failed != 0)
        return core::Error{"url", host + ": " + gai_strerror(failed)};
    const std::unique_ptr<addrinfo, void (*)(addrinfo*)> guard(found, freeaddrinfo);
    return reinterpret_cast<const sockaddr_in*>(found->ai_addr)->sin_addr;
}

}  // namespace

Address local_address(std::uint16_t port) {
    Address address;
    address.socket.sin_family = AF_INET;
    address.socket.sin_port = htons(port);
    address.socket.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.host = "127.0.0.1:" + std::to_string(port);
    return address;
}

core::Result<Address> parse_url(std::string_view url) {
    if (!url.starts_with(kScheme))
        return bad(url, "does not begin with http://");
    std::string_view rest = url.substr(kScheme.size());
    if (rest.ends_with('/'))
        rest.remove_suffix(1);
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const std::string_view digits = rest.substr(std::min(colon + 1, rest.size()));
    std::uint16_t port = kStandardPort;
    if (colon < rest.size()) {
        const auto [end, failed] =
            std::from_chars(digits.data(), digits.data() + digits.size(), port);
        if (failed != std::errc{} || end != digits.data() + digits.size() || port == 0)
            return bad(url, "has no port between 1 and 65535");
    }
    const auto host = look_up(std::string(rest.substr(0, colon)));
    if (!host)
        return host.error();
    Address address = local_address(port);
    address.socket.sin_addr = *host;
    address.host = rest;
    return address;
}

}  // namespace swarm
