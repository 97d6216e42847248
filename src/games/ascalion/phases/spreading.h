// The end of phase 3 with the expansion: books, then followers (A7.6 - A7.8, A7.22 - A7.24).
#pragma once

#include "games/ascalion/phases/producing.h"

namespace ascalion::spreading {

constexpr AreaSet areas_without_book(const State& state, SeatId seat) {
    return state.areas_of(seat) - state.board.books;
}

// A7.7
template <class Sieve>
constexpr void sift_followers(const Content& content,
                              const State& state,
                              SeatId seat,
                              Sieve& sieve) {
    const AreaSet own = state.areas_of(seat);
    sieve.drop(own, Why::Own);
    sieve.drop(state.board.books, Why::BookThere);
    for (const AreaSet& followers : state.board.followers)
        sieve.drop(followers, Why::FollowerThere);
    sieve.keep(touching_any(content, state, own | converted_by(state, seat)), Why::FaithTooFar);
}

constexpr AreaSet open_to_followers(const Content& content, const State& state, SeatId seat) {
    return open_areas([&](auto& sieve) { sift_followers(content, state, seat, sieve); });
}

// Poverty ends with the phase (A7.5).
constexpr void end(const Content& content, State& state) {
    state.turn.poor = kNobody;
    enter(content, state, Phase::Trade);
}

constexpr void ask_for_followers(const Content& content, State& state, SeatId seat);

// The followers of one temple, as long as there are tokens and places.
constexpr void ask_for_follower(const Content& content, State& state) {
    Production& production = state.production;
    const SeatId seat = state.turn.active;
    for (; production.religion <= Religion::Sisters;
         production.religion = static_cast<Religion>(static_cast<int>(production.religion) + 1),
         production.followers = Counter(content.parameters.followers_per_temple)) {
        if (temple_owner(state, production.religion) != seat)
            continue;
        if (production.followers && followers_left(content, state, production.religion) > 0
            && open_to_followers(content, state, seat))
            return ask(state, seat, Ask::FollowerArea);
    }
    production.religion = kNoReligion;
    production.followers = Counter{};
    ask_for_followers(content, state, next_in_order(state, seat));
}

constexpr void ask_for_followers(const Content& content, State& state, SeatId seat) {
    if (seat == kNobody)
        return end(content, state);
    state.turn.active = seat;
    state.production.religion = Religion::Brothers;
    state.production.followers = Counter(content.parameters.followers_per_temple);
    ask_for_follower(content, state);
}

// A7.22
constexpr void ask_for_book(const Content& content, State& state, SeatId seat) {
    for (; seat != kNobody; seat = next_in_order(state, seat)) {
        if (state.seat(seat).university == kNoCountry || books_left(content, state) == 0
            || areas_without_book(state, seat).empty())
            continue;
        state.turn.active = seat;
        return ask(state, seat, Ask::BookArea);
    }
    ask_for_followers(content, state, first_in_order(state));
}

template <class Sieve>
constexpr void sift(const Content& content, const State& state, Sieve& sieve) {
    if (state.turn.ask == Ask::FollowerArea)
        return sift_followers(content, state, state.turn.active, sieve);
    sieve.keep(state.own(), Why::NotYours);
    sieve.keep(areas_without_book(state, state.turn.active), Why::BookThere);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    offer_areas(state, open_areas([&](auto& sieve) { sift(content, state, sieve); }), sink);
    if (state.turn.ask == Ask::FollowerArea)
        sink(action::bare(ActionKind::Decline));
}

// A7.23
constexpr void place_book(const Content& content, State& state, Area area) {
    remove_follower(state, area);
    state.board.books.insert(area);
    ask_for_book(content, state, next_in_order(state, state.turn.active));
}

constexpr void place_follower(const Content& content, State& state, Action action) {
    Production& production = state.production;
    if (kind_of(action) == ActionKind::At)
        state.board.followers[static_cast<std::size_t>(production.religion)].insert(
            area_of(action));
    --production.followers;
    ask_for_follower(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    if (state.turn.ask == Ask::BookArea)
        return place_book(content, state, area_of(action));
    place_follower(content, state, action);
}

}  // namespace ascalion::spreading

namespace ascalion::producing {

constexpr void begin_spreading(const Content& content, State& state) {
    if (!state.options.expansion)
        return spreading::end(content, state);
    spreading::ask_for_book(content, state, first_in_order(state));
}

}  // namespace ascalion::producing
