// What views and guides hold beside the values of a position: what may be null, objects by key, one
// of several structs, words. They are written and described, never read.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "engine/json_fields.h"
#include "engine/message.h"

namespace engine {

// A field that is always there, but may be null. (A std::optional is left out.)
template <class T>
struct OrNull {
    std::optional<T> value;
};

// A value of an enum that has one for "none", where it is never that.
template <EnumWithNone E>
struct Given {
    E id{};
};

// An object whose keys are no enum's names.
template <class T>
struct ByKey {
    std::vector<std::pair<std::string, T>> entries;
    void add(std::string_view key, T value) { entries.emplace_back(key, std::move(value)); }
};

// An object with some of an enum's names as keys. It lies where its owner lies: views are made
// often, and one big piece from the heap makes all the small ones of their JSON dear.
template <NamedEnum E, class T>
struct BySome {
    std::array<std::pair<E, T>, names_of(E{}).size()> room{};
    std::size_t size = 0;
    void add(E key, T value) { room[size++] = {key, std::move(value)}; }
    std::span<const std::pair<E, T>> entries() const { return {room.data(), size}; }
};

// An object with all of an enum's names as keys, in an order of its own.
template <NamedEnum E, class T>
struct ByEach : BySome<E, T> {};

// The view of a game that hides nothing from anybody derives from this.
template <class Table>
struct ShownTo {
    SeatId viewer = kNobody;
    Table table;
};
template <class View>
    requires requires(const View& view) { []<class Table>(const ShownTo<Table>&) {}(view); }
constexpr void visit_fields(View& self, auto&& visit) {
    visit("viewer", self.viewer, "the seat that looks, null for a spectator");
    visit("table", self.table, "what everybody sees");
}

// A struct that is one of several, each with a field that the others do not have.
template <class T>
concept HasAlternatives = std::is_class_v<T> && requires(const T& value) { value.is.index(); };

template <class T>
struct JsonForm<OrNull<T>> {
    static boost::json::value write(const OrNull<T>& either) {
        return either.value ? write_json(*either.value) : boost::json::value();
    }
    static Shape shape(Shapes& known) { return or_null(shape_of<T>(known)); }
};

template <class E>
struct JsonForm<Given<E>> {
    static boost::json::value write(Given<E> given) { return write_json(given.id); }
    static Shape shape(Shapes& known) { return never_null(shape_of<E>(known)); }
};

template <class T>
struct JsonForm<ByKey<T>> {
    static boost::json::value write(const ByKey<T>& all) {
        FieldWriter writer(all.entries.size());
        for (const auto& [key, value] : all.entries)
            writer(key, value);
        return writer.take();
    }
    static Shape shape(Shapes& known) {
        return {.kind = Shape::Kind::PerKey, .parts = {shape_of<T>(known)}};
    }
};

template <class E, class T>
struct JsonForm<BySome<E, T>> {
    static boost::json::value write(const BySome<E, T>& some) {
        FieldWriter writer(some.size);
        for (const auto& [key, value] : some.entries())
            writer(names_of(key)[static_cast<std::size_t>(key)], value);
        return writer.take();
    }
    static Shape shape(Shapes& known) {
        return some_names(key_shape<E>(names_of(E{}).size()), shape_of<T>(known));
    }
};

template <class E, class T>
struct JsonForm<ByEach<E, T>> : JsonForm<BySome<E, T>> {
    static Shape shape(Shapes& known) {
        return per_name(key_shape<E>(names_of(E{}).size()), shape_of<T>(known));
    }
};

template <HasAlternatives T>
struct JsonForm<T> {
    static boost::json::value write(const T& value) {
        return std::visit([](const auto& is) { return write_json(is); }, value.is);
    }
    static Shape shape(Shapes& known) {
        const std::string name = plain_name(typeid(T));
        if (known.begin(name, typeid(T)))
            known.define({name, {}, names_of_all(known, decltype(T::is){})});
        return {.kind = Shape::Kind::Struct, .name = name};
    }

  private:
    template <class... All>
    static std::vector<std::string> names_of_all(Shapes& known,
                                                 const std::variant<All...>& /*is*/) {
        return {shape_of<All>(known).name...};
    }
};

template <>
struct JsonForm<Words> {
    static boost::json::value write(const Words& both) {
        return boost::json::object{{"en", both.english}, {"de", both.german}};
    }
    static Shape shape(Shapes& /*known*/) { return {.kind = Shape::Kind::Words}; }
};

}  // namespace engine
