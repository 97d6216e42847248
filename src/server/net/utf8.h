// Well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing above U+10FFFF.
#pragma once

#include <cstddef>
#include <string_view>

namespace net {

// Length in bytes of the character at the front of `text`; 0 if there is none or it is ill-formed.
std::size_t utf8_front(std::string_view text);

bool is_utf8(std::string_view text);

// At most `max_bytes` from the front, never cutting a character in two.
std::string_view utf8_prefix(std::string_view text, std::size_t max_bytes);

}  // namespace net
