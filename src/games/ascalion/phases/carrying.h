// What all transports share: for whom they are made, what they may carry, and the lists of cargo
// that is loaded and unloaded (A6.46, A6.52, A6.53, A6.81 - A6.83, A7.13).
#pragma once

#include "games/ascalion/sieve.h"
#include "games/ascalion/turn.h"

namespace ascalion::carrying {

// The transport has reached its end. Defined in transporting.h.
constexpr void finish_transport(const Content& content, State& state);
// A list of picks was closed. Defined in transporting.h.
constexpr void end_list(const Content& content, State& state);

constexpr bool is_extra(const State& state) { return state.transport.purpose == Purpose::Extra; }

constexpr bool is_voyage(const State& state) {
    return state.transport.kind == TransportKind::Boat
           || state.transport.kind == TransportKind::Ship;
}

// Own areas that may send, pass on or take cargo.
constexpr AreaSet usable(const State& state) {
    if (!is_extra(state))
        return state.own();
    return state.own() - converted_by(state, state.board.owner[state.attack.target]);  // A7.13
}

// Own areas in which pieces may end: in an extra transport those touching the target (A6.83).
constexpr AreaSet goals(const Content& content, const State& state) {
    if (!is_extra(state))
        return state.own();
    return usable(state) & touching(content, state, state.attack.target);
}

// A6.48, A6.50, A6.56, A6.82
constexpr KindSet kinds_carried(const State& state, bool by_vessel) {
    const KindSet kinds = by_vessel ? all_kinds() : not_horses();
    if (!is_extra(state))
        return kinds;
    return kinds & (KindSet::of(Kind::Horse) | KindSet::of(Kind::Weapon));
}

constexpr bool has_cargo(const State& state, Area area, bool by_vessel) {
    return !state.board.goods[area].only(kinds_carried(state, by_vessel)).empty();
}

// The usable countries with something that may go by land.
constexpr CountrySet with_cargo(const State& state) {
    const CountrySet laden = usable(state).countries & state.board.laden;
    if (!is_extra(state))
        return laden;
    CountrySet armed;
    for (const Country country : laden)
        if (state.board.goods[area_of(country)].has(Kind::Weapon))
            armed.insert(country);
    return armed;
}

// Lists

// Where the tokens of the open list lie.
constexpr Goods on_list(const State& state) {
    const Transport& transport = state.transport;
    if (!is_voyage(state))
        return transport.unloading ? transport.cargo : state.board.goods[area_of(transport.at)];
    return state.board.goods[transport.unloading ? area_of(transport.vessel) : transport.other];
}

// A6.48, A6.54: foot and the first halt of a chain need cargo; a voyage opens no list in vain.
constexpr bool may_close_list(const State& state) {
    const Transport& transport = state.transport;
    if (is_voyage(state))
        return transport.picked;
    const bool needs_cargo =
        transport.kind != TransportKind::Ride && transport.borders == 0 && !transport.unloading;
    return !needs_cargo || transport.cargo;
}

constexpr void legal(const State& state, auto&& sink) {
    const Transport& transport = state.transport;
    if (state.turn.ask == Ask::Amount) {
        for (int i = 1; i <= on_list(state).count(transport.kind_picked); ++i)
            sink(action::take(i));
        return;
    }
    for (const Kind kind : transport.open)
        sink(action::pick(kind));
    if (may_close_list(state))
        sink(action::bare(ActionKind::Close));
}

constexpr void open_list(State& state, bool unloading) {
    Transport& transport = state.transport;
    transport.unloading = unloading;
    transport.picked = false;
    transport.open = on_list(state).kinds() & kinds_carried(state, is_voyage(state));
    if (!is_voyage(state) && !unloading)
        transport.open -= transport.unloaded;
    ask(state, state.turn.active, unloading ? Ask::Unload : Ask::Load);
}

constexpr void move_on_land(State& state, Goods goods) {
    Transport& transport = state.transport;
    if (transport.unloading) {
        transport.cargo -= goods;
        put(state, area_of(transport.at), goods);
    } else {
        take(state, area_of(transport.at), goods);
        transport.cargo += goods;
    }
}

constexpr void move_on_water(State& state, Goods goods) {
    const Area aboard = area_of(state.transport.vessel);
    const bool unloading = state.transport.unloading;
    take(state, unloading ? aboard : state.transport.other, goods);
    put(state, unloading ? state.transport.other : aboard, goods);
}

// Kinds come in order, each once.
constexpr void move_amount(State& state, int amount) {
    Transport& transport = state.transport;
    const Kind kind = transport.kind_picked;
    const Goods goods = Goods::of(kind, amount);
    if (is_voyage(state))
        move_on_water(state, goods);
    else
        move_on_land(state, goods);
    if (transport.unloading)
        transport.unloaded.insert(kind);
    transport.picked = true;
    transport.open -= KindSet::first(static_cast<int>(kind) + 1);
    transport.kind_picked = kNoKind;
    ask(state, state.turn.active, transport.unloading ? Ask::Unload : Ask::Load);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::Pick:
            state.transport.kind_picked = goods_kind_of(action);
            return ask(state, state.turn.active, Ask::Amount);
        case ActionKind::Take: return move_amount(state, amount_of(action));
        default: return end_list(content, state);
    }
}

}  // namespace ascalion::carrying
