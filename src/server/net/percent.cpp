#include "server/net/percent.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>

#include "server/net/split.h"
#include "server/net/utf8.h"

namespace net {
namespace {

std::optional<char> escaped_byte(std::string_view digits) {
    std::uint8_t byte = 0;
    const auto [stop, failed] =
        std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
    if (digits.size() != 2 || failed != std::errc{} || stop != digits.data() + digits.size())
        return std::nullopt;
    return static_cast<char>(byte);
}

std::optional<std::string> decode(std::string_view text, char plus) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i] == '+' ? plus : text[i];
            continue;
        }
        const auto byte = escaped_byte(text.substr(i + 1, 2));
        if (!byte)
            return std::nullopt;
        out += *byte;
        i += 2;
    }
    return is_utf8(out) ? std::optional(out) : std::nullopt;
}

bool is_control(char letter) {
    const auto code = static_cast<std::uint8_t>(letter);
    return code < 0x20 || code == 0x7f;
}

bool has_dot_segment(std::string_view path) {
    return any_part(path, '/', [](std::string_view part) { return part == "." || part == ".."; });
}

}  // namespace

std::optional<std::string> percent_decode(std::string_view text) { return decode(text, '+'); }

std::optional<std::string> query_decode(std::string_view text) { return decode(text, ' '); }

std::optional<std::string> path_decode(std::string_view text) {
    const auto path = percent_decode(text);
    if (!path || !path->starts_with('/'))
        return std::nullopt;
    if (std::ranges::count(*path, '/') != std::ranges::count(text, '/'))
        return std::nullopt;  // a slash was escaped
    if (path->find('\\') != std::string::npos || std::ranges::any_of(*path, is_control))
        return std::nullopt;
    return has_dot_segment(*path) ? std::nullopt : path;
}

std::optional<std::string> query_parameter(std::string_view query, std::string_view name) {
    std::optional<std::string> value;
    any_part(query, '&', [&](std::string_view part) {
        const auto [key, text] = cut(part, '=');
        if (query_decode(key) != name)
            return false;
        value = query_decode(text);
        return true;
    });
    return value;
}

bool is_query(std::string_view query) {
    return !any_part(query, '&', [](std::string_view part) {
        const auto [key, text] = cut(part, '=');
        return !query_decode(key) || !query_decode(text);
    });
}

}  // namespace net
