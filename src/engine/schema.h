// Checking a document against a JSON Schema (draft 7).
#pragma once

#include <string_view>
#include <variant>

#include <boost/json/value.hpp>

#include "core/result.h"

namespace engine {

// The first of the deepest errors, at its path inside the document: "cards[3].cost: expected ..".
core::Result<std::monostate> check_schema(const boost::json::value& document,
                                          std::string_view schema_text);

}  // namespace engine
