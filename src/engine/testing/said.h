// What an English text says, for tests that play what is written on a card.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engine::testing {

inline bool says(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}

inline std::vector<std::string> parts_of(std::string text, std::string_view between) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t at = text.find(between);
        parts.push_back(text.substr(0, at));
        if (at == std::string::npos)
            return parts;
        text.erase(0, at + between.size());
    }
}

inline int first_number(const std::string& text) {
    const std::size_t at = text.find_first_of("0123456789");
    return at == std::string::npos ? 0 : std::stoi(text.substr(at));
}

}  // namespace engine::testing
