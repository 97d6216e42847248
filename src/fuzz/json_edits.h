// Edits that leave a JSON document a JSON document, so that a fuzzer gets past the parser. Many
// keep sums and sets as they are, because the laws of a game count what is on the table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>

#include "core/rng.h"

namespace fuzz {

namespace json = boost::json;

inline std::size_t pick(core::Rng& rng, std::size_t size) {
    return rng.below(static_cast<std::uint32_t>(size));
}
inline bool one_in(core::Rng& rng, std::uint32_t chances) { return rng.below(chances) == 0; }

// Pointers into a document; an edit that moves things makes them stale, so each edit lists anew.
struct Parts {
    std::vector<json::value*> leaves;
    std::vector<json::value*> numbers;  // those of the leaves that are integers
    std::vector<json::array*> lists;    // of leaves
    std::vector<json::value*> parents;  // objects and lists with at least two children

    explicit Parts(json::value& document) { add(document); }

  private:
    void add(json::value& part) {
        if (auto* list = part.if_array()) {
            add_list(part, *list);
        } else if (auto* object = part.if_object()) {
            add_object(part, *object);
        } else {
            leaves.push_back(&part);
            if (part.is_int64())
                numbers.push_back(&part);
        }
    }
    void add_list(json::value& part, json::array& list) {
        for (json::value& item : list)
            add(item);
        if (list.empty() || !list.front().is_structured())
            lists.push_back(&list);
        if (list.size() > 1)
            parents.push_back(&part);
    }
    void add_object(json::value& part, json::object& object) {
        for (auto& field : object)
            add(field.value());
        if (object.size() > 1)
            parents.push_back(&part);
    }
};

namespace edits {

inline std::int64_t other_number(std::int64_t number, core::Rng& rng) {
    constexpr std::array<std::int64_t, 10> kEnds = {
        -1, 0, 1, 127, 128, 255, 256, 65535, 65536, INT64_MAX};
    switch (rng.below(4)) {
        case 0: return kEnds[pick(rng, kEnds.size())];
        case 1: return static_cast<std::int64_t>(rng.below(16));
        case 2: return number == INT64_MAX ? 0 : number + 1;
        default: return number == INT64_MIN ? 0 : number - 1;
    }
}

inline json::value& child(json::value& parent, std::size_t index) {
    if (auto* list = parent.if_array())
        return (*list)[index];
    auto& object = parent.get_object();
    return (object.begin() + static_cast<std::ptrdiff_t>(index))->value();
}

inline std::size_t children(const json::value& parent) {
    return parent.is_array() ? parent.get_array().size() : parent.get_object().size();
}

// A leaf by way of its parents, so that one in a big list is no more likely than a big list.
inline json::value& some_leaf(json::value& document, core::Rng& rng) {
    json::value* part = &document;
    while (part->is_structured() && children(*part) > 0)
        part = &child(*part, pick(rng, children(*part)));
    return *part;
}

inline json::value& some_number(json::value& document, core::Rng& rng) {
    for (int tries = 0; tries < 10; ++tries)
        if (json::value& leaf = some_leaf(document, rng); leaf.is_int64())
            return leaf;
    return some_leaf(document, rng);
}

// Nothing, much of the same letter, or letters of two bytes each.
inline json::string odd_text(core::Rng& rng) {
    json::string text;
    const std::string_view letter = one_in(rng, 2) ? "a" : "\u00e4";
    for (std::uint32_t rest = (1U << rng.below(15)) - 1; rest > 0; --rest)
        text.append(letter);
    return text;
}

// Another number or text, truth turned round, or the value of some other leaf.
inline void change_leaf(json::value& document, core::Rng& rng) {
    json::value& leaf = one_in(rng, 2) ? some_leaf(document, rng) : some_number(document, rng);
    if (leaf.is_int64() && !one_in(rng, 8))
        leaf = other_number(leaf.get_int64(), rng);
    else if (leaf.is_bool())
        leaf = !leaf.get_bool();
    else if (leaf.is_string() && one_in(rng, 8))
        leaf = odd_text(rng);
    else if (one_in(rng, 8))
        leaf = one_in(rng, 2) ? json::value(nullptr) : json::value(0.5);
    else
        leaf = json::value(some_leaf(document, rng));
}

inline void swap_leaves(Parts& parts, core::Rng& rng) {
    std::swap(*parts.leaves[pick(rng, parts.leaves.size())],
              *parts.leaves[pick(rng, parts.leaves.size())]);
}

// Takes one from a number and gives it to another.
inline void shift_number(Parts& parts, core::Rng& rng) {
    if (parts.numbers.empty())
        return;
    json::value& from = *parts.numbers[pick(rng, parts.numbers.size())];
    json::value& to = *parts.numbers[pick(rng, parts.numbers.size())];
    if (from.get_int64() == INT64_MIN || to.get_int64() == INT64_MAX)
        return;
    from = from.get_int64() - 1;
    to = to.get_int64() + 1;
}

// Takes an item from a list, and usually gives it to another.
inline void shift_item(Parts& parts, core::Rng& rng) {
    if (parts.lists.empty())
        return;
    json::array& from = *parts.lists[pick(rng, parts.lists.size())];
    json::array& to = *parts.lists[pick(rng, parts.lists.size())];
    if (from.empty())
        return;
    const std::size_t at = pick(rng, from.size());
    const json::value item = from[at];
    if (!one_in(rng, 8))
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
    if (!one_in(rng, 8))
        to.insert(to.begin() + static_cast<std::ptrdiff_t>(pick(rng, to.size() + 1)), item);
}

inline void swap_siblings(Parts& parts, core::Rng& rng) {
    if (parts.parents.empty())
        return;
    json::value& parent = *parts.parents[pick(rng, parts.parents.size())];
    std::swap(child(parent, pick(rng, children(parent))),
              child(parent, pick(rng, children(parent))));
}

inline void drop_field(Parts& parts, core::Rng& rng) {
    if (parts.parents.empty())
        return;
    json::value& parent = *parts.parents[pick(rng, parts.parents.size())];
    if (auto* object = parent.if_object())
        object->erase(object->begin() + static_cast<std::ptrdiff_t>(pick(rng, object->size())));
}

}  // namespace edits

inline void edit_json(json::value& document, core::Rng& rng) {
    Parts parts(document);
    if (parts.leaves.empty())
        return;
    switch (rng.below(16)) {
        case 0: return edits::drop_field(parts, rng);
        case 1:
        case 2: return edits::swap_leaves(parts, rng);
        case 3:
        case 4:
        case 5: return edits::swap_siblings(parts, rng);
        case 6:
        case 7: return edits::shift_number(parts, rng);
        case 8:
        case 9: return edits::shift_item(parts, rng);
        default: return edits::change_leaf(document, rng);
    }
}

}  // namespace fuzz
