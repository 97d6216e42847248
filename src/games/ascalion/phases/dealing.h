// An accepted offer: where the partner's tokens come from, and where everything goes
// (A6.30, A6.39, A6.40).
#pragma once

#include "games/ascalion/phases/trading.h"

namespace ascalion::dealing {

using trading::available;
using trading::counted;
using trading::last_of;
using trading::unpicked;

// What the partner still has to take from somewhere.
constexpr Goods still_due(const State& state) {
    return state.trade.wants - counted(state.trade.origins);
}

constexpr Kind first_kind(Goods goods) { return goods.kinds().front(); }

template <class Sieve>
constexpr void sift_origins(const State& state, Sieve& sieve) {
    const Tokens& picked = state.trade.origins;
    const AreaSet own = state.areas_of(state.turn.to_move);
    const Goods due = still_due(state);
    const Kind kind = first_kind(due);
    const Token last = last_of(picked);
    AreaSet enough;
    for (const Area area : own)
        if (available(state, picked, kind, area) >= due.count(kind))
            enough.insert(area);
    sieve.keep(own, Why::NotYours);
    sieve.keep(trading::unpicked_areas(state, sieve.left(), picked, kind), Why::NoneThere);
    sieve.keep(from_on(own, last.kind == kind ? last.area : Area{0}), Why::Earlier);
    sieve.keep(enough, Why::TooFewAfter);
}

// The hand that is being placed.
constexpr std::size_t hand_of(const State& state, SeatId seat) {
    return seat == state.trade.maker ? 0 : 1;
}
constexpr Goods hand(const State& state) {
    return state.trade.hands[hand_of(state, state.turn.to_move)];
}

constexpr AreaSet without_horse(const State& state, AreaSet areas) {
    AreaSet free{areas.countries - state.board.horses, {}};
    for (const Vessel vessel : areas.vessels)
        if (!state.board.goods[area_of(vessel)].has(Kind::Horse))
            free.vessels.insert(vessel);
    return free;
}

// The areas from which on enough of them follow.
constexpr AreaSet with_enough_after(AreaSet areas, int needed) {
    AreaSet found;
    for (const Area area : areas)
        if (from_on(areas, area).size() >= needed)
            found.insert(area);
    return found;
}

// Tokens of a kind go to areas in order (A5.10); enough areas must stay for the horses to come.
template <class Sieve>
constexpr void sift_destinations(const State& state, Sieve& sieve) {
    const AreaSet own = state.areas_of(state.turn.to_move);
    const Goods rest = hand(state);
    const Kind kind = first_kind(rest);
    const AreaSet later = from_on(own, state.trade.kind == kind ? state.trade.last : Area{0});
    sieve.keep(own, Why::NotYours);
    if (kind != Kind::Horse)
        return sieve.keep(later, Why::Earlier);
    sieve.keep(without_horse(state, own), Why::HorseThere);
    sieve.keep(later, Why::Earlier);
    sieve.keep(with_enough_after(without_horse(state, later), rest.count(kind)), Why::TooFewAfter);
}

template <class Sieve>
constexpr void sift(const State& state, Sieve& sieve) {
    if (state.turn.ask == Ask::Origin)
        sift_origins(state, sieve);
    else
        sift_destinations(state, sieve);
}

constexpr void legal(const State& state, auto&& sink) {
    const AreaSet open = open_areas([&](auto& sieve) { sift(state, sieve); });
    if (state.turn.ask == Ask::Origin)
        trading::offer_origins(state, state.trade.origins, open, sink);
    else
        offer_areas(state, open, sink);
}

constexpr void begin_placing(State& state, SeatId seat) {
    state.trade.kind = kNoKind;
    state.trade.last = kNoArea;
    ask(state, seat, Ask::Destination);
}

constexpr void take_all(State& state, const Tokens& tokens) {
    for (const Token token : tokens)
        take(state, token.area, Goods::one(token.kind));
}

// All given tokens leave at once; the party earlier in turn order places first.
constexpr void exchange(State& state) {
    Trade& trade = state.trade;
    trade.ledger.push_back(LedgerEntry::dealt(trading::exchange_of(state)));
    take_all(state, trade.gives);
    take_all(state, trade.origins);
    trade.hands = {trade.wants, counted(trade.gives)};
    const bool maker_first =
        position_in_order(state, trade.maker) < position_in_order(state, trade.partner);
    begin_placing(state, maker_first ? trade.maker : trade.partner);
}

constexpr void choose_origin(State& state, Area area) {
    state.trade.origins.push_back({first_kind(still_due(state)), area});
    if (still_due(state).empty())
        exchange(state);
}

constexpr void choose_destination(State& state, Area area) {
    Trade& trade = state.trade;
    const SeatId seat = state.turn.to_move;
    Goods& hand = trade.hands[hand_of(state, seat)];
    trade.kind = first_kind(hand);
    trade.last = area;
    hand -= Goods::one(trade.kind);
    put(state, area, Goods::one(trade.kind));
    if (hand)
        return;
    const SeatId other = seat == trade.maker ? trade.partner : trade.maker;
    if (trade.hands[hand_of(state, other)])
        return begin_placing(state, other);
    trading::end_turn(state);
}

constexpr void apply(State& state, Action action) {
    if (state.turn.ask == Ask::Origin)
        choose_origin(state, area_of(action));
    else
        choose_destination(state, area_of(action));
}

}  // namespace ascalion::dealing

namespace ascalion::trading {

constexpr void begin_deal(const Content& /*content*/, State& state) {
    ask(state, state.trade.partner, Ask::Origin);
}

}  // namespace ascalion::trading
