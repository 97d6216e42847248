// Complaints about JSON values: what was expected, what was found, and the path to it.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "core/result.h"

namespace engine {

// The value as JSON text, cut short if it is long.
std::string found_text(const boost::json::value& json);

core::Error expected(std::string_view what, const boost::json::value& found);

// The same error seen from one level further out: inside("seats", inside(1, error)) is at seats[1].
core::Error inside(std::string_view field, core::Error error);
core::Error inside(std::size_t index, core::Error error);

// Whether the value is a list of a length that fits.
struct ListSize {
    std::size_t least = 0;
    std::size_t most = std::numeric_limits<std::size_t>::max();
};
std::optional<core::Error> check_list(const boost::json::value& json, ListSize size);

// Which of the names a JSON string is.
core::Result<std::size_t> index_of_name(std::span<const std::string_view> names,
                                        const boost::json::value& json);

}  // namespace engine
