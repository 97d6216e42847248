// Phase 3: materials and foals (section 6B).
#pragma once

#include "games/ascalion/sieve.h"
#include "games/ascalion/turn.h"

namespace ascalion::producing {

// Books and followers come after all resources. Defined in spreading.h.
constexpr void begin_spreading(const Content& content, State& state);

// A6.10: doubled by an own city here or next to it, or by a book.
constexpr int level_of(const Content& content, const State& state, Country source) {
    const SeatId owner = state.board.owner[area_of(source)];
    const CountrySet cities = state.areas_of(owner).countries & state.board.cities;
    const CountrySet near = content.countries[source].neighbours | CountrySet::of(source);
    const bool doubled = !(near & cities).empty() || state.board.books.countries.contains(source);
    return doubled ? content.parameters.source_yield_doubled : content.parameters.source_yield;
}

// A6.11
constexpr int due_at(const Content& content, const State& state, Country source, Kind kind) {
    const int missing =
        level_of(content, state, source) - state.board.goods[area_of(source)].count(kind);
    return missing > 0 ? missing : 0;
}

constexpr CountrySet sources_due(const Content& content, const State& state, Kind kind) {
    CountrySet due;
    for (const Country source : state.board.source(kind) & state.own().countries)
        if (due_at(content, state, source, kind) > 0)
            due.insert(source);
    return due;
}

// A6.20
constexpr CountrySet herd_of(const Content& content, const State& state, Country stud) {
    const CountrySet with_horse = state.own().countries & state.board.horses;
    CountrySet herd = CountrySet::of(stud) & with_horse;
    for (CountrySet added = herd; added;) {
        added = (neighbours_of(content, added) & with_horse) - herd;
        herd |= added;
    }
    return herd;
}

// A6.16, A6.17
template <class Sieve>
constexpr void sift_foal_places(const Content& content,
                                const State& state,
                                Country stud,
                                Sieve& sieve) {
    sieve.keep(state.own(), Why::NotYours);
    sieve.keep(all_countries(), Why::NoCountry);
    if (!state.board.horses.contains(stud))
        return sieve.keep({CountrySet::of(stud), {}}, Why::StudFirst);
    sieve.drop({state.board.horses, {}}, Why::HorseThere);
    sieve.keep({neighbours_of(content, herd_of(content, state, stud)), {}}, Why::HerdTooFar);
}

constexpr CountrySet foal_places(const Content& content, const State& state, Country stud) {
    return open_areas([&](auto& sieve) { sift_foal_places(content, state, stud, sieve); })
        .countries;
}

// A6.18, A6.19
constexpr CountrySet ready_studs(const Content& content, const State& state) {
    CountrySet ready;
    if (!state.board.supply.has(Kind::Horse))
        return ready;
    for (const Country stud : state.production.foals)
        if (foal_places(content, state, stud))
            ready.insert(stud);
    return ready;
}

template <class Sieve>
constexpr void sift(const Content& content, const State& state, Sieve& sieve) {
    if (state.turn.ask == Ask::FoalCountry)
        return sift_foal_places(content, state, state.production.stud, sieve);
    sieve.keep(state.own(), Why::NotYours);
    if (state.turn.ask == Ask::ShortSource)
        return sieve.keep({sources_due(content, state, state.production.kind), {}},
                          Why::NoSourceDue);
    sieve.keep({state.production.foals, {}}, Why::NoSourceDue);
    sieve.keep({ready_studs(content, state), {}}, Why::NoFoalPlace);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    offer_areas(state, open_areas([&](auto& sieve) { sift(content, state, sieve); }), sink);
}

constexpr void ask_for_foal(const Content& content, State& state);

// Gives the player everything of a kind; false if he has to choose because it is too little.
constexpr bool serve(const Content& content, State& state, Kind kind) {
    const CountrySet due = sources_due(content, state, kind);
    int wanted = 0;
    for (const Country source : due)
        wanted += due_at(content, state, source, kind);
    const int supply = state.board.supply.count(kind);
    if (supply > 0 && supply < wanted)
        return false;
    if (supply > 0)
        for (const Country source : due)
            gain(state, area_of(source), Goods::of(kind, due_at(content, state, source, kind)));
    return true;
}

constexpr void collect_foals(State& state) {
    const CountrySet studs = state.board.source(Kind::Horse) & state.own().countries;
    state.production.foals = studs;
    state.production.more_foals = studs & state.board.books.countries;  // A6.15
}

// A6.14: wood, gold, coal, iron, then foals.
constexpr void serve_from(const Content& content, State& state, Kind first) {
    for (const Kind kind : {Kind::Wood, Kind::Gold, Kind::Coal, Kind::Iron}) {
        if (kind < first || serve(content, state, kind))
            continue;
        state.production.kind = kind;
        return ask(state, state.turn.active, Ask::ShortSource);  // A6.13
    }
    state.production.kind = kNoKind;
    collect_foals(state);
    ask_for_foal(content, state);
}

constexpr void begin_player(const Content& content, State& state, SeatId seat) {
    for (; seat != kNobody; seat = next_in_order(state, seat)) {
        if (seat == state.turn.poor)  // A7.5
            continue;
        state.turn.active = seat;
        return serve_from(content, state, Kind::Wood);
    }
    begin_spreading(content, state);
}

constexpr void begin(const Content& content, State& state) {
    begin_player(content, state, first_in_order(state));
}

constexpr void ask_for_foal(const Content& content, State& state) {
    state.production.stud = kNoCountry;
    if (ready_studs(content, state))
        return ask(state, state.turn.active, Ask::Stud);
    state.production.foals = state.production.more_foals = CountrySet{};
    begin_player(content, state, next_in_order(state, state.turn.active));
}

constexpr void give_short(const Content& content, State& state, Country source) {
    const Kind kind = state.production.kind;
    gain(state, area_of(source), Goods::one(kind));
    if (!state.board.supply.has(kind))
        serve_from(content, state, static_cast<Kind>(static_cast<int>(kind) + 1));
}

constexpr void place_foal(const Content& content, State& state, Country country) {
    const Country stud = state.production.stud;
    gain(state, area_of(country), Goods::one(Kind::Horse));
    if (state.production.more_foals.contains(stud))
        state.production.more_foals.erase(stud);
    else
        state.production.foals.erase(stud);
    ask_for_foal(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::ShortSource: return give_short(content, state, country_of(action));
        case Ask::Stud:
            state.production.stud = country_of(action);
            return ask(state, state.turn.active, Ask::FoalCountry);
        default: return place_foal(content, state, country_of(action));
    }
}

}  // namespace ascalion::producing
