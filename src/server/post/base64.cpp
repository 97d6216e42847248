#include "server/post/base64.h"

#include <cstdint>

namespace post {
namespace {

constexpr std::string_view kUsual =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view kOfAddresses =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string encoded(std::string_view bytes, std::string_view letters) {
    std::string text;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        held = (held << 8U) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 6; bits -= 6)
            text += letters[(held >> (bits - 6)) & 63U];
    }
    if (bits > 0)
        text += letters[(held << (6 - bits)) & 63U];
    return text;
}

}  // namespace

std::string base64(std::string_view bytes) {
    std::string text = encoded(bytes, kUsual);
    text.append((4 - text.size() % 4) % 4, '=');
    return text;
}

std::string base64_url(std::string_view bytes) { return encoded(bytes, kOfAddresses); }

std::optional<std::string> from_base64_url(std::string_view text) {
    while (text.ends_with('='))
        text.remove_suffix(1);
    std::string bytes;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char letter : text) {
        const std::size_t value = kOfAddresses.find(letter);
        if (value == std::string_view::npos)
            return std::nullopt;
        held = (held << 6U) | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>((held >> bits) & 255U);
        }
    }
    const bool is_whole = bits < 6 && (held & ((1U << bits) - 1)) == 0;
    return is_whole ? std::optional(bytes) : std::nullopt;
}

}  // namespace post
