#include "engine/testing/damage.h"

#include <cstdint>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace engine::testing {

namespace json = boost::json;

namespace {

std::string inside(const std::string& place, std::string_view key) {
    return place.empty() ? std::string(key) : place + "." + std::string(key);
}

}  // namespace

void Damage::collect(json::value& value, const std::string& place, const std::string& kind) {
    if (!place.empty())
        spots_.push_back({&value, place, kind});
    if (auto* object = value.if_object())
        for (auto& entry : *object)
            collect(entry.value(), inside(place, entry.key()), inside(kind, entry.key()));
    if (auto* list = value.if_array())
        for (std::size_t i = 0; i < list->size(); ++i)
            collect((*list)[i], inside(place, std::to_string(i)), kind + ".");
}

// What is taken out for a while keeps its storage, so the other spots stay where they are.
void Damage::replace(const Spot& spot, json::value with, std::string_view how, const Look& look) {
    std::swap(*spot.value, with);
    look(spot.place + " " + std::string(how));
    std::swap(*spot.value, with);
}

void Damage::change_number(const Spot& spot, const Look& look) {
    const auto number = spot.value->to_number<std::int64_t>();
    replace(spot, number + 1, "+ 1", look);
    replace(spot, number - 1, "- 1", look);
}

void Damage::change_list(const Spot& spot, const Look& look) {
    const json::array& list = spot.value->get_array();
    if (list.empty())
        return;
    json::array less = list;
    less.erase(less.begin());
    replace(spot, std::move(less), "without its first", look);
    json::array more = list;
    more.push_back(json::value(list.back()));
    replace(spot, std::move(more), "with its last twice", look);
}

void Damage::change_object(const Spot& spot, const Look& look) {
    json::object less = spot.value->get_object();
    if (!less.empty()) {
        less.erase(less.begin());
        replace(spot, std::move(less), "without its first", look);
    }
    json::object more = spot.value->get_object();
    more["more"] = 1;
    replace(spot, std::move(more), "with more", look);
}

// The next value of the same kind that differs is put here, then each in the place of the other.
void Damage::change_places(std::size_t number, const Look& look) {
    const Spot& spot = spots_[number];
    for (std::size_t step = 1; step < spots_.size(); ++step) {
        const Spot& other = spots_[(number + step) % spots_.size()];
        const bool fits = other.kind == spot.kind && other.value->kind() == spot.value->kind();
        if (!fits || *other.value == *spot.value)
            continue;
        replace(spot, json::value(*other.value), "as " + other.place, look);
        std::swap(*spot.value, *other.value);
        look(spot.place + " for " + other.place);
        std::swap(*spot.value, *other.value);
        return;
    }
}

void Damage::change(std::size_t number, const Look& look) {
    const Spot& spot = spots_[number];
    switch (spot.value->kind()) {
        case json::kind::array: return change_list(spot, look);
        case json::kind::object: return change_object(spot, look);
        case json::kind::bool_: return replace(spot, !spot.value->get_bool(), "turned", look);
        case json::kind::null: return replace(spot, 0, "as 0", look);
        case json::kind::string: replace(spot, "other", "as other", look); break;
        case json::kind::int64:
        case json::kind::uint64: change_number(spot, look); break;
        case json::kind::double_: return;
    }
    change_places(number, look);
}

}  // namespace engine::testing
