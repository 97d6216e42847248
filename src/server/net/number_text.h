// A number as the shortest text that reads back as the same number, whatever the locale.
#pragma once

#include <array>
#include <charconv>
#include <string>

namespace net {

inline std::string number_text(double number) {
    std::array<char, 32> text{};
    const auto [end, failed] = std::to_chars(text.data(), text.data() + text.size(), number);
    return failed == std::errc{} ? std::string(text.data(), end) : "0";
}

}  // namespace net
