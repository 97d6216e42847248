#include "engine/json_shape.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include <boost/core/demangle.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/json_errors.h"

namespace engine {

namespace json = boost::json;

Shape word_of(std::type_index type, std::span<const std::string_view> names) {
    return {
        .kind = Shape::Kind::Word, .name = plain_name(type), .words = {names.begin(), names.end()}};
}

Shape id_of(std::type_index type) { return {.kind = Shape::Kind::Id, .name = plain_name(type)}; }

Shape or_null(Shape part) { return {.kind = Shape::Kind::OrNull, .parts = {std::move(part)}}; }

Shape list_of(Shape part) { return {.kind = Shape::Kind::List, .parts = {std::move(part)}}; }

Shape never_null(Shape shape) {
    return shape.kind == Shape::Kind::OrNull ? shape.part() : std::move(shape);
}

Shape list_of_some(Shape part) { return list_of(never_null(std::move(part))); }

Shape per_name(Shape key, Shape part) {
    const bool listed = key.kind == Shape::Kind::Word;
    return {.kind = listed ? Shape::Kind::PerName : Shape::Kind::PerKey,
            .name = std::move(key.name),
            .words = std::move(key.words),
            .parts = {std::move(part)}};
}

Shape some_names(Shape key, Shape part) {
    Shape shape = per_name(std::move(key), std::move(part));
    if (shape.kind == Shape::Kind::PerName)
        shape.kind = Shape::Kind::SomeNames;
    return shape;
}

bool Shapes::begin(const std::string& name, std::type_index type) {
    if (std::ranges::find(begun_, std::pair(name, type)) != begun_.end())
        return false;
    begun_.emplace_back(name, type);
    return true;
}

void Shapes::define(Definition definition) { definitions_.push_back(std::move(definition)); }

const Definition& Shapes::find(std::string_view name) const {
    const auto found = std::ranges::find(definitions_, name, &Definition::name);
    assert(found != definitions_.end());
    return *found;
}

std::string Shapes::doubled_name() const {
    for (auto one = begun_.begin(); one != begun_.end(); ++one)
        for (auto other = std::next(one); other != begun_.end(); ++other)
            if (one->first == other->first)
                return one->first;
    return {};
}

std::string plain_name(std::type_index type) {
    const std::string full = boost::core::demangle(type.name());
    return full.substr(full.rfind(':') + 1);
}

bool is_of_engine(std::type_index type) {
    return boost::core::demangle(type.name()).starts_with("engine::");
}

namespace {

using Misfit = std::optional<core::Error>;

class Comparison {
  public:
    explicit Comparison(const Shapes& shapes) : shapes_(shapes) {}

    Misfit value(const json::value& json, const Shape& shape) const {
        switch (shape.kind) {
            case Shape::Kind::Flag: return when(json.is_bool(), "true or false", json);
            case Shape::Kind::Number: return number(json);
            case Shape::Kind::Text:
            case Shape::Kind::Id: return when(json.is_string(), "a text", json);
            case Shape::Kind::Words: return words(json);
            case Shape::Kind::Word: return word(json, shape);
            case Shape::Kind::OrNull: return json.is_null() ? Misfit() : value(json, shape.part());
            case Shape::Kind::List: return list(json, shape.part());
            case Shape::Kind::PerName:
            case Shape::Kind::SomeNames:
            case Shape::Kind::PerKey: return object(json, shape);
            case Shape::Kind::Struct: return defined(json, shapes_.find(shape.name));
        }
        return std::nullopt;
    }

  private:
    static Misfit when(bool fits, std::string_view what, const json::value& json) {
        return fits ? Misfit() : expected(std::string(what), json);
    }
    static Misfit number(const json::value& json) {
        return when(json.is_int64() || json.is_uint64(), "a whole number", json);
    }
    static bool holds(const std::vector<std::string>& words, std::string_view word) {
        return std::ranges::find(words, word) != words.end();
    }
    static Misfit word(const json::value& json, const Shape& shape) {
        return when(json.is_string() && holds(shape.words, json.get_string()),
                    "a word of " + shape.name,
                    json);
    }
    static Misfit words(const json::value& json) {
        const auto* both = json.if_object();
        return when(
            both != nullptr && both->size() == 2 && both->contains("en") && both->contains("de"),
            "words in both languages",
            json);
    }

    Misfit list(const json::value& json, const Shape& item) const {
        if (!json.is_array())
            return expected("a list", json);
        for (std::size_t i = 0; i < json.get_array().size(); ++i)
            if (const Misfit wrong = value(json.get_array()[i], item))
                return inside(i, *wrong);
        return std::nullopt;
    }

    Misfit object(const json::value& json, const Shape& shape) const {
        if (!json.is_object())
            return expected("an object", json);
        for (const auto& [key, item] : json.get_object()) {
            if (shape.kind != Shape::Kind::PerKey && !holds(shape.words, key))
                return inside(key, core::Error{"", "unknown key"});
            if (const Misfit wrong = value(item, shape.part()))
                return inside(key, *wrong);
        }
        return when(
            shape.kind != Shape::Kind::PerName || json.get_object().size() == shape.words.size(),
            "every key",
            json);
    }

    Misfit defined(const json::value& json, const Definition& definition) const {
        if (!json.is_object())
            return expected("an object", json);
        if (!definition.alternatives.empty())
            return one_of(json, definition);
        for (const auto& [key, item] : json.get_object())
            if (std::ranges::find(definition.fields, key, &FieldShape::name)
                == definition.fields.end())
                return inside(key, core::Error{"", "unknown field"});
        for (const FieldShape& field : definition.fields)
            if (const Misfit wrong = this->field(json.get_object(), field))
                return inside(field.name, *wrong);
        return std::nullopt;
    }

    Misfit field(const json::object& object, const FieldShape& field) const {
        const json::value* found = object.if_contains(field.name);
        if (found != nullptr)
            return value(*found, field.shape);
        return field.may_lack ? Misfit() : Misfit(core::Error{"", "missing"});
    }

    Misfit one_of(const json::value& json, const Definition& definition) const {
        const bool fits = std::ranges::any_of(definition.alternatives, [&](const auto& name) {
            return !defined(json, shapes_.find(name));
        });
        return when(fits, "one of the kinds of " + definition.name, json);
    }

    const Shapes& shapes_;
};

}  // namespace

std::optional<core::Error> misfit(const json::value& json,
                                  const Shape& shape,
                                  const Shapes& shapes) {
    return Comparison(shapes).value(json, shape);
}

}  // namespace engine
