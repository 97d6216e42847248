// What a transport and an attack in progress have to look like (A11.12, A11.13, A11.17).
#pragma once

#include "games/ascalion/progress.h"

namespace ascalion::laws {

constexpr bool is_on_land(TransportKind kind) {
    return kind == TransportKind::Foot || kind == TransportKind::Ride
           || kind == TransportKind::Chain;
}

// A11.13
constexpr bool keeps_count(const State& state) {
    const Transport& transport = state.transport;
    const bool open = state.turn.phase == Phase::Transport && !is_gate(state.turn.ask);
    for (int i = 0; i < kMaxSeats; ++i) {
        const Seat& seat = state.seats[static_cast<std::size_t>(i)];
        const bool acts = open && i < state.options.seats && seat.eliminated == 0;
        if (acts != static_cast<bool>(seat.transports))
            return false;
    }
    if (open)
        return transport.purpose == Purpose::Ordinary
               && transport.made < state.seat(state.turn.active).transports.value();
    if (state.turn.phase != Phase::Attack)
        return transport == Transport{};
    if (is_player(state, state.turn.active))
        return transport.made <= cities_of(state, state.turn.active);
    return transport.made == 0;
}

constexpr bool is_transporting(Ask ask) { return ask >= Ask::From && ask <= Ask::Passage; }

constexpr bool keeps_list(const State& state) {
    const Transport& transport = state.transport;
    const Ask ask = state.turn.ask;
    const bool listing = ask == Ask::Load || ask == Ask::Unload || ask == Ask::Amount;
    if ((ask == Ask::Amount) != (transport.kind_picked != kNoKind))
        return false;
    if (!listing)
        return transport.open.empty();
    if (ask != Ask::Amount && transport.unloading != (ask == Ask::Unload))
        return false;
    return (transport.open - all_kinds()).empty();
}

// Where a transport on foot goes is chosen before anything is loaded.
constexpr bool keeps_goal_on_foot(const State& state) {
    const Transport& transport = state.transport;
    const bool chosen = transport.kind == TransportKind::Foot && state.turn.ask != Ask::To;
    if (!chosen)
        return transport.other == kNoArea;
    return transport.other != kNoArea && is_country(transport.other)
           && state.own().contains(transport.other);
}

constexpr bool keeps_way(const State& state) {
    const Transport& transport = state.transport;
    const CountrySet own = state.own().countries;
    if (transport.at == kNoCountry || transport.from == kNoCountry)
        return false;
    if (transport.kind == TransportKind::Ride
        && (transport.borders > 1 || !state.board.horses.contains(transport.at)))
        return false;
    return own.contains(transport.at) && own.contains(transport.from)
           && (transport.visited - own).empty()
           && (transport.kind == TransportKind::Chain || transport.visited.empty());
}

constexpr bool keeps_march(const State& state) {
    const Transport& transport = state.transport;
    if (transport.vessel != kNoVessel || transport.cargo.has(Kind::Horse))
        return false;
    if (state.turn.ask == Ask::From)
        return transport.at == kNoCountry && transport.from == kNoCountry && !transport.cargo
               && transport.borders == 0 && transport.visited.empty();
    return keeps_goal_on_foot(state) && keeps_way(state);
}

constexpr bool keeps_transport(const Content& /*content*/, const State& state) {
    const Transport& transport = state.transport;
    const Ask ask = state.turn.ask;
    if (!keeps_count(state))
        return false;
    if (!is_transporting(ask)) {
        Transport idle;
        idle.made = transport.made;
        idle.purpose = transport.purpose;
        return transport == idle;
    }
    if (transport.kind == TransportKind::None || !keeps_list(state))
        return false;
    const bool extra = transport.purpose == Purpose::Extra;
    if (extra != (state.attack.target != kNoArea))
        return false;
    if (state.turn.phase == Phase::Attack && transport.purpose == Purpose::Ordinary)
        return false;
    if (ask == Ask::From || ask == Ask::To || ask == Ask::Go)
        return is_on_land(transport.kind) && keeps_march(state);
    if (ask == Ask::Vessel || ask == Ask::Halt || ask == Ask::Passage)
        return !is_on_land(transport.kind);
    return !is_on_land(transport.kind) || keeps_march(state);
}

constexpr bool keeps_vessel(const Content& content, const State& state) {
    const Transport& transport = state.transport;
    const bool by_boat = transport.kind == TransportKind::Boat;
    const int most = by_boat ? content.parameters.boat_points : content.parameters.ship_points;
    return transport.vessel != kNoVessel && is_boat(transport.vessel) == by_boat
           && state.own().vessels.contains(transport.vessel) && transport.points <= most
           && transport.cargo.empty();
}

constexpr bool keeps_loading(const State& state) {
    const Transport& transport = state.transport;
    const Ask ask = state.turn.ask;
    if (ask != Ask::Load && ask != Ask::Unload && ask != Ask::Amount)
        return transport.other == kNoArea;
    return transport.other != kNoArea && state.own().contains(transport.other)
           && transport.other != area_of(transport.vessel);
}

constexpr bool keeps_passage(const Content& content, const State& state) {
    const Transport& transport = state.transport;
    if (state.turn.ask != Ask::Passage)
        return transport.step_to == kNoPlace && transport.refusing == 0;
    const Place section = state.board.place(transport.vessel);
    if (transport.step_to == kNoPlace || !is_boat(transport.vessel) || !is_section(section)
        || !is_open_to(true, transport.step_to))
        return false;
    for (const Country bank : content.place(section).touching)
        if (state.board.owner[area_of(bank)] == state.turn.to_move)
            return true;
    return false;
}

// A11.12
constexpr bool keeps_voyage(const Content& content, const State& state) {
    const Transport& transport = state.transport;
    const bool sailing =
        transport.kind == TransportKind::Boat || transport.kind == TransportKind::Ship;
    if (!sailing || state.turn.ask == Ask::Vessel)
        return transport.vessel == kNoVessel && transport.path.empty() && transport.points == 0;
    return keeps_vessel(content, state) && keeps_loading(state) && keeps_passage(content, state);
}

// Attacks so far: the turn goes on only after successes.
constexpr bool keeps_attacks_made(const Content& content, const State& state) {
    const Attack& attack = state.attack;
    const int most = state.turn.round == 1 ? content.parameters.attacks_first_round
                                           : content.parameters.attacks_per_turn;
    if (attack.made > most || attack.successes != attack.made.value())
        return false;
    if (state.turn.ask == Ask::Target)
        return attack.made < most;
    return state.turn.ask != Ask::Bonus || attack.successes > 0;
}

constexpr bool keeps_target(const State& state) {
    const Ask ask = state.turn.ask;
    const bool declared = ask == Ask::Extra || ask == Ask::Side
                          || (is_transporting(ask) && state.transport.purpose == Purpose::Extra);
    if (!declared)
        return state.attack.target == kNoArea;
    if (state.attack.target == kNoArea)
        return false;
    const SeatId owner = state.board.owner[state.attack.target];
    return is_player(state, owner) && owner != state.turn.active;
}

constexpr bool keeps_sides(const State& state) {
    const SeatSet taken = state.attack.with_attacker | state.attack.with_defender;
    if (state.turn.ask != Ask::Side)
        return taken.empty();
    return (taken - SeatSet::first(state.options.seats)).empty()
           && (state.attack.with_attacker & state.attack.with_defender).empty();
}

// A11.17
constexpr bool keeps_attack(const Content& content, const State& state) {
    const Attack& attack = state.attack;
    const Ask ask = state.turn.ask;
    if (state.turn.phase != Phase::Attack || (ask >= Ask::University && ask <= Ask::PriceArea))
        return attack == Attack{};
    if (!keeps_target(state) || !keeps_sides(state))
        return false;
    if (ask == Ask::LostBook)
        return attack.books > 0;
    return keeps_attacks_made(content, state) && attack.books == 0 && attack.last == kNoArea;
}

}  // namespace ascalion::laws
