#include "server/net/utf8.h"

#include <cstdint>

namespace net {
namespace {

std::uint8_t byte_at(std::string_view text, std::size_t at) {
    return static_cast<std::uint8_t>(text[at]);
}

bool is_between(std::uint8_t byte, unsigned low, unsigned high) {
    return byte >= low && byte <= high;
}

std::size_t length_by_lead(std::uint8_t lead) {
    if (lead < 0x80)
        return 1;
    if (is_between(lead, 0xc2, 0xdf))
        return 2;
    if (is_between(lead, 0xe0, 0xef))
        return 3;
    return is_between(lead, 0xf0, 0xf4) ? 4 : 0;
}

// The second byte shuts out overlong forms (e0, f0), surrogates (ed) and what is too high (f4).
bool second_fits(std::uint8_t lead, std::uint8_t second) {
    switch (lead) {
        case 0xe0: return is_between(second, 0xa0, 0xbf);
        case 0xed: return is_between(second, 0x80, 0x9f);
        case 0xf0: return is_between(second, 0x90, 0xbf);
        case 0xf4: return is_between(second, 0x80, 0x8f);
        default: return is_between(second, 0x80, 0xbf);
    }
}

}  // namespace

std::size_t utf8_front(std::string_view text) {
    if (text.empty())
        return 0;
    const std::size_t length = length_by_lead(byte_at(text, 0));
    if (length > text.size())
        return 0;
    if (length >= 2 && !second_fits(byte_at(text, 0), byte_at(text, 1)))
        return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if (!is_between(byte_at(text, i), 0x80, 0xbf))
            return 0;
    }
    return length;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_front(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string_view utf8_prefix(std::string_view text, std::size_t max_bytes) {
    if (text.size() <= max_bytes)
        return text;
    std::size_t end = max_bytes;
    while (end > 0 && (byte_at(text, end) & 0xc0U) == 0x80)
        --end;
    return text.substr(0, end);
}

}  // namespace net
