#include "server/wire_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace server::wire {

boost::json::value without_nulls(const boost::json::value& json) {
    if (const auto* list = json.if_array()) {
        boost::json::array items;
        for (const auto& item : *list)
            items.push_back(without_nulls(item));
        return items;
    }
    const auto* object = json.if_object();
    if (object == nullptr)
        return json;
    boost::json::object kept;
    for (const auto& field : *object)
        if (!field.value().is_null())
            kept.emplace(field.key(), without_nulls(field.value()));
    return kept;
}

}  // namespace server::wire
