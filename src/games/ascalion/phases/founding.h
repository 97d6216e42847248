// The start of phase 2 with the expansion: the temple question and the placing of universities
// (A7.1 - A7.3, A7.20).
#pragma once

#include "games/ascalion/phases/developing.h"

namespace ascalion::founding {

constexpr CountrySet temple_countries(const State& state, SeatId seat) {
    CountrySet free = state.areas_of(seat).countries;
    for (const Country temple : state.board.temples)
        if (temple != kNoCountry)
            free.erase(temple);
    return free;
}

constexpr bool may_found_temple(const State& state) {
    for (const Country temple : state.board.temples)
        if (temple == kNoCountry)
            return true;
    return false;
}

constexpr bool has_to_place(const State& state, SeatId seat) {
    return state.seat(seat).owns_university && state.seat(seat).university == kNoCountry
           && !state.areas_of(seat).countries.empty();
}

// A7.20: from `seat` on, in turn order.
constexpr void ask_for_university(State& state, SeatId seat) {
    for (; seat != kNobody; seat = next_in_order(state, seat)) {
        if (!has_to_place(state, seat))
            continue;
        state.turn.active = seat;
        return ask(state, seat, Ask::UniversityCountry);
    }
    developing::begin(state);
}

constexpr void ask_for_temple(State& state, SeatId seat) {
    for (; seat != kNobody; seat = next_in_order(state, seat)) {
        if (temple_countries(state, seat).empty())
            continue;
        state.turn.active = seat;
        return ask(state, seat, Ask::Temple);
    }
    ask_for_university(state, first_in_order(state));
}

// A11.20: prices are discounted as long as nothing was built before this phase.
constexpr void begin(State& state) {
    state.board.boat_discount = !state.board.boat_built;
    state.board.ship_discount = !state.board.ship_built;
    if (!state.options.expansion)
        return developing::begin(state);
    if (may_found_temple(state))
        return ask_for_temple(state, first_in_order(state));
    ask_for_university(state, first_in_order(state));
}

template <class Sieve>
constexpr void sift(const State& state, Sieve& sieve) {
    sieve.keep(state.own(), Why::NotYours);
    sieve.keep(all_countries(), Why::NoCountry);
    if (state.turn.ask == Ask::TempleCountry)
        sieve.keep({temple_countries(state, state.turn.active), {}}, Why::TempleThere);
}

constexpr void legal(const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Temple: return offer_yes_no(sink);
        case Ask::Religion:
            for (const Religion religion : {Religion::Brothers, Religion::Sisters})
                if (state.board.temple(religion) == kNoCountry)
                    sink(action::found(religion));
            return;
        default:
            return offer_areas(state, open_areas([&](auto& sieve) { sift(state, sieve); }), sink);
    }
}

// A7.2, A7.3
constexpr void found_temple(State& state, Country country) {
    state.board.temples[static_cast<std::size_t>(state.production.religion)] = country;
    state.production.religion = kNoReligion;
    state.turn.poor = state.turn.active;
    ask_for_university(state, first_in_order(state));
}

constexpr void answer_temple(State& state, bool yes) {
    if (yes)
        return ask(state, state.turn.active, Ask::Religion);
    ask_for_temple(state, next_in_order(state, state.turn.active));
}

constexpr void apply(State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::Temple: return answer_temple(state, is_yes(action));
        case Ask::Religion:
            state.production.religion = religion_of(action);
            return ask(state, state.turn.active, Ask::TempleCountry);
        case Ask::TempleCountry: return found_temple(state, country_of(action));
        default:
            state.seat(state.turn.active).university = country_of(action);
            return ask_for_university(state, next_in_order(state, state.turn.active));
    }
}

}  // namespace ascalion::founding
