// Universities at the two ends of phase 6: founding one before the attacks, losing books after them
// (A7.17 - A7.19, A7.28).
#pragma once

#include "games/ascalion/phases/attacking.h"

namespace ascalion::scholars {

constexpr Goods resources_of(const State& state, SeatId seat) {
    return goods_of(state, state.areas_of(seat)).resources();
}

constexpr int universities_left(const Content& content, const State& state) {
    int left = content.parameters.universities;
    for (const Seat& seat : state.seats)
        left -= seat.owns_university ? 1 : 0;
    return left;
}

// A7.17
constexpr bool may_found(const Content& content, const State& state, SeatId seat) {
    return !state.seat(seat).owns_university && universities_left(content, state) > 0
           && resources_of(state, seat).total() >= content.parameters.university_price;
}

constexpr void ask_for_university(const Content& content, State& state, SeatId seat) {
    for (; seat != kNobody; seat = next_in_order(state, seat)) {
        if (!may_found(content, state, seat))
            continue;
        state.turn.active = seat;
        return ask(state, seat, Ask::University);
    }
    attacking::begin(content, state);
}

constexpr void begin(const Content& content, State& state) {
    state.attack = Attack{};
    if (state.options.expansion)
        ask_for_university(content, state, first_in_order(state));
    else
        attacking::begin(content, state);
}

// Tokens are paid in the order of kinds, then areas (A5.10): those that do not come before.
constexpr int tokens_from(const State& state, Kind kind, Area least) {
    int count = 0;
    for (const Area area : state.own()) {
        const Goods goods = state.board.goods[area].resources();
        for (const Kind each : goods.kinds())
            if (each > kind || (each == kind && area >= least))
                count += goods.count(each);
    }
    return count;
}

constexpr int still_to_pay(const Content& content, const State& state) {
    return content.parameters.university_price - state.purchase.paid.value();
}

// Of the kind paid last, only areas from the last one on.
constexpr Area first_area(const State& state, Kind kind) {
    return state.purchase.paid > 0 && state.purchase.kind == kind ? state.purchase.area : Area{0};
}

// Own areas with a token of the kind.
constexpr AreaSet areas_with(const State& state, Kind kind) {
    AreaSet found;
    for (const Area area : state.own())
        if (state.board.goods[area].has(kind))
            found.insert(area);
    return found;
}

template <class Sieve>
constexpr void sift_payments(const Content& content, const State& state, Kind kind, Sieve& sieve) {
    AreaSet enough;
    for (const Area area : state.own())
        if (tokens_from(state, kind, area) >= still_to_pay(content, state))
            enough.insert(area);
    sieve.keep(state.own(), Why::NotYours);
    sieve.keep(areas_with(state, kind), Why::NoneThere);
    sieve.keep(from_on(state.own(), first_area(state, kind)), Why::Earlier);
    sieve.keep(enough, Why::TooFewAfter);
}

constexpr AreaSet areas_to_pay_from(const Content& content, const State& state, Kind kind) {
    return open_areas([&](auto& sieve) { sift_payments(content, state, kind, sieve); });
}

constexpr void price_kinds(const Content& content, const State& state, auto&& sink) {
    const Kind last = state.purchase.kind == kNoKind ? Kind::Wood : state.purchase.kind;
    for (const Kind kind : all_resources())
        if (kind >= last && areas_to_pay_from(content, state, kind))
            sink(action::pick(kind));
}

// A7.28: books are removed in the order of areas.
template <class Sieve>
constexpr void sift_books(const State& state, Sieve& sieve) {
    const AreaSet books = state.board.books & state.own();
    const AreaSet later = state.attack.last == kNoArea ? books : from_on(books, state.attack.last);
    AreaSet enough;
    for (const Area area : later)
        if (from_on(later, area).size() >= state.attack.books.value())
            enough.insert(area);
    sieve.keep(state.own(), Why::NotYours);
    sieve.keep(books, Why::NoBookThere);
    sieve.keep(later, Why::Earlier);
    sieve.keep(enough, Why::TooFewAfter);
}

template <class Sieve>
constexpr void sift(const Content& content, const State& state, Sieve& sieve) {
    if (state.turn.ask == Ask::PriceArea)
        sift_payments(content, state, state.purchase.kind, sieve);
    else
        sift_books(state, sieve);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::University: return offer_yes_no(sink);
        case Ask::PriceKind: return price_kinds(content, state, sink);
        default:
            return offer_areas(
                state, open_areas([&](auto& sieve) { sift(content, state, sieve); }), sink);
    }
}

constexpr void answer(const Content& content, State& state, bool yes) {
    if (!yes)
        return ask_for_university(content, state, next_in_order(state, state.turn.active));
    state.purchase = Purchase{};
    ask(state, state.turn.active, Ask::PriceKind);
}

// A7.18, A7.28: paying for a new one saves the books.
constexpr void pay(const Content& content, State& state, Area area) {
    Purchase& purchase = state.purchase;
    spend(state, area, Goods::one(purchase.kind));
    purchase.area = area;
    ++purchase.paid;
    if (still_to_pay(content, state) > 0)
        return ask(state, state.turn.active, Ask::PriceKind);
    purchase = Purchase{};
    Seat& seat = state.seat(state.turn.active);
    seat.owns_university = true;
    seat.university_lost = 0;
    state.turn.founder = state.turn.active;
    attacking::begin(content, state);
}

constexpr bool loses_books(const State& state, SeatId seat) {
    const std::uint8_t lost = state.seat(seat).university_lost;
    return lost != 0 && lost < state.turn.round && (state.board.books & state.areas_of(seat));
}

constexpr void ask_for_books(const Content& content, State& state, SeatId seat) {
    for (; seat != kNobody; seat = next_in_order(state, seat)) {
        if (!loses_books(state, seat))
            continue;
        const int held = (state.board.books & state.areas_of(seat)).size();
        const int lost = content.parameters.books_lost_per_round;
        state.attack.books = Counter(held < lost ? held : lost);
        state.attack.last = kNoArea;
        state.turn.active = seat;
        return ask(state, seat, Ask::LostBook);
    }
    end_round(content, state);
}

constexpr void lose_book(const Content& content, State& state, Area area) {
    state.board.books.erase(area);
    state.attack.last = area;
    --state.attack.books;
    if (state.attack.books == 0)
        ask_for_books(content, state, next_in_order(state, state.turn.active));
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::University: return answer(content, state, is_yes(action));
        case Ask::PriceKind:
            if (goods_kind_of(action) != state.purchase.kind)
                state.purchase.area = Area{0};
            state.purchase.kind = goods_kind_of(action);
            return ask(state, state.turn.active, Ask::PriceArea);
        case Ask::PriceArea: return pay(content, state, area_of(action));
        default: return lose_book(content, state, area_of(action));
    }
}

}  // namespace ascalion::scholars

namespace ascalion::attacking {

constexpr void end_phase(const Content& content, State& state) {
    scholars::ask_for_books(content, state, first_in_order(state));
}

}  // namespace ascalion::attacking
