// Phase 5: how many transports a player has, the menu, and the upkeep at its end
// (A6.44 - A6.47, A6.70, A6.74 - A6.76).
#pragma once

#include "games/ascalion/phases/marching.h"
#include "games/ascalion/phases/sailing.h"

namespace ascalion::transporting {

// Extra and bonus transports end in phase 6. Defined in attacking.h.
constexpr void end_in_attack(const Content& content, State& state);

// A function, because a table at namespace scope does not exist on a GPU.
constexpr std::array<TransportKind, 5> all_transports() {
    return {TransportKind::Foot,
            TransportKind::Ride,
            TransportKind::Chain,
            TransportKind::Boat,
            TransportKind::Ship};
}

constexpr ActionKind action_of(TransportKind kind) {
    return static_cast<ActionKind>(static_cast<int>(ActionKind::Foot) + static_cast<int>(kind)
                                   - static_cast<int>(TransportKind::Foot));
}
constexpr TransportKind transport_of(ActionKind kind) {
    return static_cast<TransportKind>(static_cast<int>(kind) - static_cast<int>(ActionKind::Foot)
                                      + static_cast<int>(TransportKind::Foot));
}
static_assert(action_of(TransportKind::Ship) == ActionKind::Ship);

constexpr bool is_voyage(TransportKind kind) {
    return kind == TransportKind::Boat || kind == TransportKind::Ship;
}

constexpr Obstacle why_no_voyage(const Content& content, const State& state, TransportKind kind) {
    const bool boat = kind == TransportKind::Boat;
    if (sailing::vessels(content, state, kind))
        return {};
    if ((state.own().vessels & (boat ? all_boats() : all_ships())).empty())
        return boat ? Why::NoBoat : Why::NoShip;
    return carrying::is_extra(state) ? Why::NothingToTarget : Why::LostAtSea;
}

constexpr Obstacle why_not(const Content& content, const State& state, TransportKind kind) {
    return is_voyage(kind) ? why_no_voyage(content, state, kind)
                           : marching::why_no_start(content, state, kind);
}

// A6.71: boats in distress come first.
constexpr Obstacle why_not_done(const Content& content, const State& state) {
    return sailing::boats_to_save(content, state) ? Why::SaveBoats : Why::Nothing;
}

// A6.47
constexpr void offer_transports(const Content& content, const State& state, auto&& sink) {
    for (const TransportKind kind : all_transports())
        if (why_not(content, state, kind).none())
            sink(action::bare(action_of(kind)));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    if (!why_not_done(content, state).none())
        return sink(action::bare(ActionKind::Boat));
    offer_transports(content, state, sink);
    sink(action::bare(ActionKind::Done));
}

constexpr void clear_transport(State& state, Purpose purpose) {
    const Counter made = state.transport.made;
    state.transport = Transport{};
    state.transport.made = made;
    state.transport.purpose = purpose;
}

constexpr void begin_transport(State& state, TransportKind kind) {
    state.transport.kind = kind;
    ask(state, state.turn.active, is_voyage(kind) ? Ask::Vessel : Ask::From);
}

// A6.44
constexpr int transports_of(const Content& content, const State& state, SeatId seat) {
    const Parameters& parameters = content.parameters;
    const int more = state.areas_of(seat).size() - state.seat(seat).base.value();
    return parameters.transports_base
           + (more > 0 ? more / parameters.areas_per_further_transport : 0);
}

constexpr void mark_distress(const Content& content, State& state) {
    for (const Vessel boat : vessels_on_map(state) & all_boats())
        if (is_high_sea(content, state, state.board.place(boat)))
            state.board.distressed.insert(boat);
}

constexpr void begin_player(State& state, SeatId seat) {
    state.transport = Transport{};
    state.turn.active = seat;
    ask(state, seat, Ask::Transport);
}

constexpr void begin(const Content& content, State& state) {
    for (int i = 0; i < state.options.seats; ++i)
        if (const SeatId seat = engine::seat_id(i); is_playing(state, seat))
            state.seat(seat).transports = Counter(transports_of(content, state, seat));
    begin_player(state, first_in_order(state));
}

// A6.74 - A6.76
constexpr void keep_up(const Content& content, State& state) {
    state.transport = Transport{};
    for (Seat& seat : state.seats)
        seat.transports = Counter{};
    for (const Vessel boat : state.board.distressed)
        if (is_high_sea(content, state, state.board.place(boat)))
            sink_vessel(state, boat);
    state.board.distressed = VesselSet{};
    eliminate_landless(state);
    for (const AreaSet& areas : state.board.areas.items)
        remove_surplus(state, areas);
    if (!state.is_over())
        enter(content, state, Phase::Attack);
}

constexpr void end_player(const Content& content, State& state) {
    if (const SeatId next = next_in_order(state, state.turn.active); next != kNobody)
        return begin_player(state, next);
    keep_up(content, state);
}

constexpr void end_ordinary(const Content& content, State& state) {
    ++state.transport.made;
    clear_transport(state, Purpose::Ordinary);
    if (state.transport.made == state.seat(state.turn.active).transports)
        return end_player(content, state);
    ask(state, state.turn.active, Ask::Transport);
}

constexpr void apply(const Content& content, State& state, Action action) {
    if (kind_of(action) == ActionKind::Done)
        return end_player(content, state);
    begin_transport(state, transport_of(kind_of(action)));
}

}  // namespace ascalion::transporting

namespace ascalion::carrying {

constexpr void finish_transport(const Content& content, State& state) {
    if (state.transport.purpose == Purpose::Ordinary)
        transporting::end_ordinary(content, state);
    else
        transporting::end_in_attack(content, state);
}

constexpr void end_list(const Content& content, State& state) {
    if (is_voyage(state))
        sailing::end_list(state);
    else
        marching::end_list(content, state);
}

}  // namespace ascalion::carrying
