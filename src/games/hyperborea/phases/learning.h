// Cards: take, refresh and spy (section 8, H6.34).
#pragma once

#include "games/hyperborea/activating.h"
#include "games/hyperborea/phases/dealing.h"

namespace hyperborea::learning {

// H8.5
constexpr bool can_refresh(const Table& table, Deck deck) { return face_down_in(table, deck) >= 2; }
constexpr Why why_no_refresh(const Table& table) {
    if (table.pool[Point::Tech] == 0)
        return Why::NoPoints;
    for (int i = 0; i < kDecks; ++i)
        if (can_refresh(table, static_cast<Deck>(i)))
            return Why::Nothing;
    return Why::Nowhere;
}
constexpr Why why_no_card(const Table& table) {
    if (table.pool[Point::Tech] == 0)
        return Why::NoPoints;
    return unless(has_open_card(table), Why::Nowhere);
}

// H6.35: cards of rivals that can be copied.
constexpr CardSet spied_cards(const Content& content, const Table& table) {
    CardSet cards;
    for (const SeatId rival : table.everyone() - SeatSet::of(table.turn.active))
        cards |= table.seat(rival).cards;
    return cards & content.copyable;
}
constexpr Why why_no_spy(const Content& content, const Table& table) {
    if (table.pool[Point::Spy] == 0)
        return Why::NoPoints;
    return unless(!spied_cards(content, table).empty(), Why::Nowhere);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::RefreshDeck:
            for (int i = 0; i < kDecks; ++i)
                if (can_refresh(state, static_cast<Deck>(i)))
                    sink(action::of_deck(static_cast<Deck>(i)));
            return;
        case Ask::SpyCard:
            for (const Card card : spied_cards(content, state))
                sink(action::of_card(card));
            return;
        default:
            for (const Card card : state.market.open)
                if (card != kNoCard)
                    sink(action::of_card(card));
            return;
    }
}

// H8.4, H9.3
constexpr void take(const Content& content, State& state, Card card) {
    Seat& seat = state.active();
    if (state.turn.ask == Ask::TakeCard)
        --state.pool[Point::Tech];
    close(state, card);
    acquire(state, state.turn.active, card);
    ++seat.taken;
    if (state.supply.cubes[Colour::Grey] > 0) {
        --state.supply.cubes[Colour::Grey];
        ++seat.unused[Colour::Grey];
    }
    if (seat.taken >= content.parameters.cards_to_end)
        meet(content, state, Condition::Technologies);
    dealing::deal_cards(content, state, hyperborea::deck_of(card), 1);
}

// H8.5, H8.6: the two open cards are set aside until two new ones lie there.
constexpr void refresh(const Content& content, State& state, Deck deck) {
    --state.pool[Point::Tech];
    for (std::size_t i = 0; i < 2; ++i) {
        Card& open = state.market.open[first_place(deck) + i];
        state.market.aside[i] = open;
        open = kNoCard;
    }
    dealing::deal_cards(content, state, deck, 2);
}

constexpr bool is_refreshing(const Table& table) { return table.market.aside[0] != kNoCard; }

// The old two become the newest returned group; within it there is no order.
constexpr void end_refresh(State& state) {
    auto& [one, other] = state.market.aside;
    Returned& returned = returned_to(state, state.turn.deck);
    returned.push_back(one < other ? one : other);
    returned.push_back(one < other ? other : one);
    one = other = kNoCard;
    state.turn.deck = kNoDeck;
    ask_active(state, Ask::RefreshTake);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::RefreshDeck: return refresh(content, state, hyperborea::deck_of(action));
        case Ask::SpyCard:
            --state.pool[Point::Spy];
            return activating::begin(
                content, state, content.card(hyperborea::card_of(action)).set.effects);
        default: return take(content, state, hyperborea::card_of(action));
    }
}

}  // namespace hyperborea::learning
