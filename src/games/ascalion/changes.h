// The small changes that actions are made of. They keep the derived sets of the board true.
#pragma once

#include "games/ascalion/board.h"

namespace ascalion {

constexpr void set_goods(State& state, Area area, Goods goods) {
    state.board.goods[area] = goods;
    if (!is_country(area))
        return;
    const CountrySet here = CountrySet::of(country_of(area));
    state.board.horses -= here;
    state.board.laden -= here;
    if (goods.has(Kind::Horse))
        state.board.horses |= here;
    if (goods.without_horses())
        state.board.laden |= here;
}

constexpr void put(State& state, Area area, Goods goods) {
    set_goods(state, area, state.board.goods[area] + goods);
}

constexpr void take(State& state, Area area, Goods goods) {
    set_goods(state, area, state.board.goods[area] - goods);
}

constexpr void gain(State& state, Area area, Goods goods) {
    state.board.supply -= goods;
    put(state, area, goods);
}

constexpr void spend(State& state, Area area, Goods goods) {
    take(state, area, goods);
    state.board.supply += goods;
}

constexpr void set_owner(State& state, Area area, SeatId owner) {
    const SeatId before = state.board.owner[area];
    if (before != kNobody)
        state.board.areas[before].erase(area);
    state.board.owner[area] = owner;
    if (owner != kNobody)
        state.board.areas[owner].insert(area);
}

constexpr void remove_follower(State& state, Area area) {
    for (AreaSet& followers : state.board.followers)
        followers.erase(area);
}

// A2.9
constexpr Vessel free_vessel(const State& state, Product product) {
    const VesselSet all = product == Product::Boat ? all_boats() : all_ships();
    return (all - vessels_on_map(state)).front();
}

constexpr void launch(State& state, Product product, Place place) {
    const Vessel vessel = free_vessel(state, product);
    state.board.place(vessel) = place;
    set_owner(state, area_of(vessel), state.turn.active);
}

// A6.74: boat, cargo, follower and book go to their supplies.
constexpr void sink_vessel(State& state, Vessel vessel) {
    const Area area = area_of(vessel);
    spend(state, area, state.board.goods[area]);
    remove_follower(state, area);
    state.board.books.erase(area);
    set_owner(state, area, kNobody);
    state.board.place(vessel) = kNoPlace;
}

// A6.76: all weapons but one and all horses but one go to the supply.
constexpr void remove_surplus(State& state, AreaSet areas) {
    for (const Area area : areas)
        for (const Kind kind : {Kind::Horse, Kind::Weapon})
            if (const int count = state.board.goods[area].count(kind); count > 1)
                spend(state, area, Goods::of(kind, count - 1));
}

// A7.16
constexpr void dissolve_temple(State& state, Country country) {
    for (std::size_t i = 0; i < kReligions; ++i) {
        if (state.board.temples[i] != country)
            continue;
        state.board.temples[i] = kNoCountry;
        state.board.followers[i] = AreaSet{};
    }
}

constexpr void ask(State& state, SeatId seat, Ask question) {
    state.turn.to_move = seat;
    state.turn.ask = question;
}

}  // namespace ascalion
