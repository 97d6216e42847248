// The start of an open phase 4: who may trade with whom (A6.24 - A6.28).
#pragma once

#include "games/ascalion/reach.h"
#include "games/ascalion/turn.h"

namespace ascalion::linking {

// The first trading turn. Defined in trading.h.
constexpr void begin_trading(const Content& content, State& state);

constexpr void link(State& state, SeatId one, SeatSet others) {
    for (const SeatId other : others) {
        state.trade.links[one].insert(other);
        state.trade.links[other].insert(one);
    }
}

// The players other than `seat` who own one of the countries.
constexpr SeatSet owners_besides(const State& state, SeatId seat, CountrySet countries) {
    SeatSet owners;
    for (int i = 0; i < state.options.seats; ++i)
        if (const SeatId owner = engine::seat_id(i);
            owner != seat && (state.areas_of(owner).countries & countries))
            owners.insert(owner);
    return owners;
}

// A6.25
constexpr void link_by_border(const Content& content, State& state) {
    for (int i = 0; i < state.options.seats; ++i) {
        const SeatId seat = engine::seat_id(i);
        const CountrySet near = neighbours_of(content, state.areas_of(seat).countries);
        link(state, seat, owners_besides(state, seat, near));
    }
}

// A6.28: the banks of `seat` and of those who granted let his boats pass.
constexpr bool may_leave(const Content& content, const State& state, Vessel boat, Place section) {
    const SeatId seat = state.board.owner[area_of(boat)];
    int refusing = 0;
    for (const Country bank : content.place(section).touching) {
        const SeatId owner = state.board.owner[area_of(bank)];
        if (owner != seat && owner != kNobody && !state.trade.granted.contains(owner))
            refusing += value_of(content, state, area_of(bank));
    }
    return value_of(content, state, area_of(boat)) > refusing;
}

constexpr PlaceSet range_of(const Content& content, const State& state, Vessel vessel) {
    const bool by_boat = is_boat(vessel);
    const Parameters& parameters = content.parameters;
    const Start start{state.board.place(vessel),
                      by_boat ? parameters.boat_points : parameters.ship_points,
                      by_boat};
    return reachable(content, start, [&](Place from, Place /*to*/) {
        return !is_section(from) || may_leave(content, state, vessel, from);
    });
}

// The players that the vessels of `seat` reach, with the grants that the state holds (A6.26).
TETRA_NOT_INLINED constexpr SeatSet reached_by(const Content& content,
                                               const State& state,
                                               SeatId seat) {
    CountrySet countries;
    for (const Vessel vessel : state.areas_of(seat).vessels)
        range_of(content, state, vessel).each([&](Place place) {
            countries |= coast(content, state, place);
        });
    return owners_besides(state, seat, countries);
}

constexpr SeatSet reached_with(const Content& content,
                               const State& state,
                               SeatId seat,
                               SeatSet granting) {
    State supposed = state;
    supposed.trade.granted = granting;
    return reached_by(content, supposed, seat);
}

constexpr bool is_bank_owner(const Content& content, const State& state, SeatId seat) {
    return !(state.areas_of(seat).countries & content.banks).empty();
}

// From `seat` on, the next bank owner who is asked for the grantee's boats.
constexpr SeatId next_granter(const Content& content, const State& state, SeatId seat) {
    while (seat != kNobody && (seat == state.trade.grantee || !is_bank_owner(content, state, seat)))
        seat = next_in_order(state, seat);
    return seat;
}

// A6.27: would grants bring him to somebody he is not linked with?
constexpr bool depends_on_grants(const Content& content, const State& state, SeatId seat) {
    const SeatSet everybody = SeatSet::first(state.options.seats);
    const SeatSet gained = reached_with(content, state, seat, everybody) - state.trade.links[seat];
    return !(gained - reached_with(content, state, seat, SeatSet{})).empty();
}

constexpr void ask_for_grants(const Content& content, State& state, SeatId grantee) {
    for (; grantee != kNobody; grantee = next_in_order(state, grantee)) {
        if (!depends_on_grants(content, state, grantee))
            continue;
        state.trade.grantee = grantee;
        state.turn.active = grantee;
        return ask(state, next_granter(content, state, first_in_order(state)), Ask::Grant);
    }
    begin_trading(content, state);
}

// Whom vessels reach without asking is linked before anybody is asked.
constexpr void begin(const Content& content, State& state) {
    state.trade = Trade{};
    for (Seat& seat : state.seats)
        seat.offers = Counter{};
    link_by_border(content, state);
    if (state.options.trade_rule == TradeRule::Border)
        return begin_trading(content, state);
    for (int i = 0; i < state.options.seats; ++i)
        link(state, engine::seat_id(i), reached_by(content, state, engine::seat_id(i)));
    ask_for_grants(content, state, first_in_order(state));
}

constexpr void apply(const Content& content, State& state, Action action) {
    Trade& trade = state.trade;
    if (is_yes(action))
        trade.granted.insert(state.turn.to_move);
    const SeatId granter = next_granter(content, state, next_in_order(state, state.turn.to_move));
    if (granter != kNobody)
        return ask(state, granter, Ask::Grant);
    const SeatId grantee = trade.grantee;
    link(state, grantee, reached_by(content, state, grantee));
    trade.grantee = kNobody;
    trade.granted = SeatSet{};
    ask_for_grants(content, state, next_in_order(state, grantee));
}

}  // namespace ascalion::linking
