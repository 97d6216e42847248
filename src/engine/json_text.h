// JSON as text: a strict reader with limits and exact places of errors, and a compact writer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "core/result.h"

namespace engine {

inline constexpr std::size_t kMaxJsonDepth = 32;

// Refuses what is not exactly one JSON value, nested too deep, longer than `max_bytes`, or has a
// key twice in one object. Errors stand at "line 3, column 14".
core::Result<boost::json::value> parse_json(std::string_view text, std::size_t max_bytes);

// One line without spaces; keys in the order in which they were inserted.
std::string json_text(const boost::json::value& json);

// The same at the end of a text, for writers that need no value in between.
void append_json(std::string& out, const boost::json::value& json);
void append_json_string(std::string& out, std::string_view text);
void append_json_number(std::string& out, std::int64_t number);

}  // namespace engine
