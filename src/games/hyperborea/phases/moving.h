// Minis and fortresses on the map: walk, fly, deploy, fort (7A, 7E).
#pragma once

#include "games/hyperborea/changes.h"
#include "games/hyperborea/turn.h"

namespace hyperborea::moving {

// Where a walker on the hex can go with the points there are (H7.1).
constexpr HexSet walks_from(const Content& content, const Table& table, Hex from) {
    const int points = table.pool[Point::Move].value();
    HexSet reached;
    for (const Hex to : touching(content, table, from))
        if (walk_price(content, table, from, to) <= points)
            reached.insert(to);
    return reached;
}

constexpr bool can_walk_from(const Content& content, const Table& table, Hex from) {
    return walkers_on(table, from) > 0 && !walks_from(content, table, from).empty();
}

constexpr Why why_no_mini(const Table& table) {
    return unless(!table.board.free_at[table.turn.active].empty(), Why::NoMini);
}

constexpr Why why_no_walk(const Content& content, const Table& table) {
    if (table.pool[Point::Move] == 0)
        return Why::NoPoints;
    for (const Hex from : table.board.free_at[table.turn.active])
        if (can_walk_from(content, table, from))
            return Why::Nothing;
    const Why no_mini = why_no_mini(table);
    return no_mini == Why::Nothing ? Why::TooDear : no_mini;
}

constexpr Why why_no_flight(const Table& table) {
    return table.pool[Point::Fly] == 0 ? Why::NoPoints : why_no_mini(table);
}

// H7.24
constexpr Why why_no_fort(const Table& table) {
    if (table.pool[Point::Fortress] == 0)
        return Why::NoPoints;
    if (table.active().stock == 0)
        return Why::NoFortress;
    return unless(!presence(table, table.turn.active).empty(), Why::Nowhere);
}

// H6.24, H6.25
constexpr HexSet deploy_hexes(const Content& content, const Table& table) {
    const HexSet cities = home_cities(content, table, table.turn.active);
    return table.pool[Point::Clone] > 0 ? cities | presence(table, table.turn.active) : cities;
}

constexpr Why why_no_deployment(const Content& content, const Table& table) {
    if (table.pool[Point::Mini] == 0 && table.pool[Point::Clone] == 0)
        return Why::NoPoints;
    if (table.active().reserve == 0)
        return Why::NoReserve;
    return unless(!deploy_hexes(content, table).empty(), Why::Nowhere);
}

constexpr void offer(HexSet hexes, auto&& sink) {
    for (const Hex hex : hexes)
        sink(action::at(hex));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    const SeatId seat = state.turn.active;
    switch (state.turn.ask) {
        case Ask::WalkFrom:
            for (const Hex hex : state.board.free_at[seat])
                if (can_walk_from(content, state, hex))
                    sink(action::at(hex));
            return;
        case Ask::WalkTo: return offer(walks_from(content, state, state.turn.hex), sink);
        case Ask::FlyFrom: return offer(state.board.free_at[seat], sink);
        case Ask::FlyTo: return offer(touching(content, state, state.turn.hex), sink);
        case Ask::FortHex: return offer(presence(state, seat), sink);
        default: return offer(deploy_hexes(content, state), sink);
    }
}

// H7.4: walking into a hex with a free rival stops.
constexpr void walk(const Content& content, State& state, Hex to) {
    const Hex from = state.turn.hex;
    state.pool[Point::Move] -= walk_price(content, state, from, to);
    remove_free(state, state.turn.active, from);
    arrive(content, state, to);
    if (has_free_rival(state, state.turn.active, to))
        ++state.board.stopped[to];
}

// H7.7
constexpr void fly(const Content& content, State& state, Hex to) {
    --state.pool[Point::Fly];
    take_own_free(state, state.turn.hex);
    arrive(content, state, to);
}

constexpr void deploy(const Content& content, State& state, Hex hex) {
    const bool at_home = home_cities(content, state, state.turn.active).contains(hex);
    if (at_home)
        spend_first(state, Point::Mini, Point::Clone);
    else
        --state.pool[Point::Clone];
    place_from_reserve(content, state, hex);
}

constexpr void fort(State& state, Hex hex) {
    --state.pool[Point::Fortress];
    add_fortress(state, state.turn.active, hex);
}

constexpr void go_to(const Content& content, State& state, Hex hex) {
    switch (state.turn.ask) {
        case Ask::WalkTo: walk(content, state, hex); break;
        case Ask::FlyTo: fly(content, state, hex); break;
        case Ask::FortHex: fort(state, hex); break;
        default: deploy(content, state, hex); break;
    }
    state.turn.hex = kNoHex;
    proceed(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    if (state.turn.ask != Ask::WalkFrom && state.turn.ask != Ask::FlyFrom)
        return go_to(content, state, hex_of(action));
    state.turn.hex = hex_of(action);
    ask_active(state, state.turn.ask == Ask::WalkFrom ? Ask::WalkTo : Ask::FlyTo);
}

}  // namespace hyperborea::moving
