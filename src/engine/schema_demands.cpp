#include "engine/schema_demands.h"

#include <charconv>
#include <optional>
#include <string_view>

#include <boost/json/array.hpp>

namespace engine {
namespace {

namespace json = boost::json;

constexpr int kMaxReferences = 32;  // a schema that refers to itself must not trap us

std::optional<std::size_t> list_index(std::string_view step) {
    std::size_t index = 0;
    const auto read = std::from_chars(step.data(), step.data() + step.size(), index);
    if (read.ec != std::errc{} || read.ptr != step.data() + step.size())
        return std::nullopt;
    return index;
}

const json::value* child_of(const json::value& value, const std::string& step) {
    if (const auto* object = value.if_object())
        return object->if_contains(step);
    const auto index = list_index(step);
    return value.is_array() && index ? value.get_array().if_contains(*index) : nullptr;
}

const json::value* child_of(const json::object& object,
                            const char* keyword,
                            const std::string& step) {
    const json::value* part = object.if_contains(keyword);
    return part == nullptr ? nullptr : child_of(*part, step);
}

// The schema of a field or item of what `schema` describes.
const json::value* inner_schema(const json::object& schema, const std::string& step) {
    if (const auto* field = child_of(schema, "properties", step))
        return field;
    if (!list_index(step))
        return schema.if_contains("additionalProperties");
    const json::value* items = schema.if_contains("items");
    if (items == nullptr || items->is_object())
        return items;
    const json::value* item = child_of(*items, step);
    return item != nullptr ? item : schema.if_contains("additionalItems");
}

class Collector {
  public:
    explicit Collector(const json::value& root) : root_(root) {}

    void visit(const json::value& schema, std::span<const std::string> path) {
        const auto* object = schema.if_object();
        if (object == nullptr)
            return;
        visit_combined(*object, path);
        if (path.empty()) {
            found_.push_back(object);
        } else if (const auto* inner = inner_schema(*object, path.front())) {
            visit(*inner, path.subspan(1));
        }
    }
    std::vector<const json::object*> take() { return std::move(found_); }

  private:
    void visit_combined(const json::object& schema, std::span<const std::string> path) {
        if (const auto* target = schema.if_contains("$ref"))
            visit_reference(*target, path);
        for (const char* keyword : {"allOf", "anyOf", "oneOf"}) {
            const auto* branches = schema.if_contains(keyword);
            if (branches == nullptr || !branches->is_array())
                continue;
            for (const json::value& branch : branches->get_array())
                visit(branch, path);
        }
    }
    void visit_reference(const json::value& target, std::span<const std::string> path) {
        if (!target.is_string() || !target.get_string().starts_with("#/"))
            return;
        json::error_code missing;
        const auto* schema =
            root_.find_pointer(json::string_view(target.get_string()).substr(1), missing);
        if (schema == nullptr || ++references_ > kMaxReferences)
            return;
        visit(*schema, path);
    }

    const json::value& root_;
    int references_ = 0;
    std::vector<const json::object*> found_;
};

}  // namespace

const json::value* value_at(const json::value& document, const SchemaPath& path) {
    const json::value* value = &document;
    for (const std::string& step : path)
        value = value == nullptr ? nullptr : child_of(*value, step);
    return value;
}

std::vector<const json::object*> demands_at(const json::value& schema, const SchemaPath& path) {
    Collector collector(schema);
    collector.visit(schema, path);
    return collector.take();
}

}  // namespace engine
