// The set-up: opener, sources and claims (section 4).
#pragma once

#include "games/ascalion/sieve.h"
#include "games/ascalion/turn.h"

namespace ascalion::setting_up {

constexpr void begin_sources(State& state, SeatId opener) {
    state.turn.start = opener;  // until the last claimer takes over (A4.8)
    state.turn.active = opener;
    if (state.options.random_sources)
        ask(state, kNobody, Ask::Dealing);
    else
        ask(state, opener, Ask::SourceCountry);
}

constexpr void ask_for_claim(State& state, SeatId seat) {
    state.turn.active = seat;
    if (state.options.random_claims)
        ask(state, kNobody, Ask::Drawing);
    else
        ask(state, seat, Ask::ClaimCountry);
}

// A4.6: the opener first.
constexpr void begin_claims(State& state) {
    state.turn.placed = Counter{};
    ask_for_claim(state, state.turn.start);
}

constexpr CountrySet unclaimed(const State& state) {
    CountrySet free = state.board.in_play;
    for (const AreaSet& areas : state.board.areas.items)
        free -= areas.countries;
    return free;
}

// Sources of a kind that are not yet turned over or dealt.
constexpr int sources_left(const Content& content, const State& state, Kind kind) {
    return source_counts(content, state.options)[static_cast<std::size_t>(kind)]
           - state.board.source(kind).size();
}

// The country that is dealt to next: the one after those dealt so far.
constexpr Country next_dealt(const State& state) {
    CountrySet rest = state.board.in_play;
    for (int i = 0; i < state.turn.placed.value(); ++i)
        rest.erase(rest.front());
    return rest.front();
}

// Ch3
constexpr int weight_of_none(const Content& content, const State& state) {
    int left = 0;
    for (const Kind kind : all_resources())
        left += sources_left(content, state, kind);
    return state.board.in_play.size() - state.turn.placed.value() - left;
}

constexpr void kinds_left(const Content& content,
                          const State& state,
                          ActionKind outcome,
                          auto&& sink) {
    for (const Kind kind : all_resources())
        if (sources_left(content, state, kind) > 0)
            sink(action::make(outcome, kind));
}

template <class Sieve>
constexpr void sift(const State& state, Sieve& sieve) {
    sieve.keep({state.board.in_play, {}}, Why::NoCountry);
    if (state.turn.ask == Ask::SourceCountry)
        sieve.drop({all_sources(state), {}}, Why::SourceThere);
    else
        sieve.keep({unclaimed(state), {}}, Why::Claimed);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Opener:
            for (int i = 0; i < state.options.seats; ++i)
                sink(action::opened(engine::seat_id(i)));
            return;
        case Ask::Turning: return kinds_left(content, state, ActionKind::Turned, sink);
        case Ask::Dealing:
            kinds_left(content, state, ActionKind::Dealt, sink);
            if (weight_of_none(content, state) > 0)
                sink(action::dealt(kNoKind));
            return;
        case Ask::Drawing:
            for (const Country country : unclaimed(state))
                sink(action::drew(country));
            return;
        default:
            return offer_areas(state, open_areas([&](auto& sieve) { sift(state, sieve); }), sink);
    }
}

constexpr int weight(const Content& content, const State& state, Action outcome) {
    switch (kind_of(outcome)) {
        case ActionKind::Turned: return sources_left(content, state, goods_kind_of(outcome));
        case ActionKind::Dealt:
            return goods_kind_of(outcome) == kNoKind
                       ? weight_of_none(content, state)
                       : sources_left(content, state, goods_kind_of(outcome));
        default: return 1;
    }
}

constexpr CountrySet& sources_of(State& state, Kind kind) {
    return state.board.sources[static_cast<std::size_t>(kind)];
}

// A4.2
constexpr void place_source(const Content& content, State& state, Country country) {
    state.board.face_down.insert(country);
    ++state.turn.placed;
    state.turn.active = clockwise(state, state.turn.active);
    if (state.turn.placed == total_sources(content, state.options))
        ask(state, kNobody, Ask::Turning);
    else
        ask(state, state.turn.active, Ask::SourceCountry);
}

// A4.4
constexpr void turn_over(State& state, Kind kind) {
    const Country country = state.board.face_down.front();
    state.board.face_down.erase(country);
    sources_of(state, kind).insert(country);
    if (state.board.face_down.empty())
        begin_claims(state);
}

constexpr void deal(State& state, Kind kind) {
    if (kind != kNoKind)
        sources_of(state, kind).insert(next_dealt(state));
    ++state.turn.placed;
    if (state.turn.placed == state.board.in_play.size())
        begin_claims(state);
}

// A4.7, A4.8
constexpr void claim(const Content& content, State& state, Country country) {
    const SeatId claimer = state.turn.active;
    set_owner(state, area_of(country), claimer);
    ++state.seat(claimer).base;
    if (unclaimed(state))
        return ask_for_claim(state, counter_clockwise(state, claimer));
    state.turn.start = claimer;
    state.turn.placed = Counter{};
    begin_round(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::Opener: return begin_sources(state, seat_of(action));
        case Ask::Turning: return turn_over(state, goods_kind_of(action));
        case Ask::Dealing: return deal(state, goods_kind_of(action));
        case Ask::SourceCountry: return place_source(content, state, country_of(action));
        default: return claim(content, state, country_of(action));
    }
}

// A4.1; everything lies in the supply.
constexpr State begin(const Content& content, const Options& options) {
    State state;
    state.options = options;
    // Written out because of g++ 12, which cannot read default members in a constant expression.
    for (AreaSet& areas : state.board.areas.items)
        areas = {CountrySet(0), VesselSet(0)};
    for (SeatId& owner : state.board.owner.items)
        owner = kNobody;
    for (Place& place : state.board.places)
        place = kNoPlace;
    for (Country& temple : state.board.temples)
        temple = kNoCountry;
    state.board.in_play = CountrySet::first(kCountries);
    if (!with_islands(content, options))
        state.board.in_play -= content.island_countries;
    state.board.supply = content.tokens;
    if (options.opener != 0)
        begin_sources(state, engine::seat_id(options.opener - 1));
    return state;
}

}  // namespace ascalion::setting_up
