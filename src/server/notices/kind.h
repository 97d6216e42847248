// What people can be told, and the ways to them. The words are those of the store and of messages.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace notices {

enum class Kind : std::uint8_t {
    YourTurn,
    GameBegan,
    GameEnded,
    Request,     // somebody asks for an undo, a pause, ...
    Invitation,  // a seat is kept for them
    Reminder,    // before their time runs out
    Mention,     // in a chat
    Pairing,     // a tournament has a game for them
};
inline constexpr std::array<std::string_view, 8> kKindWords = {"your_turn",
                                                               "game_began",
                                                               "game_ended",
                                                               "request",
                                                               "invitation",
                                                               "reminder",
                                                               "mention",
                                                               "pairing"};
inline constexpr std::size_t kKinds = kKindWords.size();

enum class Way : std::uint8_t { Push, Mail, Feed, Hook };
inline constexpr std::array<std::string_view, 4> kWayWords = {"push", "mail", "feed", "hook"};
inline constexpr std::size_t kWays = kWayWords.size();

constexpr std::string_view word_of(Kind kind) { return kKindWords[static_cast<std::size_t>(kind)]; }
constexpr std::string_view word_of(Way way) { return kWayWords[static_cast<std::size_t>(way)]; }

template <class Enum, std::size_t N>
constexpr std::optional<Enum> named_in(const std::array<std::string_view, N>& words,
                                       std::string_view word) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == word)
            return static_cast<Enum>(i);
    return std::nullopt;
}
constexpr std::optional<Kind> kind_named(std::string_view word) {
    return named_in<Kind>(kKindWords, word);
}
constexpr std::optional<Way> way_named(std::string_view word) {
    return named_in<Way>(kWayWords, word);
}

}  // namespace notices
