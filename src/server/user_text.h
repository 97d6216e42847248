// Texts that people write: names, titles, chat. What nobody can see, or what turns the direction of
// other people's text, never gets further than here; everything else stays text wherever it goes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace server {

inline constexpr std::size_t kMaxNameLetters = 24;
inline constexpr std::size_t kMaxTitleLetters = 60;
inline constexpr std::size_t kMaxChatLetters = 500;

// A title or a line of chat as it is kept: trimmed, without invisible characters and piles of
// marks. Nothing if nothing can be seen of it, if it is too long, has control characters or is no
// UTF-8.
std::optional<std::string> clean_text(std::string_view written, std::size_t max_letters);

// A name as it is kept. Stricter: invisible characters are refused, one letter or digit must be
// there, and its letters run in one direction.
std::optional<std::string> clean_name(std::string_view written);

// Whether the name could be taken for one that the program gives: to computers, or to seats of
// people whose accounts are gone.
bool is_reserved_name(std::string_view name);
inline constexpr std::string_view kComputerName = "Automaton";
inline constexpr std::string_view kGoneName = "Anonym";

// Two names as one that fits a seat: "Ada (Mira)".
std::string name_with(const std::string& name, const std::string& whose);

}  // namespace server
