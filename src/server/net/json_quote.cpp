#include "server/net/json_quote.h"

#include <cstddef>
#include <cstdint>

#include "server/net/utf8.h"

namespace net {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";

void append_escaped(std::string& out, char letter) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto code = static_cast<std::uint8_t>(letter);
    switch (letter) {
        case '"': out += "\\\""; return;
        case '\\': out += "\\\\"; return;
        case '\n': out += "\\n"; return;
        case '\r': out += "\\r"; return;
        case '\t': out += "\\t"; return;
        default: break;
    }
    if (code >= 0x20 && code != 0x7f) {
        out += letter;
        return;
    }
    out += "\\u00";
    out += kDigits[code >> 4U];
    out += kDigits[code & 0xfU];
}

}  // namespace

std::string json_quote(std::string_view text) {
    std::string out = "\"";
    out.reserve(text.size() + 2);
    while (!text.empty()) {
        const std::size_t length = utf8_front(text);
        if (length == 1)
            append_escaped(out, text.front());
        else
            out += length == 0 ? kReplacement : text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out + '"';
}

}  // namespace net
