// JSON against the description it was made from. Forms that a type has of its own may lie about
// their shape; nothing else can.
#pragma once

#include <string>

#include <boost/json/value.hpp>

#include "engine/json_form.h"

namespace engine::testing {

// Where the JSON is not what T is described as; empty if it is.
template <class T>
std::string misfit_of(const boost::json::value& json) {
    static Shapes shapes;
    static const Shape shape = shape_of<T>(shapes);
    const auto wrong = misfit(json, shape, shapes);
    return wrong ? wrong->text() : std::string();
}

}  // namespace engine::testing
