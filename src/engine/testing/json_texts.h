// All texts in a JSON document, for tests that look for words in it.
#pragma once

#include <set>
#include <string>

#include <boost/json/value.hpp>

namespace engine::testing {

inline void collect_texts(const boost::json::value& value, std::set<std::string>& texts) {
    if (const auto* text = value.if_string())
        texts.insert(std::string(*text));
    if (const auto* list = value.if_array())
        for (const boost::json::value& item : *list)
            collect_texts(item, texts);
    if (const auto* object = value.if_object())
        for (const auto& field : *object)
            collect_texts(field.value(), texts);
}

}  // namespace engine::testing
