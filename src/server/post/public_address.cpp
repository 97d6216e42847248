#include "server/post/public_address.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <string>

#include <arpa/inet.h>

namespace post {
namespace {

struct Network {
    std::uint32_t first;
    unsigned bits;
};

// RFC 6890 and its successors: loopback, private, shared, link-local, documentation, tests,
// multicast, reserved.
constexpr std::array kClosed = {Network{0x00000000, 8},
                                Network{0x0a000000, 8},
                                Network{0x64400000, 10},
                                Network{0x7f000000, 8},
                                Network{0xa9fe0000, 16},
                                Network{0xac100000, 12},
                                Network{0xc0000000, 24},
                                Network{0xc0000200, 24},
                                Network{0xc0586300, 24},
                                Network{0xc0a80000, 16},
                                Network{0xc6120000, 15},
                                Network{0xc6336400, 24},
                                Network{0xcb007100, 24},
                                Network{0xe0000000, 3}};

bool is_public_ipv4(std::uint32_t address) {
    for (const Network& network : kClosed)
        if ((address ^ network.first) >> (32 - network.bits) == 0)
            return false;
    return true;
}

using Bytes = std::array<std::uint8_t, 16>;

std::uint32_t ipv4_in(const Bytes& bytes, std::size_t at) {
    std::uint32_t address = 0;
    for (std::size_t i = at; i < at + 4; ++i)
        address = (address << 8U) | bytes[i];
    return address;
}

bool begins(const Bytes& bytes, std::string_view prefix) {
    return std::memcmp(bytes.data(), prefix.data(), prefix.size()) == 0;
}

// Only 2000::/3 is given out. Inside of it stand forms that carry an IPv4 address, and networks for
// documentation and tests.
bool is_public_ipv6(const Bytes& bytes) {
    using namespace std::string_view_literals;
    if (begins(bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff"sv)
        || begins(bytes, "\0\x64\xff\x9b\0\0\0\0\0\0\0\0"sv))
        return is_public_ipv4(ipv4_in(bytes, 12));
    if ((bytes[0] & 0xe0U) != 0x20)
        return false;
    if (begins(bytes, "\x20\x02"sv))  // 6to4
        return is_public_ipv4(ipv4_in(bytes, 2));
    const bool is_special = begins(bytes, "\x20\x01\x0d\xb8"sv) || begins(bytes, "\x3f\xff"sv)
                            || (begins(bytes, "\x20\x01"sv) && bytes[2] < 2);  // Teredo and others
    return !is_special;
}

}  // namespace

bool is_public_address(std::string_view address) {
    const std::string text(address);
    std::uint32_t four = 0;
    if (inet_pton(AF_INET, text.c_str(), &four) == 1)
        return is_public_ipv4(ntohl(four));
    Bytes six{};
    return inet_pton(AF_INET6, text.c_str(), six.data()) == 1 && is_public_ipv6(six);
}

}  // namespace post
