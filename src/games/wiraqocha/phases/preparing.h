// Phase I: income, count of dice, swaps, workshop, factory, taking back dice, cave move, roll.
#pragma once

#include "games/wiraqocha/placement.h"
#include "games/wiraqocha/turn.h"

namespace wiraqocha::preparing {

// W9.2, W9.4
template <class Let>
constexpr void cave_filters(const Content& content, const State& state, Let&& let) {
    HexSet occupied;
    for (const HexSet controlled : state.board.controlled)
        occupied |= controlled;
    let(Filter{state.board.living, Why::Dead, Why::NoFreeMountain});
    let(Filter{all_hexes() - content.valleys, Why::CaveToValley, Why::NoFreeMountain});
    let(Filter{all_hexes() - occupied, Why::Occupied, Why::NoFreeMountain});
}

constexpr Obstacle why_no_cave_move(const Content& content, const State& state) {
    if (state.board.dead == Hex::Cave)
        return Why::CaveDead;
    const Piece piece = state.board.pieces[Hex::Cave];
    if (piece.owner != state.turn.active || !is_explorer(piece.kind))
        return Why::NoExplorerInCave;
    return passed([&](auto&& let) { cave_filters(content, state, let); }).none_left;
}

// W6.36: some other piece can always take the place of an airship; the base at least.
template <class Let>
constexpr void swap_filters(const State& state, Let&& let) {
    let(Filter{state.own() & state.board.airships, Why::NoAirshipThere, Why::NoAirship});
}

template <class Let>
constexpr void take_back_filters(const State& state, Let&& let) {
    let(Filter{state.own() & state.board.defence_dice, Why::NoDieThere, Why::NoDefenceDie});
}

constexpr Obstacle why_no_workshop(const State& state) {
    if (is_done(state, Mark::Workshop))
        return Why::Used;
    return has_dead_pieces(state.active()) ? Why::Nothing : Why::Cemetery;
}

constexpr Obstacle why_no_factory(const Content& content, const State& state) {
    if (is_done(state, Mark::Factory))
        return Why::Used;
    return short_of(content.parameters.factory_price - state.active().resources.value(), 0);
}

constexpr Obstacle why_no_swap(const State& state) {
    return passed([&](auto&& let) { swap_filters(state, let); }).none_left;
}

constexpr Obstacle why_no_taking_back(const State& state) {
    return passed([&](auto&& let) { take_back_filters(state, let); }).none_left;
}

// W5.8
constexpr Obstacle why_no_roll(const Content& content, const State& state) {
    const int surplus = kept_dice(state) - allowance(content, state);
    return surplus > 0 ? Obstacle(Why::Surplus, surplus) : Obstacle();
}

constexpr void use_factory(const Content& content, State& state) {
    spend_resources(state, content.parameters.factory_price);
    mark(state, Mark::Factory);
}

// W3.2, W5.9
constexpr int dice_to_roll(const Content& content, const State& state) {
    const int wanted = allowance(content, state) - kept_dice(state);
    if (!state.options.dice_box_limit)
        return wanted;
    const int in_box = content.parameters.box_dice - state.board.defence_dice.size();
    const int fewest = content.parameters.base_dice;
    return smaller(wanted, in_box > fewest ? in_box : fewest);
}

constexpr void roll(const Content& content, State& state) {
    if (!is_done(state, Mark::Income))
        take_income(content, state);
    if (!is_done(state, Mark::Count))
        count_dice(content, state);
    state.turn.to_roll = Counter(dice_to_roll(content, state));
    state.phase = state.turn.to_roll ? Phase::Rolling : Phase::Acting;
}

// W6.36 - W6.38: the piece takes the airship's hex, whose die and tokens stay.
constexpr void swap(const Content& content, State& state, PieceKind kind, Hex from) {
    const Hex hex = state.pending.target;
    to_reserve(state, lift(state, hex));
    arrive(content, state, hex, take_mover(state, kind, from));
}

// W9.2, W9.3
constexpr void cave_move(const Content& content, State& state, Hex goal) {
    arrive(content, state, goal, vacate(state, Hex::Cave));
}

}  // namespace wiraqocha::preparing
