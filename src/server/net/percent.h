// Percent-encoding of paths and queries, decoded strictly: what is odd is refused, not repaired.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace net {

// Nothing if an escape is broken or the result is not UTF-8.
std::optional<std::string> percent_decode(std::string_view text);

// The same for a part of a query, where "+" is a space.
std::optional<std::string> query_decode(std::string_view text);

// The path of a request. Also refuses what does not begin with "/", control characters,
// backslashes, escaped slashes and the segments "." and "..": a decoded path cannot climb out of
// anything.
std::optional<std::string> path_decode(std::string_view text);

// The value of a parameter in a query such as "since=41&name=J%C3%B6rg": the first of that name.
std::optional<std::string> query_parameter(std::string_view query, std::string_view name);

// Whether every part of a query can be decoded.
bool is_query(std::string_view query);

}  // namespace net
