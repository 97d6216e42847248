// Words of notation and options as values.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace engine {

// The value of that name. names_of(Enum{}) lists the names in the order of the values.
template <class Enum>
std::optional<Enum> named(std::string_view name) {
    const std::span<const std::string_view> names = names_of(Enum{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

template <class Enum>
constexpr std::string_view name_of(Enum value) {
    return names_of(value)[static_cast<std::size_t>(value)];
}

// A number as it is written: no sign, no leading zero.
inline std::optional<int> number_up_to(std::string_view text, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most
        || text != std::to_string(value))
        return std::nullopt;
    return value;
}

// The parts between the separators; empty ones too.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    std::size_t from = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at != text.size() && text[at] != separator)
            continue;
        parts.push_back(text.substr(from, at - from));
        from = at + 1;
    }
    return parts;
}

// What is said of a text that no action of the game is written as.
inline core::Error no_action(std::string_view game, std::string_view text) {
    constexpr std::size_t kMostQuoted = 60;
    return {"action",
            "\"" + std::string(text.substr(0, kMostQuoted)) + "\" is no action of "
                + std::string(game)};
}

}  // namespace engine
