// The content of a game as the rules see it: numbers and the map. Names and shapes stay with the
// pack.
#pragma once

#include <type_traits>

#include "games/ascalion/areas.h"
#include "games/ascalion/goods.h"

namespace ascalion {

struct Parameters {
    std::uint8_t cities_to_win = 0;
    std::uint8_t attacker_bonus = 0;
    std::uint8_t attacks_per_turn = 0;
    std::uint8_t attacks_first_round = 0;
    std::uint8_t transports_base = 0;
    std::uint8_t areas_per_further_transport = 0;
    std::uint8_t source_yield = 0;
    std::uint8_t source_yield_doubled = 0;
    std::uint8_t equal_deal_cap = 0;
    std::uint8_t followers_per_temple = 0;
    std::uint8_t university_price = 0;
    std::uint8_t books_lost_per_round = 0;
    std::uint8_t warrior_value = 0;
    std::uint8_t horse_value = 0;
    std::uint8_t weapon_value = 0;
    std::uint8_t city_value = 0;
    std::uint8_t boat_value = 0;
    std::uint8_t ship_value = 0;
    std::uint8_t boat_points = 0;
    std::uint8_t ship_points = 0;
    std::uint8_t boat_shallow = 0;  // points into a shallow field, also out of the mouth
    std::uint8_t boat_section = 0;
    std::uint8_t boat_mouth = 0;  // from the sea into the river
    std::uint8_t ship_shallow = 0;
    std::uint8_t ship_deep = 0;
    std::uint8_t cities = 0;  // tokens in the box
    std::uint8_t boats = 0;
    std::uint8_t ships = 0;
    std::uint8_t universities = 0;
    std::uint8_t books = 0;
    std::array<std::uint8_t, kReligions> followers{};
};

struct RecipeSpec {
    Goods price;
    Goods first_price;  // while discounted; the same as the price where there is no discount
    Product product = Product::Weapon;
    bool on_vessels = false;
    std::uint16_t reserved = 0;  // no padding: the content is embedded as bytes
};

inline constexpr int kMaxSteps = 12;
// Places in ascending order; kNoPlace fills the rest.
using PlaceList = std::array<Place, kMaxSteps>;

struct CountrySpec {
    CountrySet neighbours;  // by land or across the river
    PlaceList places;       // where a vessel touches the country
    std::uint32_t reserved = 0;
};

struct PlaceSpec {
    CountrySet touching;  // banks or coast
    PlaceList steps;      // where a vessel may go from here
    std::uint32_t reserved = 0;
};

inline constexpr std::uint8_t kOutOfReach = 0xff;

struct Content {
    Parameters parameters;
    Goods tokens;
    std::array<RecipeSpec, kRecipes> recipes;
    std::array<std::array<std::uint8_t, kResources>, 2> source_sets{};  // small, large
    std::array<bool, kMaxSeats + 1> islands_by_seats{};
    std::array<bool, kMaxSeats + 1> large_set_by_seats{};
    std::array<std::uint8_t, kGates> gate_weights{};
    std::array<std::uint8_t, 5> reserved{};  // no padding, as above
    PerCountry<CountrySpec> countries;
    std::array<PlaceSpec, kPlaces> places;
    CountrySet island_countries;

    // Derived from the above by `derive`, once, when the content is made.
    CountrySet boat_harbours;  // countries that can launch a boat
    CountrySet ship_harbours;
    CountrySet banks;
    // Fewest points between two places; kOutOfReach if there is no way.
    std::array<std::array<std::uint8_t, kBoatPlaces>, kBoatPlaces> boat_distance{};
    std::array<std::array<std::uint8_t, kFields>, kFields> ship_distance{};
    std::array<std::uint8_t, 7> reserved_at_end{};

    constexpr const PlaceSpec& place(Place at) const {
        return places[static_cast<std::size_t>(at)];
    }
    constexpr const RecipeSpec& recipe(Recipe id) const {
        return recipes[static_cast<std::size_t>(id)];
    }
};
static_assert(std::has_unique_object_representations_v<Content>);

// What a step costs a boat (A6.59) or a ship (A6.60).
constexpr int step_cost(const Content& content, bool by_boat, Place from, Place to) {
    const Parameters& costs = content.parameters;
    if (!by_boat)
        return is_deep(to) ? costs.ship_deep : costs.ship_shallow;
    if (!is_section(to))
        return costs.boat_shallow;
    return is_section(from) ? costs.boat_section : costs.boat_mouth;
}

constexpr bool is_open_to(bool by_boat, Place place) {
    return by_boat ? !is_deep(place) : !is_section(place);
}

constexpr int distance(const Content& content, bool by_boat, Place from, Place to) {
    if (!is_open_to(by_boat, from) || !is_open_to(by_boat, to))
        return kOutOfReach;
    const auto row = static_cast<std::size_t>(from);
    const auto column = static_cast<std::size_t>(to);
    return by_boat ? content.boat_distance[row][column]
                   : content.ship_distance[row - kSections][column - kSections];
}

// Fills in the derived tables.
constexpr void derive(Content& content);

namespace detail {

constexpr void index_harbours(Content& content, Country country) {
    for (const Place place : content.countries[country].places) {
        if (place == kNoPlace)
            return;
        if (!is_deep(place))
            content.boat_harbours.insert(country);
        if (!is_section(place))
            content.ship_harbours.insert(country);
        if (is_section(place))
            content.banks.insert(country);
    }
}

// Shortest ways, edge by edge until nothing gets shorter.
template <class Table>
constexpr bool shorten(const Content& content, bool by_boat, Place from, Table& table) {
    const int first = by_boat ? 0 : kSections;
    bool changed = false;
    for (const Place to : content.place(from).steps) {
        if (to == kNoPlace || !is_open_to(by_boat, to))
            continue;
        const int cost = step_cost(content, by_boat, from, to);
        auto& mine = table[static_cast<std::size_t>(static_cast<int>(from) - first)];
        const auto& others = table[static_cast<std::size_t>(static_cast<int>(to) - first)];
        for (std::size_t goal = 0; goal < mine.size(); ++goal) {
            if (others[goal] == kOutOfReach || cost + others[goal] >= mine[goal])
                continue;
            mine[goal] = static_cast<std::uint8_t>(cost + others[goal]);
            changed = true;
        }
    }
    return changed;
}

template <class Table>
constexpr void measure(const Content& content, bool by_boat, Table& table) {
    for (std::size_t from = 0; from < table.size(); ++from) {
        table[from].fill(kOutOfReach);
        table[from][from] = 0;
    }
    bool changed = true;
    while (changed) {
        changed = false;
        for (std::size_t i = 0; i < table.size(); ++i)
            changed |=
                shorten(content, by_boat, static_cast<Place>(i + (by_boat ? 0 : kSections)), table);
    }
}

}  // namespace detail

constexpr void derive(Content& content) {
    for (int i = 0; i < kCountries; ++i)
        detail::index_harbours(content, static_cast<Country>(i));
    detail::measure(content, true, content.boat_distance);
    detail::measure(content, false, content.ship_distance);
}

}  // namespace ascalion
