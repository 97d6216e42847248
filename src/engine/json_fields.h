// One declaration per struct gives both directions of JSON, with errors that name the exact place.
//
// A struct lists its fields once, beside itself, for const and mutable values alike:
//     constexpr void visit_fields(engine::FieldsOf<Seat> auto& self, auto&& visit) {
//         visit("resources", self.resources);
//         visit("reserve", self.reserve, "pieces that wait");
//     }
// What a field means can be said after it, for those who get the JSON without these sources.
// An enum gives its names by value: `constexpr std::span<const std::string_view> names_of(Piece)`;
// an enum without names is a number. If one value stands for "none", it is written as null:
// `constexpr Piece none_of(Piece)`. All of these are found beside the type.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "core/enum_array.h"
#include "core/result.h"
#include "engine/json_errors.h"
#include "engine/json_form.h"
#include "engine/json_lists.h"

namespace engine {

template <class Self, class T>
concept FieldsOf = std::same_as<std::remove_const_t<Self>, T>;

// Structs in which no value is ever the one for "none".
template <class T>
inline constexpr bool kAllGiven = false;

struct AnyVisitor {
    constexpr void operator()(std::string_view /*name*/,
                              auto& /*field*/,
                              std::string_view /*meaning*/ = {}) const {}
};
template <class T>
concept HasFields = std::is_class_v<T> && requires(T& value) { visit_fields(value, AnyVisitor{}); };

// Objects: fields are looked up by name; whatever was not asked for is unknown.
class FieldReader {
  public:
    explicit FieldReader(const boost::json::value& json);

    template <class T>
    void operator()(std::string_view name, T& field, std::string_view /*meaning*/ = {}) {
        const boost::json::value* json = next(name);
        if (json == nullptr)
            return;
        auto value = read_json<T>(*json);
        if (value) {
            field = std::move(*value);
        } else {
            error_ = inside(name, value.error());
        }
    }
    template <class T>
    void operator()(std::string_view name,
                    std::optional<T>& field,
                    std::string_view /*meaning*/ = {}) {
        if (is_absent(name))
            return;
        T value{};
        (*this)(name, value);
        field = std::move(value);
    }

    // The first error, if any; to be called after the last field.
    std::optional<core::Error> finish();

  private:
    // What stands under the name; none if there is nothing or an error was found before.
    const boost::json::value* next(std::string_view name);
    bool is_absent(std::string_view optional_name);

    const boost::json::object* object_;
    std::vector<std::string_view> asked_;
    std::optional<core::Error> error_;
};

struct FieldCount {
    std::size_t fields = 0;
    constexpr void operator()(std::string_view /*name*/,
                              const auto& /*field*/,
                              std::string_view /*meaning*/ = {}) {
        ++fields;
    }
};

inline constexpr std::size_t kUsualFields = 16;

class FieldWriter {
  public:
    explicit FieldWriter(std::size_t fields = kUsualFields) { object_.reserve(fields); }

    template <class T>
    void operator()(std::string_view name, const T& field, std::string_view /*meaning*/ = {}) {
        object_.emplace(name, write_json(field));
    }
    template <class T>
    void operator()(std::string_view name,
                    const std::optional<T>& field,
                    std::string_view /*meaning*/ = {}) {
        if (field)
            (*this)(name, *field);
    }
    boost::json::object take() { return std::move(object_); }

  private:
    boost::json::object object_;
};

class FieldList {
  public:
    FieldList(Shapes& known, bool all_given) : known_(known), all_given_(all_given) {}

    template <class T>
    void operator()(std::string_view name, const T& /*field*/, std::string_view meaning = {}) {
        add<T>(name, meaning, false);
    }
    template <class T>
    void operator()(std::string_view name,
                    const std::optional<T>& /*field*/,
                    std::string_view meaning = {}) {
        add<T>(name, meaning, true);
    }
    std::vector<FieldShape> take() { return std::move(fields_); }

  private:
    template <class T>
    void add(std::string_view name, std::string_view meaning, bool may_lack) {
        Shape shape = shape_of<T>(known_);
        fields_.push_back({std::string(name),
                           all_given_ ? never_null(std::move(shape)) : std::move(shape),
                           may_lack,
                           std::string(meaning)});
    }

    Shapes& known_;
    bool all_given_;
    std::vector<FieldShape> fields_;
};

// As an object that more can be added to.
template <HasFields T>
boost::json::object fields_of(const T& value) {
    FieldCount count;
    visit_fields(value, count);
    FieldWriter writer(count.fields);
    visit_fields(value, writer);
    return writer.take();
}

template <HasFields T>
struct JsonForm<T> {
    static boost::json::value write(const T& value) { return fields_of(value); }
    static core::Result<T> read(const boost::json::value& json) {
        T value{};
        FieldReader reader(json);
        visit_fields(value, reader);
        if (auto wrong = reader.finish())
            return *wrong;
        return value;
    }
    static Shape shape(Shapes& known) {
        const std::string name = plain_name(typeid(T));
        if (known.begin(name, typeid(T))) {
            FieldList fields(known, kAllGiven<T>);
            const T value{};
            visit_fields(value, fields);
            known.define({name, fields.take(), {}, is_of_engine(typeid(T))});
        }
        return {.kind = Shape::Kind::Struct, .name = name};
    }
};

// An object keyed by names if the index has names, else a plain list.
template <class E, class T, std::size_t Size>
struct JsonForm<core::EnumArray<E, T, Size>> {
    static boost::json::value write(const core::EnumArray<E, T, Size>& table) {
        return write_json(table.items);
    }
    static core::Result<core::EnumArray<E, T, Size>> read(const boost::json::value& json) {
        const auto items = read_json<std::array<T, Size>>(json);
        if (!items)
            return items.error();
        return core::EnumArray<E, T, Size>{*items};
    }
    static Shape shape(Shapes& known) { return shape_of<std::array<T, Size>>(known); }
};

template <NamedEnum E, class T, std::size_t Size>
struct JsonForm<core::EnumArray<E, T, Size>> {
    static boost::json::value write(const core::EnumArray<E, T, Size>& table) {
        FieldWriter writer(Size);
        for (std::size_t i = 0; i < Size; ++i)
            writer(names_of(E{})[i], table.items[i]);
        return writer.take();
    }
    static core::Result<core::EnumArray<E, T, Size>> read(const boost::json::value& json) {
        core::EnumArray<E, T, Size> table{};
        FieldReader reader(json);
        for (std::size_t i = 0; i < Size; ++i)
            reader(names_of(E{})[i], table.items[i]);
        if (auto wrong = reader.finish())
            return *wrong;
        return table;
    }
    static Shape shape(Shapes& known) { return per_name(key_shape<E>(Size), shape_of<T>(known)); }
};

}  // namespace engine
