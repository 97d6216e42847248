// How lists and sets look in JSON.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "core/bit_set.h"
#include "core/fixed_vector.h"
#include "core/result.h"
#include "engine/json_errors.h"
#include "engine/json_form.h"

namespace engine {

// Lists: `take` gets each item in turn; the answer is the first error, if any.
template <class T, class Take>
std::optional<core::Error> read_list(const boost::json::value& json, ListSize size, Take&& take) {
    if (auto wrong = check_list(json, size))
        return wrong;
    const boost::json::array& items = json.get_array();
    for (std::size_t i = 0; i < items.size(); ++i) {
        auto item = read_json<T>(items[i]);
        if (!item)
            return inside(i, item.error());
        take(i, std::move(*item));
    }
    return std::nullopt;
}

template <class List>
boost::json::value write_list(const List& list) {
    boost::json::array items;
    for (const auto& item : list)
        items.push_back(write_json(item));
    return items;
}

// entry(seat) for each of the seats.
template <class Entry>
boost::json::array list_by_seat(int seats, Entry&& entry) {
    boost::json::array all;
    for (int i = 0; i < seats; ++i)
        all.push_back(entry(seat_id(i)));
    return all;
}

template <class T>
struct JsonForm<std::vector<T>> {
    static boost::json::value write(const std::vector<T>& list) { return write_list(list); }
    static core::Result<std::vector<T>> read(const boost::json::value& json) {
        std::vector<T> list;
        const auto take = [&](std::size_t, T item) { list.push_back(std::move(item)); };
        if (auto wrong = read_list<T>(json, {}, take))
            return *wrong;
        return list;
    }
    static Shape shape(Shapes& known) { return list_of_some(shape_of<T>(known)); }
};

template <class T, std::size_t Capacity>
struct JsonForm<core::FixedVector<T, Capacity>> {
    using List = core::FixedVector<T, Capacity>;
    static boost::json::value write(const List& list) { return write_list(list); }
    static core::Result<List> read(const boost::json::value& json) {
        List list;
        const auto take = [&](std::size_t, T item) { list.push_back(item); };
        if (auto wrong = read_list<T>(json, {0, Capacity}, take))
            return *wrong;
        return list;
    }
    static Shape shape(Shapes& known) { return list_of_some(shape_of<T>(known)); }
};

template <class T, std::size_t Size>
struct JsonForm<std::array<T, Size>> {
    using List = std::array<T, Size>;
    static boost::json::value write(const List& list) { return write_list(list); }
    static core::Result<List> read(const boost::json::value& json) {
        List list{};
        const auto take = [&](std::size_t i, T item) { list[i] = item; };
        if (auto wrong = read_list<T>(json, {Size, Size}, take))
            return *wrong;
        return list;
    }
    static Shape shape(Shapes& known) { return list_of(shape_of<T>(known)); }
};

template <class E, class Word>
struct JsonForm<core::BitSet<E, Word>> {
    using Set = core::BitSet<E, Word>;
    static boost::json::value write(Set set) { return write_list(set); }
    static core::Result<Set> read(const boost::json::value& json) {
        const auto members = read_json<std::vector<E>>(json);
        if (!members)
            return members.error();
        Set set;
        for (std::size_t i = 0; i < members->size(); ++i) {
            const E member = (*members)[i];
            if (static_cast<std::size_t>(member) >= std::numeric_limits<Word>::digits)
                return inside(i, expected("a possible member", json.get_array()[i]));
            if (set.contains(member))
                return inside(i, expected("each member once", json.get_array()[i]));
            set.insert(member);
        }
        return set;
    }
    static Shape shape(Shapes& known) { return list_of_some(shape_of<E>(known)); }
};

}  // namespace engine
