// The frame of a turn: its start, Phase III, and the hand-over to the next seat (sections 5 and 8).
#pragma once

#include "games/wiraqocha/changes.h"

namespace wiraqocha {

// W5.6
constexpr void take_income(const Content& content, State& state) {
    int amount = owns(state.active(), Card::ProductionTanks) ? content.parameters.tanks_income : 0;
    for (const Hex hex : state.own())
        amount += content.hexes[hex].resources;
    gain_resources(content, state, amount);
    mark(state, Mark::Income);
}

constexpr void count_dice(const Content& content, State& state) {
    const int villages = (state.own() & content.terrain(Terrain::Village)).size();
    state.turn.counted = Counter(content.parameters.base_dice + villages);
    mark(state, Mark::Count);
}

// W5.7: the order of Income and Count matters only to a player who may leave the cave first.
constexpr bool chooses_income_order(const State& state) {
    const Piece piece = state.board.pieces[Hex::Cave];
    return piece.owner == state.turn.active && (is_explorer(piece.kind) || is_airship(piece.kind));
}

// W5.3
constexpr void start_turn(const Content& content, State& state, SeatId seat) {
    state.turn = Turn{};
    state.turn.active = seat;
    state.phase = Phase::Preparing;
    state.turn.rerolls = Counter((state.own() & content.terrain(Terrain::Ruins)).size());
    if (chooses_income_order(state))
        return;
    take_income(content, state);
    count_dice(content, state);
}

// Without a cap a game may outlast the count of its rounds, which then stands still.
inline constexpr int kMostRounds = 65535;

// W8.4, W8.5, W8.12
constexpr void hand_over(const Content& content, State& state) {
    const SeatId next = next_seat(state, state.turn.active);
    state.turn.probed = kNoHex;
    if (next == state.first) {
        if (state.round == state.options.round_cap) {
            finish_at_round_cap(content, state);
            return;
        }
        if (state.round < kMostRounds)
            ++state.round;
    }
    start_turn(content, state, next);
}

constexpr bool market_is_complete(const Content& content, const State& state) {
    return state.deck.empty()
           || static_cast<int>(state.market.size()) >= content.parameters.market_size;
}

// W8.2
constexpr int drill_points(const Content& content, const State& state) {
    int points = 0;
    for (const Hex hex : state.own())
        if (is_driller(state.board.pieces[hex].kind))
            points += content.hexes[hex].drill_points;
    return points;
}

// W8.1 - W8.5: Phase III runs by itself; only the refill needs chance.
constexpr void end_turn(const Content& content, State& state) {
    state.turn.pool = {};
    state.turn.rolled = state.turn.used = state.turn.laid = Counter{};
    if (base_in_play(state.active())) {
        gain_crystals(
            content, state, drill_points(content, state) / content.parameters.points_per_crystal);
        if (state.is_over())
            return;
    }
    if (state.active().resources > content.parameters.resource_storage)
        state.active().resources = Counter(content.parameters.resource_storage);
    if (market_is_complete(content, state))
        hand_over(content, state);
    else
        state.phase = Phase::Refilling;
}

}  // namespace wiraqocha
