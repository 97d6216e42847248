// What a terminal is like: its language, its colours, and lines typed into it.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/result.h"
#include "engine/message.h"

namespace app {

inline constexpr std::string_view kClearScreen = "\x1b[2J\x1b[3J\x1b[H";

bool output_is_terminal();
bool input_is_terminal();

// Colours only on a terminal, and not against anybody's wish (--no-colour, NO_COLOR).
bool wants_colour(bool forbidden);

// Writes to standard output and reports trouble, which a full disk makes with long texts.
core::Result<std::monostate> print_all(std::string_view text);

// "en" or "de"; an empty word means what LC_ALL, LC_MESSAGES or LANG say.
core::Result<engine::Language> parse_language(std::string_view word);

// The next line without its end, or nothing after the last. A line longer than `longest` bytes is
// cut to one byte more than that, so that a reader can tell.
std::optional<std::string> read_line(std::istream& in, std::size_t longest);

}  // namespace app
