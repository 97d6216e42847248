// What stands where in the JSON of a type, as a value. Types, readers and pages for clients are
// made from it (tools/emit_shapes), so what JsonForm writes is described nowhere else.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <typeindex>
#include <utility>
#include <vector>

#include <boost/json/value.hpp>

#include "core/result.h"

namespace engine {

struct Shape {
    enum class Kind : std::uint8_t {
        Flag,
        Number,
        Text,
        Words,      // the same in each language
        Word,       // one of `words`; with `name` as the name of that list
        Id,         // a text that names something in the guide; `name` says what
        OrNull,     // null, or the part
        List,       // of the part
        PerName,    // an object with each of `words` as a key, and the part under it
        SomeNames,  // the same, but keys may be missing
        PerKey,     // an object with any keys; with a name they are ids of that kind
        Struct,     // `name` is that of a definition
    };
    Kind kind = Kind::Text;
    std::string name = {};
    std::vector<std::string> words = {};
    std::vector<Shape> parts = {};  // one or none

    const Shape& part() const { return parts.front(); }
    friend bool operator==(const Shape&, const Shape&) = default;
};

Shape word_of(std::type_index type, std::span<const std::string_view> names);
Shape id_of(std::type_index type);
Shape or_null(Shape part);
Shape list_of(Shape part);
// The same where null never stands.
Shape never_null(Shape shape);
// Sets and lists that grow never hold the value for "none".
Shape list_of_some(Shape part);
// An object whose keys are words or ids.
Shape per_name(Shape key, Shape part);
Shape some_names(Shape key, Shape part);

struct FieldShape {
    std::string name;
    Shape shape;
    bool may_lack = false;
    std::string meaning;
};

// An object with fields, or one of several structs.
struct Definition {
    std::string name;
    std::vector<FieldShape> fields;
    std::vector<std::string> alternatives;
    bool of_engine = false;  // the same in all games
};

// All definitions that a type is made of, each after those it needs; the type itself comes last.
class Shapes {
  public:
    // Whether the type is to be defined now; it has a definition already if not.
    bool begin(const std::string& name, std::type_index type);
    void define(Definition definition);

    const std::vector<Definition>& definitions() const { return definitions_; }
    const Definition& find(std::string_view name) const;
    // A name that two types have, which no client could tell apart; empty if there is none.
    std::string doubled_name() const;

  private:
    std::vector<std::pair<std::string, std::type_index>> begun_;
    std::vector<Definition> definitions_;
};

// The name of a C++ type without its namespaces, and whether it is one of the engine's.
std::string plain_name(std::type_index type);
bool is_of_engine(std::type_index type);

// The first place where the JSON is not of the shape; nothing if it fits. A field that is not
// described is a misfit, too.
std::optional<core::Error> misfit(const boost::json::value& json,
                                  const Shape& shape,
                                  const Shapes& shapes);

}  // namespace engine
