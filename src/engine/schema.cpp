#include "engine/schema.h"

#ifndef VALIJSON_USE_EXCEPTIONS
#define VALIJSON_USE_EXCEPTIONS 1  // else a broken schema ends the program
#endif

#include <algorithm>
#include <array>
#include <exception>
#include <optional>
#include <ranges>
#include <stdexcept>  // valijson includes it inside its namespace
#include <string>

#include <valijson/adapters/boost_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "engine/json_errors.h"
#include "engine/json_text.h"
#include "engine/schema_demands.h"

namespace engine {
namespace {

namespace json = boost::json;
using Complaint = valijson::ValidationResults::Error;
using valijson::adapters::BoostJsonAdapter;

constexpr std::size_t kMaxSchemaBytes = 1U << 20U;

// valijson tells which keyword failed but not what it demands: how to know it, and how to say it.
struct Wording {
    std::string_view clue;
    const char* keyword;
    std::string_view words;
};
constexpr std::array<Wording, 6> kWordings = {{
    {"'type'", "type", "the type "},
    {"enum", "enum", "one of "},
    {"'const'", "const", ""},
    {"'pattern'", "pattern", "a text like "},
    {"number less", "maximum", "at most "},
    {"number greater", "minimum", "at least "},
}};

// Complaints about parts come before those about the whole, so the first is a precise one.
std::optional<Complaint> first_complaint(const json::value& document, const json::value& schema) {
    valijson::Schema compiled;
    valijson::SchemaParser().populateSchema(BoostJsonAdapter(schema), compiled);
    valijson::ValidationResults complaints;
    if (valijson::Validator().validate(compiled, BoostJsonAdapter(document), &complaints))
        return std::nullopt;
    return *complaints.begin();
}

// valijson writes a path as "<root>", "[cards]", "[3]".
SchemaPath path_of(const Complaint& complaint) {
    SchemaPath path;
    for (const std::string& step : complaint.context) {
        if (step.front() == '[')
            path.push_back(step.substr(1, step.size() - 2));
    }
    return path;
}

bool is_number(const std::string& step) {
    return std::ranges::all_of(step, [](char letter) { return letter >= '0' && letter <= '9'; });
}

core::Error at_path(const SchemaPath& path, core::Error error) {
    for (const std::string& step : std::views::reverse(path))
        error = inside(is_number(step) ? "[" + step + "]" : step, std::move(error));
    return error;
}

// The name in quotes at the end: "Missing required property 'cost'."
std::string last_name(const std::string& description) {
    const std::size_t close = description.rfind('\'');
    const std::size_t open = description.rfind('\'', close - 1);
    return description.substr(open + 1, close - open - 1);
}

std::optional<core::Error> about_fields(const std::string& description) {
    if (description.starts_with("Missing required property"))
        return core::Error{last_name(description), "missing"};
    if (description.starts_with("Object contains a property"))
        return core::Error{last_name(description), "unknown field"};
    return std::nullopt;
}

std::optional<core::Error> about_value(const Wording& wording,
                                       const std::vector<const json::object*>& demands,
                                       const json::value& found) {
    for (const json::object* demand : demands) {
        const json::value* wanted = demand->if_contains(wording.keyword);
        if (wanted != nullptr && first_complaint(found, json::object{{wording.keyword, *wanted}}))
            return expected(std::string(wording.words) + json_text(*wanted), found);
    }
    return std::nullopt;
}

core::Error explain(const Complaint& complaint,
                    const json::value& document,
                    const json::value& schema) {
    const std::string& description = complaint.description;
    if (auto error = about_fields(description))
        return *error;
    const SchemaPath path = path_of(complaint);
    const json::value* found = value_at(document, path);
    const auto* wording = std::ranges::find_if(kWordings, [&](const Wording& each) {
        return description.find(each.clue) != std::string::npos;
    });
    if (found != nullptr && wording != kWordings.end()) {
        if (auto error = about_value(*wording, demands_at(schema, path), *found))
            return *error;
    }
    return {"", description};
}

}  // namespace

core::Result<std::monostate> check_schema(const json::value& document,
                                          std::string_view schema_text) {
    const auto schema = parse_json(schema_text, kMaxSchemaBytes);
    if (!schema)
        return core::Error{"schema, " + schema.error().where, schema.error().what};
    try {
        const auto complaint = first_complaint(document, *schema);
        if (!complaint)
            return std::monostate{};
        return at_path(path_of(*complaint), explain(*complaint, document, *schema));
    } catch (const std::exception& broken) {
        return core::Error{"schema", broken.what()};
    }
}

}  // namespace engine
