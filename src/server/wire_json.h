// Messages as JSON: what Boost.Describe knows of a struct or enum, told to the engine's JSON forms.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11/algorithm.hpp>

#include "engine/json_fields.h"
#include "engine/json_text.h"
#include "server/messages.h"
#include "server/names_of_messages.h"

namespace server::wire {

template <class T>
concept DescribedStruct = boost::describe::has_describe_members<std::remove_const_t<T>>::value;
template <class T>
concept DescribedEnum = boost::describe::has_describe_enumerators<T>::value;

template <DescribedStruct Self, class Visitor>
constexpr void visit_members(Self& self, Visitor&& visit) {
    using Members =
        boost::describe::describe_members<std::remove_const_t<Self>, boost::describe::mod_public>;
    boost::mp11::mp_for_each<Members>(
        [&](auto member) { visit(std::string_view(member.name), self.*member.pointer); });
}

template <DescribedEnum E>
std::span<const std::string_view> names_of(E /*type*/) {
    using Enumerators = boost::describe::describe_enumerators<E>;
    static constexpr auto kNames = [] {
        std::array<std::string_view, boost::mp11::mp_size<Enumerators>::value> names{};
        boost::mp11::mp_for_each<Enumerators>(
            [&](auto each) { names[static_cast<std::size_t>(each.value)] = each.name; });
        return names;
    }();
    return kNames;
}

template <DescribedEnum E>
std::string_view word_of(E value) {
    return names_of(value)[static_cast<std::size_t>(value)];
}

// The other way; `otherwise` for a word that no version of this program wrote.
template <DescribedEnum E>
E value_in(std::string_view word, E otherwise) {
    const auto names = names_of(E{});
    const auto found = std::ranges::find(names, word);
    return found == names.end() ? otherwise : static_cast<E>(found - names.begin());
}

}  // namespace server::wire

template <server::wire::Word kWord>
struct engine::JsonForm<server::wire::Tag<kWord>> {
    using Tag = server::wire::Tag<kWord>;
    static boost::json::value write(Tag /*t*/) { return boost::json::string(kWord.text()); }
    static core::Result<Tag> read(const boost::json::value& json) {
        if (!json.is_string() || json.get_string() != kWord.text())
            return expected("\"" + std::string(kWord.text()) + "\"", json);
        return Tag{};
    }
};

template <>
struct engine::JsonForm<boost::json::value> {
    static boost::json::value write(const boost::json::value& json) { return json; }
    static core::Result<boost::json::value> read(const boost::json::value& json) { return json; }
};

// A field that may be left out may be null as well; inside free JSON null means what it means.
template <server::wire::DescribedStruct T>
struct engine::JsonForm<T> {
    static boost::json::value write(const T& value) {
        engine::FieldCount count;
        server::wire::visit_members(value, count);
        engine::FieldWriter writer(count.fields);
        server::wire::visit_members(value, writer);
        return writer.take();
    }
    static core::Result<T> read(const boost::json::value& json) {
        T value{};
        boost::json::value given = json;
        if (given.is_object())
            server::wire::visit_members(value, NullDropper{given.get_object()});
        engine::FieldReader reader(given);
        server::wire::visit_members(value, reader);
        if (auto wrong = reader.finish())
            return *wrong;
        return value;
    }

  private:
    struct NullDropper {
        boost::json::object& object;

        template <class Field>
        void operator()(std::string_view /*name*/, Field& /*field*/) const {}
        template <class Field>
        void operator()(std::string_view name, std::optional<Field>& /*field*/) const {
            if (const auto* given = object.if_contains(name); given != nullptr && given->is_null())
                object.erase(name);
        }
    };
};

namespace server::wire {

template <class T>
core::Result<T> read(const boost::json::value& json) {
    auto message = engine::read_json<T>(json);
    NameCheck names;
    if (message)
        visit_members(std::as_const(*message), names);
    if (names.wrong())
        return *names.wrong();
    return message;
}

// Straight to text, without a JSON value in between: most of a server's time goes here.
class TextWriter {
  public:
    explicit TextWriter(std::string& out) : out_(out) {}

    template <class Field>
    void operator()(std::string_view name, const std::optional<Field>& field) {
        if (field)
            (*this)(name, *field);
    }
    template <class Field>
    void operator()(std::string_view name, const Field& field) {
        out_ += out_.back() == '{' ? "" : ",";
        engine::append_json_string(out_, name);
        out_ += ':';
        write(field);
    }

    template <DescribedStruct T>
    void write(const T& value) {
        out_ += '{';
        visit_members(value, *this);
        out_ += '}';
    }
    template <class Item>
    void write(const std::vector<Item>& items) {
        out_ += '[';
        for (const Item& item : items) {
            out_ += &item == items.data() ? "" : ",";
            write(item);
        }
        out_ += ']';
    }
    template <DescribedEnum E>
    void write(E value) {
        engine::append_json_string(out_, server::wire::word_of(value));
    }
    template <Word kWord>
    void write(Tag<kWord> /*tag*/) {
        engine::append_json_string(out_, kWord.text());
    }
    void write(const std::string& text) { engine::append_json_string(out_, text); }
    void write(const boost::json::value& json) { engine::append_json(out_, json); }
    void write(std::same_as<bool> auto truth) { out_ += truth ? "true" : "false"; }
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    void write(Number number) {
        engine::append_json_number(out_, number);
    }

  private:
    std::string& out_;
};

template <class T>
std::string text(const T& message) {
    std::string out;
    TextWriter(out).write(message);
    return out;
}

}  // namespace server::wire
