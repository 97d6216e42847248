// Texts that people write: names, titles, chat. Trimmed, of bounded length, without control
// characters; everything else is allowed and stays text wherever it goes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace server {

inline constexpr std::size_t kMaxNameLetters = 24;
inline constexpr std::size_t kMaxTitleLetters = 60;
inline constexpr std::size_t kMaxChatLetters = 500;

// The text as it is kept, or nothing if it is empty, too long or not clean UTF-8.
std::optional<std::string> clean_text(std::string_view written, std::size_t max_letters);

}  // namespace server
