#include "engine/schema.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <regex>
#include <string>
#include <utility>
#include <variant>

#include <boost/json.hpp>

#include "engine/json_errors.h"
#include "engine/json_text.h"

namespace engine {
namespace {

namespace json = boost::json;
using MaybeError = std::optional<core::Error>;

constexpr std::size_t kMaxSchemaBytes = 1U << 20U;
constexpr int kMaxDepth = 64;  // a schema that refers to itself must not trap us

// A schema that demands what we do not check would be a broken promise, so it is refused.
constexpr std::array<std::string_view, 24> kKnownKeywords = {"$schema",
                                                             "$ref",
                                                             "title",
                                                             "description",
                                                             "definitions",
                                                             "type",
                                                             "enum",
                                                             "const",
                                                             "pattern",
                                                             "minimum",
                                                             "maximum",
                                                             "minLength",
                                                             "maxLength",
                                                             "minItems",
                                                             "maxItems",
                                                             "uniqueItems",
                                                             "items",
                                                             "additionalItems",
                                                             "required",
                                                             "properties",
                                                             "allOf",
                                                             "$id",
                                                             "additionalProperties",
                                                             "$comment"};

// Thrown for a fault of the schema itself; never leaves this file.
struct BrokenSchema {
    std::string what;
};

std::string_view text_of(const json::string& text) { return {text.data(), text.size()}; }

bool is_whole(const json::value& value) { return value.is_int64() || value.is_uint64(); }

bool has_type(const json::value& value, std::string_view type) {
    if (type == "object")
        return value.is_object();
    if (type == "array")
        return value.is_array();
    if (type == "string")
        return value.is_string();
    if (type == "boolean")
        return value.is_bool();
    if (type == "null")
        return value.is_null();
    if (type == "integer")
        return is_whole(value);
    if (type == "number")
        return value.is_number();
    throw BrokenSchema{"there is no type \"" + std::string(type) + "\""};
}

std::size_t letters(const json::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(text_of(text), [](char letter) {
        return (static_cast<unsigned char>(letter) & 0xc0U) != 0x80U;
    }));
}

// std::regex goes one call deeper for every letter, so a long text would overflow the stack.
constexpr std::size_t kLongestForPattern = 100;

bool is_like(const json::string& text, std::string_view pattern) {
    return text.size() <= kLongestForPattern
           && std::regex_search(std::string(text_of(text)), std::regex(std::string(pattern)));
}

class SchemaCheck {
  public:
    explicit SchemaCheck(const json::value& root) : root_(root) {}

    MaybeError check(const json::value& value, const json::value& schema, int depth = 0) const {
        if (schema.is_bool())
            return schema.get_bool() ? std::nullopt : MaybeError(core::Error{"", "not allowed"});
        if (!schema.is_object() || depth > kMaxDepth)
            throw BrokenSchema{"a part of it is no schema, or refers to itself"};
        const json::object& demands = schema.get_object();
        refuse_unknown(demands);
        MaybeError wrong = check_parts_of_schema(value, demands, depth);
        if (!wrong)
            wrong = check_value(value, demands);
        if (!wrong && value.is_string())
            wrong = check_text(value, demands);
        if (!wrong && value.is_number())
            wrong = check_number(value, demands);
        if (!wrong && value.is_object())
            wrong = check_object(value.get_object(), demands, depth);
        if (!wrong && value.is_array())
            wrong = check_array(value, demands, depth);
        return wrong;
    }

  private:
    static void refuse_unknown(const json::object& demands) {
        for (const auto& [keyword, demand] : demands)
            if (std::ranges::find(kKnownKeywords, std::string_view(keyword))
                == kKnownKeywords.end())
                throw BrokenSchema{"the keyword \"" + std::string(keyword) + "\" is not known"};
    }

    MaybeError check_parts_of_schema(const json::value& value,
                                     const json::object& demands,
                                     int depth) const {
        if (const json::value* reference = demands.if_contains("$ref"))
            if (auto wrong = check(value, target_of(*reference), depth + 1))
                return wrong;
        if (const json::value* all = demands.if_contains("allOf"))
            for (const json::value& part : all->as_array())
                if (auto wrong = check(value, part, depth + 1))
                    return wrong;
        return std::nullopt;
    }

    const json::value& target_of(const json::value& reference) const {
        const std::string_view path = text_of(reference.as_string());
        json::error_code missing;
        const json::value* target =
            path.starts_with("#/") ? root_.find_pointer(path.substr(1), missing) : nullptr;
        if (target == nullptr)
            throw BrokenSchema{"\"" + std::string(path) + "\" is not in it"};
        return *target;
    }

    static MaybeError check_value(const json::value& value, const json::object& demands) {
        if (const json::value* type = demands.if_contains("type")) {
            const json::array types = type->is_array() ? type->get_array() : json::array{*type};
            const bool fits = std::ranges::any_of(types, [&](const json::value& name) {
                return has_type(value, text_of(name.as_string()));
            });
            if (!fits)
                return expected("the type " + json_text(*type), value);
        }
        if (const json::value* choices = demands.if_contains("enum");
            choices != nullptr
            && std::ranges::find(choices->as_array(), value) == choices->as_array().end())
            return expected("one of " + json_text(*choices), value);
        if (const json::value* constant = demands.if_contains("const");
            constant != nullptr && *constant != value)
            return expected(json_text(*constant), value);
        return std::nullopt;
    }

    static MaybeError check_text(const json::value& value, const json::object& demands) {
        const json::string& text = value.get_string();
        if (const json::value* pattern = demands.if_contains("pattern");
            pattern != nullptr && !is_like(text, text_of(pattern->as_string())))
            return expected("a text like " + json_text(*pattern), value);
        const std::size_t length = letters(text);
        if (length < limit(demands, "minLength", 0) || length > limit(demands, "maxLength", length))
            return expected("a text of another length", value);
        return std::nullopt;
    }

    static MaybeError check_number(const json::value& value, const json::object& demands) {
        const double number = value.to_number<double>();
        if (const json::value* least = demands.if_contains("minimum");
            least != nullptr && number < least->to_number<double>())
            return expected("at least " + json_text(*least), value);
        if (const json::value* most = demands.if_contains("maximum");
            most != nullptr && number > most->to_number<double>())
            return expected("at most " + json_text(*most), value);
        return std::nullopt;
    }

    MaybeError check_object(const json::object& object,
                            const json::object& demands,
                            int depth) const {
        if (const json::value* required = demands.if_contains("required"))
            for (const json::value& field : required->as_array())
                if (!object.contains(field.as_string()))
                    return core::Error{std::string(text_of(field.as_string())), "missing"};
        for (const auto& [field, value] : object)
            if (auto wrong = check_field(field, value, demands, depth))
                return inside(std::string_view(field), *wrong);
        return std::nullopt;
    }

    MaybeError check_field(std::string_view field,
                           const json::value& value,
                           const json::object& demands,
                           int depth) const {
        const json::value* properties = demands.if_contains("properties");
        const json::value* known =
            properties == nullptr ? nullptr : properties->as_object().if_contains(field);
        if (known != nullptr)
            return check(value, *known, depth + 1);
        const json::value* others = demands.if_contains("additionalProperties");
        if (others == nullptr)
            return std::nullopt;
        if (*others == false)
            return core::Error{"", "unknown field"};
        return check(value, *others, depth + 1);
    }

    MaybeError check_array(const json::value& value, const json::object& demands, int depth) const {
        const json::array& list = value.get_array();
        const std::size_t size = list.size();
        if (auto wrong = check_list(
                value,
                {.least = limit(demands, "minItems", 0), .most = limit(demands, "maxItems", size)}))
            return wrong;
        if (const json::value* unique = demands.if_contains("uniqueItems");
            unique != nullptr && *unique == true)
            if (auto wrong = check_unique(list))
                return wrong;
        for (std::size_t i = 0; i < size; ++i)
            if (const json::value* schema = schema_of_item(demands, i))
                if (auto wrong = check(list[i], *schema, depth + 1))
                    return inside(i, *wrong);
        return std::nullopt;
    }

    static MaybeError check_unique(const json::array& list) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto earlier = std::find(list.begin(), list.begin() + i, list[i]) - list.begin();
            if (std::cmp_less(earlier, i))
                return inside(i, {"", "stands twice, first at " + std::to_string(earlier)});
        }
        return std::nullopt;
    }

    static const json::value* schema_of_item(const json::object& demands, std::size_t index) {
        const json::value* items = demands.if_contains("items");
        if (items == nullptr || !items->is_array())
            return items;
        if (index < items->get_array().size())
            return &items->get_array()[index];
        return demands.if_contains("additionalItems");
    }

    static std::size_t limit(const json::object& demands,
                             std::string_view keyword,
                             std::size_t otherwise) {
        const json::value* value = demands.if_contains(keyword);
        return value == nullptr ? otherwise : value->to_number<std::size_t>();
    }

    const json::value& root_;
};

}  // namespace

core::Result<std::monostate> check_schema(const json::value& document,
                                          std::string_view schema_text) {
    const auto schema = parse_json(schema_text, kMaxSchemaBytes);
    if (!schema)
        return core::Error{"schema, " + schema.error().where, schema.error().what};
    try {
        if (auto wrong = SchemaCheck(*schema).check(document, *schema))
            return *wrong;
        return std::monostate{};
    } catch (const BrokenSchema& broken) {
        return core::Error{"schema", broken.what};
    } catch (const std::exception& broken) {  // a keyword with a value of the wrong kind
        return core::Error{"schema", broken.what()};
    }
}

}  // namespace engine
