// Conquest and placement: which hexes, which piece, and what it does to the hex (6D, 6E, 7, 9B).
#pragma once

#include "games/wiraqocha/changes.h"
#include "games/wiraqocha/placement.h"

namespace wiraqocha::conquering {

// W6.25, W6.26: what some piece of the active player may enter, the dice left aside.
constexpr HexSet enterable(const Content& content, const State& state) {
    const HexSet own = state.own();
    const HexSet walkable = open_to_walkers(content, state);
    const HexSet near = neighbours_of(state, own);
    HexSet hexes;
    if (!(own & state.board.airships).empty())
        hexes |= state.board.living;
    if (!(own - state.board.airships).empty())
        hexes |= walkable;
    if (has_airship(state.active().reserve))
        hexes |= near;
    if (has_other_than_airship(state.active().reserve))
        hexes |= near & walkable;
    return hexes;
}

// W6.24; W6.5, W6.11: what only an airship could enter.
template <class Let>
constexpr void filters(const Content& content, const State& state, Let&& let) {
    attack_filters(state, Why::ShutOut, let);
    const HexSet open = enterable(content, state);
    if (has_airship(state.active().reserve))
        let(Filter{open, Why::ReserveAirship, Why::ShutOut});
    let(Filter{open | content.valleys, Why::Mountain, Why::ShutOut});
    let(Filter{open, Why::AirshipThere, Why::ShutOut});
}

constexpr Passed open_hexes(const Content& content, const State& state) {
    return passed([&](auto&& let) { filters(content, state, let); });
}

constexpr HexSet targets(const Content& content, const State& state) {
    return payable(content, state, open_hexes(content, state).hexes);
}

constexpr Obstacle why_no_conquest(const Content& content, const State& state) {
    if (state.turn.pool.empty())
        return Why::NoDice;
    const Passed open = open_hexes(content, state);
    if (open.hexes.empty())
        return open.none_left;
    return can_pay_any(content, state, open.hexes) ? Why::Nothing : Why::Unpaid;
}

constexpr HexSet placement_targets(const Content& content, const State& state) {
    return payable(content, state, placement_hexes(content, state));
}

constexpr Obstacle why_no_placement(const Content& content, const State& state) {
    if (state.turn.pool.empty())
        return Why::NoDice;
    const HexSet open = placement_hexes(content, state);
    if (open.empty())
        return Why::BaseShutOut;
    return can_pay_any(content, state, open) ? Why::Nothing : Why::BaseUnpaid;
}

// The own pieces on the board that may move to the target.
template <class Let>
constexpr void mover_filters(const Content& content, const State& state, Let&& let) {
    const Hex target = state.pending.target;
    const bool walkable = open_to_walkers(content, state).contains(target);
    const Why airship_only =
        content.valleys.contains(target) ? Why::AirshipAttacked : Why::Mountain;
    let(Filter{state.own(), Why::NoPieceThere});
    let(Filter{walkable ? all_hexes() : state.board.airships, airship_only});
}

// W6.27: each kind in the reserve, then each piece on the board.
constexpr void movers(const Content& content, const State& state, auto&& sink) {
    const Hex target = state.pending.target;
    if (!(state.board.touching[target] & state.own()).empty()) {
        for (int i = 0; i < kPieceKinds; ++i)
            if (const PieceKind kind{static_cast<std::uint8_t>(i)};
                state.active().reserve[kind] && may_enter(content, state, kind, target))
                sink(action::with_reserve(kind));
    }
    const auto filters = [&](auto&& let) { mover_filters(content, state, let); };
    for (const Hex hex : passed(filters).hexes)
        sink(action::with_piece(state.board.pieces[hex].kind, hex));
}

// W7.3: single dice above V, or sixes that are raised to 7 (W6.17).
constexpr void beating_dice(const Content& content, const State& state, auto&& sink) {
    const Defence defence = defence_of(content, state, state.pending.target);
    const Dice rest = state.turn.pool - state.pending.condition;
    const int lowest = defence.value < kFaces ? defence.value + 1 : kFaces;
    for (int face = lowest; face <= kFaces; ++face) {
        if (rest.count(face) == 0)
            continue;
        if (defence.dice == 1) {
            sink(action::beat_with(Dice::one(face)));
            continue;
        }
        for (int second = face; second <= kFaces; ++second)
            if ((rest - Dice::one(face)).count(second) != 0)
                sink(action::beat_with(Dice::one(face) + Dice::one(second)));
    }
}

// W6.28, first step; also used by plunder (W7.13).
constexpr void spend_declared_dice(const Content& content, State& state) {
    spend_resources(state, defence_of(content, state, state.pending.target).price);
    spend_dice(state, state.pending.condition + state.pending.beating);
}

// W9.5 - W9.7
constexpr void imprison(State& state, Piece piece) {
    Seat& captor = state.active();
    if (captor.captive)
        to_reserve(state, captor.captive);
    captor.captive = piece;
}

// W9.11
constexpr void free_captive_of(State& state, SeatId captor) {
    Piece& captive = state.seat(captor).captive;
    if (captive.owner != state.turn.active)
        return;
    to_reserve(state, captive);
    captive = Piece{};
}

// W7.7, W7.8: what stood there leaves.
constexpr void clear_target(State& state, ActionKind fate) {
    const Piece beaten = vacate(state, state.pending.target);
    if (state.turn.probed == state.pending.target)
        state.turn.probed = kNoHex;
    if (beaten.kind == PieceKind::Base) {
        to_reserve(state, beaten);
        free_captive_of(state, beaten.owner);
    } else if (fate == ActionKind::TakeCaptive) {
        imprison(state, beaten);
    } else {
        to_cemetery(state, beaten);
    }
}

// W6.28
constexpr void conquer(const Content& content, State& state, ActionKind fate) {
    const Pending declared = state.pending;
    spend_declared_dice(content, state);
    if (state.board.pieces[declared.target])
        clear_target(state, fate);
    const Piece mover = take_mover(state, declared.mover, declared.from);
    arrive(content, state, declared.target, mover);
}

// W9.6: only a beaten piece that is no base can be taken captive.
constexpr bool asks_for_fate(const State& state) {
    const Piece piece = state.board.pieces[state.pending.target];
    return state.options.prisoner && piece && piece.kind != PieceKind::Base;
}

}  // namespace wiraqocha::conquering
