// Decks and open cards (section 8).
#pragma once

#include "games/hyperborea/changes.h"

namespace hyperborea {

constexpr Returned& returned_to(Table& table, Deck deck) {
    return table.market.returned[static_cast<std::size_t>(deck)];
}
constexpr const Returned& returned_to(const Table& table, Deck deck) {
    return table.market.returned[static_cast<std::size_t>(deck)];
}
constexpr CardSet fresh_in(const Table& table, Deck deck) {
    return table.market.fresh & cards_of(deck);
}
constexpr int face_down_in(const Table& table, Deck deck) {
    return fresh_in(table, deck).size() + static_cast<int>(returned_to(table, deck).size());
}

// H8.2: fresh cards; without them the oldest returned pair, or what is left of it.
constexpr CardSet next_cards(const Table& table, Deck deck) {
    const CardSet fresh = fresh_in(table, deck);
    if (fresh)
        return fresh;
    const Returned& returned = returned_to(table, deck);
    CardSet oldest;
    if (returned.empty())
        return oldest;
    oldest.insert(returned[0]);
    if (returned.size() % 2 == 0)
        oldest.insert(returned[1]);
    return oldest;
}

constexpr void take_from_deck(Table& table, Card card) {
    if (table.market.fresh.contains(card))
        return table.market.fresh.erase(card);
    Returned& returned = returned_to(table, deck_of(card));
    returned.erase_at(returned[0] == card ? 0 : 1);
}

// The open cards of a deck stand side by side.
constexpr std::size_t first_place(Deck deck) { return 2 * static_cast<std::size_t>(deck); }

constexpr void put_into_gap(Table& table, Card card) {
    Card* open = table.market.open.data() + first_place(deck_of(card));
    (open[0] == kNoCard ? open[0] : open[1]) = card;
}

constexpr bool has_open_card(const Table& table) {
    for (const Card card : table.market.open)
        if (card != kNoCard)
            return true;
    return false;
}

constexpr void close(Table& table, Card card) {
    for (Card& open : table.market.open)
        if (open == card)
            open = kNoCard;
}

// A player owns the card from now on.
constexpr void acquire(Table& table, SeatId seat, Card card) {
    table.seat(seat).cards.insert(card);
    table.market.acquired.push_back(card);
}

}  // namespace hyperborea
