// Attack and ranged attack (7D to 7F).
#pragma once

#include "games/hyperborea/changes.h"
#include "games/hyperborea/turn.h"

namespace hyperborea::fighting {

constexpr bool is_ranged(Ask ask) { return ask == Ask::RangedHex || ask == Ask::RangedTarget; }

// H6.17: attack points that may be spent as ranged ones.
constexpr bool has_ranged_point(const Content& content, const Table& table) {
    return table.pool[Point::Ranged] > 0
           || (table.pool[Point::Attack] > 0
               && full_cards(content, table, table.turn.active, content.may_replace));
}

constexpr HexSet hexes_with_target(const Table& table, HexSet among) {
    HexSet hexes;
    for (const Hex hex : among)
        if (has_target(table, hex))
            hexes.insert(hex);
    return hexes;
}
// H7.20
constexpr HexSet attack_hexes(const Table& table) {
    return hexes_with_target(table, table.board.free_at[table.turn.active]);
}
// H7.27
constexpr HexSet ranged_targets(const Content& content, const Table& table) {
    return hexes_with_target(table, ranged_hexes(content, table));
}

constexpr Why why_no_attack(const Table& table) {
    if (table.pool[Point::Attack] == 0)
        return Why::NoPoints;
    return unless(!attack_hexes(table).empty(), Why::Nowhere);
}
constexpr Why why_no_shot(const Content& content, const Table& table) {
    if (!has_ranged_point(content, table))
        return Why::NoPoints;
    return unless(!ranged_targets(content, table).empty(), Why::Nowhere);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::AttackHex:
        case Ask::RangedHex:
            for (const Hex hex :
                 is_ranged(state.turn.ask) ? ranged_targets(content, state) : attack_hexes(state))
                sink(action::at(hex));
            return;
        case Ask::AttackHow:
            sink(action::bare(ActionKind::Kill));
            sink(action::bare(ActionKind::Convert));
            return;
        default: return for_each_target(state, state.turn.hex, sink);
    }
}

// H7.22, H7.23: the first of a colour is a trophy; later ones go back and pay a gem once the
// collection is complete.
constexpr void collect(const Content& content, State& state, SeatId owner) {
    Seat& seat = state.active();
    if (!seat.trophies.contains(owner)) {
        seat.trophies.insert(owner);
        return;
    }
    ++state.seat(owner).reserve;
    if (seat.trophies == state.everyone() - SeatSet::of(state.turn.active))
        gain_gems(content, state, 1);
}

constexpr Figure hit_figure(State& state, int target) {
    if (target < kSites)
        return take_figure(state, state.turn.hex, target);
    const SeatId owner = engine::seat_id(target - kFreeOf);
    lose_free(state, owner, state.turn.hex);
    return figure_of(owner);
}

constexpr void finish(const Content& content, State& state) {
    state.turn.hex = kNoHex;
    state.turn.site = 0;
    proceed(content, state);
}

constexpr void hit_by_attack(const Content& content, State& state, int target) {
    --state.pool[Point::Attack];
    const Figure figure = hit_figure(state, target);
    if (figure == kGhost)
        ++state.active().ghosts;
    else
        collect(content, state, owner_of(figure));
}

// H7.28: no trophy, no gem.
constexpr void hit_from_afar(State& state, int target) {
    const Figure figure = hit_figure(state, target);
    if (figure == kGhost)
        ++state.board.box;
    else
        ++state.seat(owner_of(figure)).reserve;
}

// H7.25
constexpr void hit(const Content& content, State& state, int target) {
    const bool ranged = is_ranged(state.turn.ask);
    if (ranged)
        spend_first(state, Point::Ranged, Point::Attack);
    if (target >= kFortressOf) {
        state.pool[Point::Attack] -= ranged ? 0 : 1;
        remove_fortress(state, engine::seat_id(target - kFortressOf), state.turn.hex);
    } else if (ranged) {
        hit_from_afar(state, target);
    } else {
        hit_by_attack(content, state, target);
    }
    finish(content, state);
}

// H7.21
constexpr void convert(const Content& content, State& state) {
    --state.pool[Point::Attack];
    take_figure(state, state.turn.hex, state.turn.site);
    ++state.board.box;
    place_from_reserve(content, state, state.turn.hex);
    finish(content, state);
}

constexpr bool may_convert(const State& state, int target) {
    return state.active().tile == RaceTile::PurpleA && state.active().reserve > 0 && target < kSites
           && figure_at(state, state.turn.hex, target) == kGhost;
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::AttackHex:
        case Ask::RangedHex:
            state.turn.hex = hex_of(action);
            return ask_active(state,
                              is_ranged(state.turn.ask) ? Ask::RangedTarget : Ask::AttackTarget);
        case Ask::AttackHow:
            return kind_of(action) == ActionKind::Convert ? convert(content, state)
                                                          : hit(content, state, state.turn.site);
        default: break;
    }
    if (state.turn.ask == Ask::RangedTarget || !may_convert(state, number_of(action)))
        return hit(content, state, number_of(action));
    state.turn.site = static_cast<std::uint8_t>(number_of(action));
    ask_active(state, Ask::AttackHow);
}

}  // namespace hyperborea::fighting
