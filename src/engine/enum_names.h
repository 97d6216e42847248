// The enumerators of an enum are its stable ids: `PieceKind::AndroidExplorer` is "android_explorer"
// in notation, JSON and content. They stand nowhere a second time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace engine {

namespace enum_names {

inline constexpr std::size_t kMostEnumerators = 128;

// How the compiler writes a value: by its enumerator, or as a cast of a number if it has none.
template <auto kValue>
constexpr std::string_view written() {
    const std::string_view function = __PRETTY_FUNCTION__;
    const std::size_t begin = function.find("kValue = ") + 9;
    return function.substr(begin, function.find_first_of(";]", begin) - begin);
}

template <auto kValue>
constexpr std::string_view enumerator() {
    return written<kValue>().substr(written<kValue>().rfind(':') + 1);
}

constexpr bool is_upper(char letter) { return letter >= 'A' && letter <= 'Z'; }

// A capital begins a word, except the first letter and one behind another capital.
constexpr bool begins_word(std::string_view name, std::size_t at) {
    return at > 0 && is_upper(name[at]) && !is_upper(name[at - 1]);
}

constexpr std::size_t snake_size(std::string_view name) {
    std::size_t size = name.size();
    for (std::size_t at = 0; at < name.size(); ++at)
        size += begins_word(name, at) ? 1 : 0;
    return size;
}

template <auto kValue>
inline constexpr auto kLetters = [] {
    constexpr std::string_view name = enumerator<kValue>();
    std::array<char, snake_size(name)> letters{};
    std::size_t to = 0;
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (begins_word(name, at))
            letters[to++] = '_';
        letters[to++] = is_upper(name[at]) ? static_cast<char>(name[at] - 'A' + 'a') : name[at];
    }
    return letters;
}();

template <class Enum, std::size_t kAt = 0>
constexpr std::size_t count() {
    static_assert(kAt < kMostEnumerators);
    if constexpr (written<static_cast<Enum>(kAt)>().starts_with('('))
        return kAt;
    else
        return count<Enum, kAt + 1>();
}

template <class Enum, std::size_t... kAt>
constexpr std::array<std::string_view, sizeof...(kAt)> table(std::index_sequence<kAt...> /*all*/) {
    return {std::string_view(kLetters<static_cast<Enum>(kAt)>.data(),
                             kLetters<static_cast<Enum>(kAt)>.size())...};
}

template <class Enum>
inline constexpr auto kTable = table<Enum>(std::make_index_sequence<count<Enum>()>());

}  // namespace enum_names

// The ids of all enumerators, which count from 0 without gaps.
template <class Enum>
    requires std::is_enum_v<Enum>
constexpr std::span<const std::string_view> names_of_enumerators() {
    return enum_names::kTable<Enum>;
}

// For games: `using engine::enum_names::names_of` makes this the table of every enum that has no
// overload of its own.
namespace enum_names {

template <class Enum>
    requires std::is_enum_v<Enum>
constexpr std::span<const std::string_view> names_of(Enum /*type*/) {
    return names_of_enumerators<Enum>();
}

}  // namespace enum_names

}  // namespace engine
