// Cutting texts at separators, without copies.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

namespace net {

// What stands before the first separator and what after it; nothing after it if there is none.
constexpr std::pair<std::string_view, std::string_view> cut(std::string_view text, char separator) {
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos)
        return {text, {}};
    return {text.substr(0, at), text.substr(at + 1)};
}

// Calls `found` with each part until it says true; whether it did.
template <class Found>
constexpr bool any_part(std::string_view text, char separator, Found&& found) {
    while (true) {
        const std::size_t at = text.find(separator);
        if (found(text.substr(0, at)))
            return true;
        if (at == std::string_view::npos)
            return false;
        text.remove_prefix(at + 1);
    }
}

// Without spaces and tabs at both ends.
constexpr std::string_view trim(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

constexpr char to_lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter;
}

// Names of headers and encodings: ASCII, upper and lower case are one.
constexpr bool equal_ignoring_case(std::string_view left, std::string_view right) {
    if (left.size() != right.size())
        return false;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (to_lower(left[i]) != to_lower(right[i]))
            return false;
    }
    return true;
}

}  // namespace net
