// How single values look in JSON: numbers, texts and enums. Lists and structs build on it.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

#include <boost/json/value.hpp>

#include "core/counter.h"
#include "core/result.h"
#include "engine/json_errors.h"
#include "engine/json_shape.h"
#include "engine/seat.h"

namespace engine {

// How a type looks in JSON: `write`, `read` and `shape`, of which a type needs what is asked of it.
// Specialise it for a type that needs a form of its own.
template <class T>
struct JsonForm;

template <class T>
boost::json::value write_json(const T& value) {
    return JsonForm<T>::write(value);
}

template <class T>
core::Result<T> read_json(const boost::json::value& json) {
    return JsonForm<T>::read(json);
}

template <class T>
Shape shape_of(Shapes& known) {
    return JsonForm<T>::shape(known);
}

// Ids that the guide of a game explains: clients take them as they come, they do not list them.
template <class E>
inline constexpr bool kNamedByGuide = false;

constexpr SeatId none_of(SeatId /*type*/) { return kNobody; }

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E value) { names_of(value); };

template <class E>
concept EnumWithNone = std::is_enum_v<E> && requires(E value) { none_of(value); };

// The names of the first values.
template <NamedEnum E>
Shape key_shape(std::size_t count) {
    return kNamedByGuide<E> ? id_of(typeid(E)) : word_of(typeid(E), names_of(E{}).first(count));
}

template <>
struct JsonForm<bool> {
    static boost::json::value write(bool value) { return value; }
    static core::Result<bool> read(const boost::json::value& json) {
        if (!json.is_bool())
            return expected("true or false", json);
        return json.get_bool();
    }
    static Shape shape(Shapes& /*known*/) { return {.kind = Shape::Kind::Flag}; }
};

template <>
struct JsonForm<std::string> {
    static boost::json::value write(const std::string& value) { return boost::json::string(value); }
    static core::Result<std::string> read(const boost::json::value& json) {
        if (!json.is_string())
            return expected("a text", json);
        return std::string(json.get_string().c_str(), json.get_string().size());
    }
    static Shape shape(Shapes& /*known*/) { return {.kind = Shape::Kind::Text}; }
};

template <std::integral T>
struct JsonForm<T> {
    static boost::json::value write(T value) { return value; }
    static core::Result<T> read(const boost::json::value& json) {
        return read(json, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
    }
    static core::Result<T> read(const boost::json::value& json, T least, T most) {
        const auto fits = [&](auto number) {
            return std::cmp_less_equal(least, number) && std::cmp_less_equal(number, most);
        };
        if (const auto* number = json.if_int64(); number != nullptr && fits(*number))
            return static_cast<T>(*number);
        if (const auto* number = json.if_uint64(); number != nullptr && fits(*number))
            return static_cast<T>(*number);
        return expected("an integer from " + std::to_string(least) + " to " + std::to_string(most),
                        json);
    }
    static Shape shape(Shapes& /*known*/) { return {.kind = Shape::Kind::Number}; }
};

template <>
struct JsonForm<core::Counter> {
    static boost::json::value write(core::Counter value) { return value.value(); }
    static core::Result<core::Counter> read(const boost::json::value& json) {
        const auto number = read_json<std::uint8_t>(json);
        if (!number)
            return number.error();
        return core::Counter(*number);
    }
    static Shape shape(Shapes& /*known*/) { return {.kind = Shape::Kind::Number}; }
};

template <class E>
    requires std::is_enum_v<E>
struct JsonForm<E> {
    static boost::json::value write(E value) {
        if constexpr (EnumWithNone<E>) {
            if (value == none_of(value))
                return nullptr;
        }
        const auto index = static_cast<std::size_t>(value);
        if constexpr (NamedEnum<E>) {
            if (index < names_of(value).size())
                return boost::json::string(names_of(value)[index]);
        }
        return index;
    }
    static core::Result<E> read(const boost::json::value& json) {
        if constexpr (EnumWithNone<E>) {
            if (json.is_null())
                return none_of(E{});
        }
        const auto index = read_index(json);
        if (!index)
            return index.error();
        return static_cast<E>(*index);
    }
    static Shape shape(Shapes& /*known*/) {
        if constexpr (EnumWithNone<E>)
            return or_null(named_shape());
        else
            return named_shape();
    }

  private:
    static Shape named_shape() {
        if constexpr (NamedEnum<E>)
            return key_shape<E>(names_of(E{}).size());
        else
            return {.kind = Shape::Kind::Number};
    }
    static core::Result<std::size_t> read_index(const boost::json::value& json) {
        using Number = std::underlying_type_t<E>;
        if constexpr (NamedEnum<E>) {
            return index_of_name(names_of(E{}), json);
        } else if constexpr (std::same_as<E, SeatId>) {
            return JsonForm<std::size_t>::read(json, 0, kMaxSeats - 1);
        } else {
            return JsonForm<std::size_t>::read(json, 0, std::numeric_limits<Number>::max());
        }
    }
};

}  // namespace engine
