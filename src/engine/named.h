// Words of notation and options as values.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

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

// A number as it is written: no sign, no leading zero.
inline std::optional<int> number_up_to(std::string_view text, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most
        || text != std::to_string(value))
        return std::nullopt;
    return value;
}

}  // namespace engine
