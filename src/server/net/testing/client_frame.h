// Frames as a client sends them: for tests of WebSockets.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace net::testing {

// A head of any form, also of one that is longer than needed. Masked with zeroes.
inline std::string frame_head(unsigned first, std::size_t length, unsigned length_bytes) {
    const std::size_t mark = length_bytes == 0 ? length : length_bytes == 2 ? 126 : 127;
    std::string head{static_cast<char>(first), static_cast<char>(0x80U | mark)};
    for (unsigned left = length_bytes; left > 0; --left)
        head.push_back(static_cast<char>(length >> (8U * (left - 1)) & 0xffU));
    return head + std::string(4, '\0');
}

// The first byte holds the flags and the opcode: 0x81 is a whole text, 0xc1 a compressed one.
inline std::string frame(unsigned first, std::string_view payload) {
    const unsigned length_bytes = payload.size() < 126 ? 0 : payload.size() <= 0xffff ? 2 : 8;
    return frame_head(first, payload.size(), length_bytes) + std::string(payload);
}

}  // namespace net::testing
