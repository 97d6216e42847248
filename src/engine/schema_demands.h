// What a JSON Schema demands at one place of a document, looked up in the schema's text.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace engine {

// Names of fields and indices of lists, from the root of a document.
using SchemaPath = std::vector<std::string>;

const boost::json::value* value_at(const boost::json::value& document, const SchemaPath& path);

// All parts of the schema that speak about the place: the one reached through properties and items,
// and whatever it refers to or combines. Pointers into `schema`.
std::vector<const boost::json::object*> demands_at(const boost::json::value& schema,
                                                   const SchemaPath& path);

}  // namespace engine
