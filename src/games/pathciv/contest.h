// The contest over cards: who comes first when several seats bid for the same (6E).
#pragma once

#include <compare>

#include "games/pathciv/effects.h"

namespace pathciv {

// P6.27: the smaller key comes first.
struct Key {
    int effect = 0;
    int rank = 0;
    friend constexpr auto operator<=>(const Key&, const Key&) = default;
};

constexpr Key key_of(const Content& content, const Seat& seat, Type type) {
    const int rank = content.board(seat.board).rank[type];
    return {has_priority(content, seat, type) ? 0 : rank, rank};
}
constexpr Key key_of_rival(const Content& content, const Table& table, Type type) {
    const int rank = content.board(table.rival.board).rank[type];
    return {rank, rank};  // P10.7
}

// P6.26: the one of these bidders who comes first for a card of the type.
constexpr SeatId first_bidder(const Content& content,
                              const Table& table,
                              SeatSet bidders,
                              Type type) {
    SeatId first = bidders.front();
    for (const SeatId seat : bidders)
        if (key_of(content, table.seat(seat), type) < key_of(content, table.seat(first), type))
            first = seat;
    return first;
}

}  // namespace pathciv
