// The messages as JSON Schema: what Boost.Describe knows of them.
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <vector>

#include <boost/core/demangle.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "server/wire_json.h"

namespace server {

// Collects the schemas of all types that it is asked for, and of those that they mention.
class SchemaBook {
  public:
    // A reference to the type's schema, or the schema itself for plain values.
    template <class T>
    boost::json::value schema() {
        if constexpr (std::is_same_v<T, std::string>)
            return {{"type", "string"}};
        else if constexpr (std::is_same_v<T, bool>)
            return {{"type", "boolean"}};
        else if constexpr (std::is_integral_v<T>)
            return {{"type", "integer"}};
        else if constexpr (std::is_same_v<T, boost::json::value>)
            return boost::json::object{};
        else
            return composed(static_cast<T*>(nullptr));
    }

    const boost::json::object& definitions() const { return definitions_; }

  private:
    template <class T>
    boost::json::value composed(std::vector<T>* /*type*/) {
        return {{"type", "array"}, {"items", schema<T>()}};
    }
    template <class T>
    boost::json::value composed(std::optional<T>* /*type*/) {
        return schema<T>();
    }
    template <wire::Word kWord>
    boost::json::value composed(wire::Tag<kWord>* /*type*/) {
        return {{"const", kWord.text()}};
    }
    template <class T>
    boost::json::value composed(T* /*type*/) {
        const std::string full = boost::core::demangle(typeid(T).name());
        const std::string name = full.substr(full.rfind(':') + 1);
        if (!definitions_.contains(name)) {
            definitions_[name] = nullptr;  // a type may mention itself
            definitions_[name] = definition<T>();
        }
        return {{"$ref", "#/components/schemas/" + name}};
    }

    template <class T>
    boost::json::value definition() {
        if constexpr (std::is_enum_v<T>) {
            boost::json::array words;
            for (const std::string_view word : wire::names_of(T{}))
                words.emplace_back(word);
            return {{"type", "string"}, {"enum", std::move(words)}};
        } else {
            T value{};
            PropertyWriter writer{*this, {}, {}};
            wire::visit_members(value, writer);
            return {{"type", "object"},
                    {"properties", std::move(writer.properties)},
                    {"required", std::move(writer.required)},
                    {"additionalProperties", false}};
        }
    }

    struct PropertyWriter {
        SchemaBook& book;
        boost::json::object properties;
        boost::json::array required;

        template <class Field>
        void operator()(std::string_view name, Field& /*field*/) {
            properties[name] = book.schema<Field>();
            required.emplace_back(name);
        }
        template <class Field>
        void operator()(std::string_view name, std::optional<Field>& /*field*/) {
            properties[name] = book.schema<Field>();
        }
    };

    boost::json::object definitions_;
};

}  // namespace server
