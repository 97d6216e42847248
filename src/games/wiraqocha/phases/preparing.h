// Phase I: income, count of dice, swaps, workshop, factory, taking back dice, cave move, roll.
#pragma once

#include "games/wiraqocha/turn.h"

namespace wiraqocha::preparing {

// W9.2, W9.4
constexpr HexSet cave_goals(const Content& content, const State& state) {
    const Piece piece = state.board.pieces[Hex::Cave];
    if (piece.owner != state.turn.active || !is_explorer(piece.kind))
        return HexSet{};
    HexSet occupied;
    for (const HexSet controlled : state.board.controlled)
        occupied |= controlled;
    return state.board.living - content.valleys - occupied;
}

// W6.36: an airship can be swapped while there is some other piece to take its place.
constexpr HexSet swappable(const State& state) {
    const HexSet airships = state.own() & state.board.airships;
    const bool someone =
        has_other_than_airship(state.active().reserve) || !(state.own() - airships).empty();
    return someone ? airships : HexSet{};
}

constexpr bool may_use_workshop(const State& state) {
    if (!owns(state.active(), Card::RecoveryWorkshop) || is_done(state, Mark::Workshop))
        return false;
    return state.active().cemetery != PerPiece<Counter>{};
}

constexpr bool may_use_factory(const Content& content, const State& state) {
    return owns(state.active(), Card::AndroidFactory) && !is_done(state, Mark::Factory)
           && state.active().resources >= content.parameters.factory_price;
}

template <class Sink>
constexpr void legal(const Content& content, const State& state, Sink&& sink) {
    const auto offer = [&sink](ActionKind kind, bool possible) {
        if (possible)
            sink(action::menu(kind));
    };
    offer(ActionKind::Income, !is_done(state, Mark::Income));
    offer(ActionKind::Count, !is_done(state, Mark::Count));
    offer(ActionKind::Swap, !swappable(state).empty());
    offer(ActionKind::UseWorkshop, may_use_workshop(state));
    offer(ActionKind::UseFactory, may_use_factory(content, state));
    offer(ActionKind::TakeBack, kept_dice(state) > 0);
    offer(ActionKind::CaveMove, !cave_goals(content, state).empty());
    offer(ActionKind::Roll, kept_dice(state) <= allowance(content, state));  // W5.8
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
