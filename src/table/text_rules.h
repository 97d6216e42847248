// Which texts of people a table takes: what is stored must be readable again.
#pragma once

#include <cstddef>
#include <string_view>

namespace table {

inline constexpr std::size_t kMaxWord = 64;
inline constexpr std::size_t kMaxName = 40;
inline constexpr std::size_t kMaxTitle = 100;

// Ids of tables, users, commands and levels: 1 to 64 visible ASCII characters without spaces.
bool is_word(std::string_view text);

// Up to `most` letters of valid UTF-8, no control characters; may be empty.
bool is_text(std::string_view text, std::size_t most);

// What a person is called at the table.
inline bool is_name(std::string_view text) { return !text.empty() && is_text(text, kMaxName); }

}  // namespace table
