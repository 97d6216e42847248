// Checking a document against a JSON Schema: the part of draft 7 that content packs need.
#pragma once

#include <string_view>
#include <variant>

#include <boost/json/value.hpp>

#include "core/result.h"

namespace engine {

// The first error, at its path inside the document: "cards[3].cost: expected ..". A schema with a
// keyword that is not checked here is refused.
core::Result<std::monostate> check_schema(const boost::json::value& document,
                                          std::string_view schema_text);

}  // namespace engine
