// Transports by land: on foot, on horseback and along a chain of horses (A6.48 - A6.54).
#pragma once

#include "games/ascalion/phases/carrying.h"

namespace ascalion::marching {

using carrying::goals;
using carrying::is_extra;
using carrying::usable;

constexpr CountrySet around(const Content& content, Country country) {
    return content.countries[country].neighbours;
}

// Those of the countries that have one of `near` next to them.
constexpr CountrySet next_to(const Content& content, CountrySet countries, CountrySet near) {
    return countries & neighbours_of(content, near);
}

// Foot

constexpr CountrySet foot_goals(const Content& content, const State& state, Country from) {
    return around(content, from) & goals(content, state).countries;
}

constexpr CountrySet foot_starts(const Content& content, const State& state) {
    return next_to(content, carrying::with_cargo(state), goals(content, state).countries);
}

// Ride

constexpr CountrySet ride_steps(const Content& content,
                                const State& state,
                                Country at,
                                int borders) {
    const CountrySet near = around(content, at) & usable(state).countries;
    if (!is_extra(state))
        return near;
    const CountrySet ends = goals(content, state).countries;
    return borders == 0 ? near & (ends | neighbours_of(content, ends)) : near & ends;
}

constexpr CountrySet ride_starts(const Content& content, const State& state) {
    const CountrySet riders = usable(state).countries & state.board.horses;
    if (!is_extra(state))
        return next_to(content, riders, usable(state).countries);
    CountrySet starts;
    for (const Country from : riders)
        if (ride_steps(content, state, from, 0))
            starts.insert(from);
    return starts;
}

// Chain

constexpr CountrySet relays(const State& state) {
    return usable(state).countries & state.board.horses;
}

// The part of `among` that hangs together with `start`.
constexpr CountrySet connected(const Content& content, CountrySet start, CountrySet among) {
    CountrySet all = start & among;
    for (CountrySet added = all; added;) {
        added = (neighbours_of(content, added) & among) - all;
        all |= added;
    }
    return all;
}

// An extra transport must still find a way to the target without using a country twice.
constexpr CountrySet chain_steps(const Content& content,
                                 const State& state,
                                 Country at,
                                 CountrySet visited) {
    const CountrySet free = relays(state) - visited - CountrySet::of(at);
    const CountrySet near = around(content, at) & free;
    if (!is_extra(state) || near.empty())
        return near;
    return near & connected(content, goals(content, state).countries, free);
}

constexpr CountrySet chain_starts(const Content& content, const State& state) {
    CountrySet starts;
    for (const Country from : relays(state) & carrying::with_cargo(state))
        if (chain_steps(content, state, from, CountrySet{}))
            starts.insert(from);
    return starts;
}

// The open questions

constexpr CountrySet starts(const Content& content, const State& state, TransportKind kind) {
    switch (kind) {
        case TransportKind::Foot: return foot_starts(content, state);
        case TransportKind::Ride: return ride_starts(content, state);
        case TransportKind::Chain: return chain_starts(content, state);
        case TransportKind::None:
        case TransportKind::Boat:
        case TransportKind::Ship: break;
    }
    return {};
}

constexpr CountrySet next_halts(const Content& content, const State& state) {
    const Transport& transport = state.transport;
    if (transport.kind == TransportKind::Chain)
        return chain_steps(content, state, transport.at, transport.visited);
    if (transport.borders.value() >= 2)
        return {};
    return ride_steps(content, state, transport.at, transport.borders.value());
}

constexpr bool may_end_here(const Content& content, const State& state) {
    return !is_extra(state) || goals(content, state).countries.contains(state.transport.at);
}

constexpr Obstacle why_no_stop(const Content& content, const State& state) {
    if (state.transport.borders == 0)
        return Why::NotStarted;
    return may_end_here(content, state) ? Why::Nothing : Why::NotAtTarget;
}

constexpr Obstacle why_no_start(const Content& content, const State& state, TransportKind kind) {
    if (starts(content, state, kind))
        return {};
    if (is_extra(state))
        return Why::NothingToTarget;
    if (kind == TransportKind::Foot)
        return carrying::with_cargo(state) ? Why::NowhereToWalk : Why::NothingToCarry;
    if (relays(state).empty())
        return Why::NoHorse;
    return kind == TransportKind::Ride ? Why::NowhereToRide : Why::NoChain;
}

// Where nothing ends next to the target, or nothing of the player's lies.
constexpr Why no_way(const State& state, Why otherwise) {
    return is_extra(state) ? Why::NotToTarget : otherwise;
}

template <class Sieve>
constexpr void sift_starts(const Content& content, const State& state, Sieve& sieve) {
    const TransportKind kind = state.transport.kind;
    sieve.keep(usable(state), Why::Converted);
    if (kind != TransportKind::Foot)
        sieve.keep({state.board.horses, {}}, Why::NoHorseThere);
    if (kind != TransportKind::Ride)
        sieve.keep({carrying::with_cargo(state), {}}, Why::NothingToCarry);
    sieve.keep({starts(content, state, kind), {}},
               no_way(state, kind == TransportKind::Chain ? Why::NoChainOn : Why::NoOwnNeighbour));
}

template <class Sieve>
constexpr void sift_steps(const Content& content, const State& state, Sieve& sieve) {
    const Transport& transport = state.transport;
    sieve.keep({around(content, transport.at), {}}, Why::NotNext);
    sieve.keep(usable(state), Why::Converted);
    if (transport.kind == TransportKind::Chain) {
        sieve.drop({transport.visited, {}}, Why::Visited);
        sieve.keep({state.board.horses, {}}, Why::NoHorseThere);
    }
    const bool walks = state.turn.ask == Ask::To;
    sieve.keep(
        {walks ? foot_goals(content, state, transport.from) : next_halts(content, state), {}},
        Why::NotToTarget);
}

template <class Sieve>
constexpr void sift(const Content& content, const State& state, Sieve& sieve) {
    sieve.keep(state.own(), Why::NotYours);
    sieve.keep(all_countries(), Why::NoCountry);
    if (state.turn.ask == Ask::From)
        sift_starts(content, state, sieve);
    else
        sift_steps(content, state, sieve);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    offer_areas(state, open_areas([&](auto& sieve) { sift(content, state, sieve); }), sink);
    if (state.turn.ask == Ask::Go && why_no_stop(content, state).none())
        sink(action::bare(ActionKind::Stop));
}

// Changes

constexpr void lay_down_cargo(const Content& content, State& state) {
    Transport& transport = state.transport;
    put(state, area_of(transport.at), transport.cargo);
    transport.cargo = Goods{};
    carrying::finish_transport(content, state);
}

// A6.52: first unload, then load; questions without an answer are left out.
constexpr void begin_loading(State& state) {
    carrying::open_list(state, false);
    if (state.transport.open.empty())
        ask(state, state.turn.active, Ask::Go);
}

constexpr void begin_halt(const Content& content, State& state) {
    Transport& transport = state.transport;
    transport.unloaded = KindSet{};
    if (transport.borders > 0 && next_halts(content, state).empty())
        return lay_down_cargo(content, state);
    if (transport.borders > 0 && transport.cargo && may_end_here(content, state))
        return carrying::open_list(state, true);
    begin_loading(state);
}

constexpr void end_list(const Content& content, State& state) {
    Transport& transport = state.transport;
    transport.open = KindSet{};
    if (transport.kind == TransportKind::Foot) {
        transport.at = static_cast<Country>(transport.other);
        return lay_down_cargo(content, state);
    }
    if (transport.unloading)
        begin_loading(state);
    else
        ask(state, state.turn.active, Ask::Go);
}

constexpr void start(const Content& content, State& state, Country from) {
    Transport& transport = state.transport;
    transport.from = transport.at = from;
    if (transport.kind == TransportKind::Foot)
        return ask(state, state.turn.active, Ask::To);
    if (transport.kind == TransportKind::Chain)
        transport.visited.insert(from);
    begin_halt(content, state);
}

constexpr void cross_border(const Content& content, State& state, Country to) {
    Transport& transport = state.transport;
    if (transport.kind == TransportKind::Ride) {
        take(state, area_of(transport.at), Goods::one(Kind::Horse));
        put(state, area_of(to), Goods::one(Kind::Horse));
    } else {
        transport.visited.insert(to);
    }
    transport.at = to;
    ++transport.borders;
    begin_halt(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::From: return start(content, state, country_of(action));
        case Ask::To:
            state.transport.other = area_of(action);
            return carrying::open_list(state, false);
        default: break;
    }
    if (kind_of(action) == ActionKind::Stop)
        return lay_down_cargo(content, state);
    cross_border(content, state, country_of(action));
}

}  // namespace ascalion::marching
