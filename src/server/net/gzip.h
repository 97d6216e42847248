// Texts in the form of gzip (RFC 1952), for clients that accept it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace net {

std::string gzip(std::string_view text);

// The check sum at the end of it.
std::uint32_t crc_of(std::string_view text);

}  // namespace net
