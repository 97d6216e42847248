// Plunder and tunnel: stealing one thing from a rival base (W7.10 - W7.20).
#pragma once

#include "games/wiraqocha/changes.h"
#include "games/wiraqocha/phases/conquering.h"

namespace wiraqocha::plundering {

// W9.12: only an ordinary plunder frees a captive.
constexpr bool holds_own_captive(const State& state, const Seat& victim) {
    return victim.captive && victim.captive.owner == state.turn.active;
}

constexpr bool has_loot(const Content& content, const Seat& victim) {
    return victim.crystals || !victim.artefacts.empty()
           || !(victim.cards & content.inventions).empty();
}

// W7.11: a base on a mountain needs an airship that could go there.
constexpr bool has_piece_right(const Content& content, const State& state, Hex hex) {
    if (content.valleys.contains(hex) || !(state.own() & state.board.airships).empty())
        return true;
    return has_airship(state.active().reserve)
           && !(state.board.touching[hex] & state.own()).empty();
}

constexpr bool may_plunder_again(const State& state) {
    return state.options.plunders_per_turn == 0
           || state.turn.plunders < state.options.plunders_per_turn;
}

template <class Fits>
constexpr HexSet those_of(HexSet hexes, Fits&& fits) {
    for (const Hex hex : hexes)
        if (!fits(hex))
            hexes.erase(hex);
    return hexes;
}

constexpr HexSet worth_plundering(const Content& content, const State& state, HexSet bases) {
    return those_of(bases, [&](Hex hex) {
        const Seat& victim = state.seat(holder_of(state, hex));
        return has_loot(content, victim) || holds_own_captive(state, victim);
    });
}

// W7.10. Each filter looks only at what the ones before let through.
template <class Let>
constexpr void filters(const Content& content, const State& state, Let&& let) {
    const HexSet bases = rival_bases(state);
    const HexSet rich = worth_plundering(content, state, bases);
    const HexSet open = rich - force_field_hexes(state);
    const HexSet near =
        those_of(open, [&](Hex hex) { return has_piece_right(content, state, hex); });
    const bool reserve = has_airship(state.active().reserve);
    let(Filter{bases, Why::NoBaseThere, Why::NoRivalBase});
    let(Filter{rich, Why::Poor, Why::NoLoot});
    let(Filter{open, Why::ForceField, Why::LootInField});
    let(Filter{near, reserve ? Why::ReserveAirship : Why::Mountain, Why::LootOnMountain});
}

constexpr Passed open_bases(const Content& content, const State& state) {
    return passed([&](auto&& let) { filters(content, state, let); });
}

constexpr HexSet targets(const Content& content, const State& state) {
    return payable(content, state, open_bases(content, state).hexes);
}

constexpr Obstacle why_no_plunder(const Content& content, const State& state) {
    if (!may_plunder_again(state))
        return {Why::Plundered, state.options.plunders_per_turn};
    const Passed open = open_bases(content, state);
    if (open.hexes.empty())
        return open.none_left;
    if (state.turn.pool.empty())
        return Why::NoDice;
    return can_pay_any(content, state, open.hexes) ? Why::Nothing : Why::LootUnpaid;
}

// W7.16, W7.17
template <class Let>
constexpr void tunnel_filters(const Content& content, const State& state, Let&& let) {
    const HexSet bases = rival_bases(state);
    let(Filter{bases, Why::NoBaseThere, Why::NoRivalBase});
    let(Filter{
        those_of(bases,
                 [&](Hex hex) { return has_loot(content, state.seat(holder_of(state, hex))); }),
        Why::Poor,
        Why::NoLoot});
}

constexpr Passed tunnel_ends(const Content& content, const State& state) {
    return passed([&](auto&& let) { tunnel_filters(content, state, let); });
}

constexpr HexSet tunnel_targets(const Content& content, const State& state) {
    return tunnel_ends(content, state).hexes & conditions_met(content, state.turn.pool);
}

constexpr Obstacle why_no_tunnel(const Content& content, const State& state) {
    if (is_done(state, Mark::Tunnel))
        return Why::Used;
    const Passed ends = tunnel_ends(content, state);
    if (ends.hexes.empty())
        return ends.none_left;
    if (state.turn.pool.empty())
        return Why::NoDice;
    const HexSet met = ends.hexes & conditions_met(content, state.turn.pool);
    return met.empty() ? Why::TunnelUnpaid : Why::Nothing;
}

// W7.14
constexpr void loot(const Content& content, const State& state, auto&& sink) {
    const Seat& victim = state.seat(holder_of(state, state.pending.target));
    if (victim.crystals)
        sink(action::menu(ActionKind::LootCrystal));
    for (const Card card : victim.cards & content.inventions)
        sink(action::loot_card(card));
    if (!victim.artefacts.empty())
        sink(action::menu(ActionKind::LootArtefact));
    if (state.pending.doing == ActionKind::Plunder && holds_own_captive(state, victim))
        sink(action::menu(ActionKind::LootCaptive));
}

constexpr Hex hex_of_piece(const State& state, Piece piece) {
    for (const Hex hex : state.controlled_by(piece.owner))
        if (state.board.pieces[hex] == piece)
            return hex;
    return kNoHex;
}

// W9.13: a captive follows its card, into the captor's reserve if the captor is the thief.
constexpr void hand_over_captive(State& state, Piece piece, SeatId thief) {
    for (std::size_t i = 0; i < state.options.seats; ++i) {
        Piece& captive = state.seats[i].captive;
        if (captive != piece)
            continue;
        captive.owner = thief;
        if (engine::seat_id(static_cast<int>(i)) == thief) {
            to_reserve(state, captive);
            captive = Piece{};
        }
    }
}

// W7.19, W7.20: the special piece of a stolen card changes its owner wherever it is.
constexpr void hand_over_piece(State& state, Piece piece, SeatId thief) {
    Seat& victim = state.seat(piece.owner);
    if (victim.reserve[piece.kind]) {
        --victim.reserve[piece.kind];
        to_reserve(state, {piece.kind, thief});
    } else if (victim.cemetery[piece.kind]) {
        --victim.cemetery[piece.kind];
        to_cemetery(state, {piece.kind, thief});
    } else if (state.board.removed == piece) {
        state.board.removed.owner = thief;
    } else if (const Hex hex = hex_of_piece(state, piece); hex != kNoHex) {
        vacate(state, hex);
        put(state, hex, {piece.kind, thief});
    } else {
        hand_over_captive(state, piece, thief);
    }
}

constexpr void steal_card(State& state, SeatId victim, Card card) {
    state.seat(victim).cards.erase(card);
    state.active().cards.insert(card);
    if (const PieceKind kind = piece_of(card); kind != kNoPiece)
        hand_over_piece(state, {kind, victim}, state.turn.active);
}

constexpr void steal_artefact(State& state, SeatId victim) {
    const Artefact lowest = state.seat(victim).artefacts.front();
    state.seat(victim).artefacts.erase(lowest);
    state.active().artefacts.insert(lowest);
}

constexpr void take_loot(State& state, SeatId victim, Action chosen) {
    const ActionKind kind = kind_of(chosen);
    if (kind == ActionKind::LootCrystal) {
        --state.seat(victim).crystals;
        ++state.active().crystals;
    } else if (kind == ActionKind::LootCard) {
        steal_card(state, victim, card_of(chosen));
    } else if (kind == ActionKind::LootArtefact) {
        steal_artefact(state, victim);
    } else {
        conquering::free_captive_of(state, victim);
    }
}

// W7.13, W7.17
constexpr void plunder(const Content& content, State& state, Action chosen) {
    const Hex hex = state.pending.target;
    if (state.pending.doing == ActionKind::Plunder) {
        conquering::spend_declared_dice(content, state);
        remove_die(state, hex);
        ++state.turn.plunders;
    } else {
        spend_dice(state, state.pending.condition);
        mark(state, Mark::Tunnel);
    }
    take_loot(state, holder_of(state, hex), chosen);
    check_victory(content, state);
}

}  // namespace wiraqocha::plundering
