#include "swarm/wire/address.h"

#include <algorithm>
#include <charconv>

namespace swarm {
namespace {

namespace wire = net::wire;
namespace asio = wire::asio;

constexpr std::string_view kScheme = "http://";
constexpr std::uint16_t kStandardPort = 80;

core::Error bad(std::string_view url, const std::string& what) {
    return {"url", "\"" + std::string(url) + "\" " + what};
}

core::Result<asio::ip::address> look_up(const std::string& host) {
    asio::io_context io;
    wire::ErrorCode failed;
    const auto found = asio::ip::tcp::resolver(io).resolve(wire::Tcp::v4(), host, "", failed);
    if (failed)
        return core::Error{"url", host + ": " + failed.message()};
    return found.begin()->endpoint().address();
}

}  // namespace

Address local_address(std::uint16_t port) {
    return {{asio::ip::address_v4::loopback(), port}, "127.0.0.1:" + std::to_string(port)};
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
    return Address{{*host, port}, std::string(rest)};
}

}  // namespace swarm
