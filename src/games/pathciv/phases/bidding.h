// Phases C2 and C3: bids for wonders and leaders, turn by turn until nobody bids (6E).
#pragma once

#include "games/pathciv/contest.h"
#include "games/pathciv/phases/arriving.h"

namespace pathciv::bidding {

constexpr CardSet market_of(const Table& table, Phase phase) {
    return table.market.open & (phase == Phase::Wonders ? all_wonders() : all_leaders());
}
constexpr CardSet market_of(const Table& table) { return market_of(table, table.turn.phase); }

constexpr Obstacle why_not(const Content& content, const State& state, SeatId seat, Card card) {
    if (!market_of(state).contains(card))
        return later(is_leader(card) ? Phase::Leaders : Phase::Wonders);
    return why_too_dear(content, state.seat(seat), card);
}
constexpr bool can_afford_any(const Content& content, const Table& table, SeatId seat) {
    for (const Card card : market_of(table))
        if (why_too_dear(content, table.seat(seat), card).none())
            return true;
    return false;
}

// P6.23, P10.5
constexpr void begin(const Content& content, State& state, Phase phase) {
    const bool wonders = phase == Phase::Wonders;
    state.turn.phase = phase;
    state.turn.bidding = state.everyone();
    go_on_with(state, wonders ? Stage::BidForWonders : Stage::BidForLeaders);
    const std::uint16_t rounds = wonders ? content.solo.wonder_rounds : content.solo.leader_rounds;
    if (state.is_solo() && arriving::is_round_in(rounds, state.round()) && market_of(state))
        ask_chance(state, Ask::TypeOfRival);
}

// P6.24, P6.29: who can afford nothing is out.
constexpr void ask_for_bids(const Content& content, State& state) {
    for (const SeatId seat : state.turn.bidding)
        if (!can_afford_any(content, state, seat))
            state.turn.bidding.erase(seat);
    const bool wonders = state.turn.phase == Phase::Wonders;
    if (state.turn.bidding)
        return open_window(state, wonders ? Ask::WonderBids : Ask::LeaderBids, state.turn.bidding);
    go_on_with(state, wonders ? Stage::BuildWonders : Stage::RecruitLeaders);
}

// P10.6: printed costs decide, then the lower id.
constexpr Card dearest(const Content& content, CardSet cards) {
    Card best = cards.front();
    for (const Card card : cards)
        if (content.card(card).cost > content.card(best).cost)
            best = card;
    return best;
}

constexpr void legal_chance(auto&& sink) {
    for (const Type type : all_types())
        sink(action::aimed(type));
}
constexpr void apply_chance(const Content& content, State& state, Action action) {
    const CardSet market = market_of(state);
    const CardSet of_type = market & content.cards_of[type_of(action)];
    state.rival.aim = dearest(content, of_type ? of_type : market);
}

constexpr void legal(const Content& content, const State& state, SeatId seat, auto&& sink) {
    const Secret& secret = state.secrets[seat];
    if (!state.turn.bidding.contains(seat) || secret.passed || secret.card != kNoCard)
        return;
    for (const Card card : market_of(state))
        if (why_too_dear(content, state.seat(seat), card).none())
            sink(action::bid(card));
    sink(action::pass());
}

constexpr void pick(Secret& secret, Action action) {
    if (kind_of(action) == ActionKind::Pass)
        secret.passed = true;
    else
        secret.card = card_of(action);
}

constexpr SeatSet bidders_for(const State& state, Card card) {
    SeatSet bidders;
    for (const SeatId seat : state.turn.bidding)
        if (state.secrets[seat].card == card)
            bidders.insert(seat);
    return bidders;
}

// P10.7: the Rival bids for its aim as well.
constexpr bool goes_to_rival(const Content& content, const State& state, SeatId first, Card card) {
    const Type type = content.card(card).type;
    return card == state.rival.aim
           && key_of_rival(content, state, type) < key_of(content, state.seat(first), type);
}

// P6.28
constexpr void win(const Content& content, State& state, SeatId id, Card card) {
    Seat& seat = state.seat(id);
    seat.trays[paid_from(card)] -= price_of(content, seat, card);
    seat.won = card;
    state.market.open.erase(card);
    state.turn.bidding.erase(id);
}
constexpr void lose_to_rival(State& state) {
    state.market.open.erase(state.rival.aim);
    state.market.out.insert(state.rival.aim);
    state.rival.aim = kNoCard;
}

constexpr void award(const Content& content, State& state, Card card) {
    const SeatSet bidders = bidders_for(state, card);
    if (bidders.empty())
        return;
    const SeatId first = first_bidder(content, state, bidders, content.card(card).type);
    if (goes_to_rival(content, state, first, card))
        return lose_to_rival(state);
    win(content, state, first, card);
    if (card == state.rival.aim)
        state.rival.aim = kNoCard;
}

constexpr void reveal(const Content& content, State& state) {
    for (const SeatId seat : state.turn.bidding)
        if (state.secrets[seat].passed)  // P6.25
            state.turn.bidding.erase(seat);
    for (const Card card : market_of(state))
        award(content, state, card);
}

// P6.36: gains on building a wonder come from cards owned before it.
constexpr void build(const Content& content, State& state, SeatId id) {
    const Card card = state.seat(id).won;
    gain(content, state, id, content.card(card).instant);
    if (!is_leader(card))
        gain_by(content, state, id, EffectKind::OnWonder);
    Seat& seat = state.seat(id);
    seat.cards.insert(card);
    if (is_leader(card))
        seat.living = card;  // P6.37
    seat.won = kNoCard;
}

// P6.31
constexpr void finish(const Content& content, State& state, Stage next) {
    if (state.rival.aim != kNoCard)  // P10.8
        lose_to_rival(state);
    for (const SeatId seat : state.everyone())
        if (state.seat(seat).won != kNoCard)
            build(content, state, seat);
    open_gains(state, next);
}

}  // namespace pathciv::bidding
