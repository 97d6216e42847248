#include "engine/json_fields.h"

#include <algorithm>

namespace engine {

FieldReader::FieldReader(const boost::json::value& json) : object_(json.if_object()) {
    if (object_ == nullptr)
        error_ = expected("an object", json);
}

const boost::json::value* FieldReader::next(std::string_view name) {
    asked_.push_back(name);
    if (error_)
        return nullptr;
    const boost::json::value* json = object_->if_contains(name);
    if (json == nullptr)
        error_ = core::Error{std::string(name), "missing"};
    return json;
}

bool FieldReader::is_absent(std::string_view optional_name) {
    if (object_ == nullptr || object_->contains(optional_name))
        return false;
    asked_.push_back(optional_name);
    return true;
}

// An unknown field is told first: with a misspelt name it is the cause of the missing one.
std::optional<core::Error> FieldReader::finish() {
    if (object_ == nullptr)
        return error_;
    for (const auto& field : *object_) {
        const std::string_view name(field.key().data(), field.key().size());
        if (std::ranges::find(asked_, name) == asked_.end())
            return core::Error{std::string(name), "unknown field"};
    }
    return error_;
}

}  // namespace engine
