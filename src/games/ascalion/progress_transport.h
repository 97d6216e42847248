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

constexpr bool keeps_march(const State& state) {
    const Transport& transport = state.transport;
    if (transport.vessel != kNoVessel || transport.cargo.has(Kind::Horse))
        return false;
    if (state.turn.ask == Ask::From)
        return transport.at == kNoCountry && transport.from == kNoCountry && !transport.cargo
               && transport.borders == 0 && transport.visited.empty();
    if (transport.at == kNoCountry || transport.from == kNoCountry
        || !state.own().countries.contains(transport.at)
        || !state.own().countries.contains(transport.from)
        || !(transport.visited - state.own().countries).empty())
        return false;
    const bool foot = transport.kind == TransportKind::Foot;
    const bool loading_foot = foot && state.turn.ask != Ask::To;
    if (loading_foot != (transport.other != kNoArea)
        || (loading_foot
            && (!is_country(transport.other) || !state.own().contains(transport.other))))
        return false;
    if (transport.kind == TransportKind::Ride
        && (transport.borders > 1 || !state.board.horses.contains(transport.at)))
        return false;
    return transport.kind == TransportKind::Chain || transport.visited.empty();
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

// A11.12
constexpr bool keeps_voyage(const Content& content, const State& state) {
    const Transport& transport = state.transport;
    const bool sailing =
        transport.kind == TransportKind::Boat || transport.kind == TransportKind::Ship;
    if (!sailing || state.turn.ask == Ask::Vessel)
        return transport.vessel == kNoVessel && transport.path.empty() && transport.points == 0;
    const bool by_boat = transport.kind == TransportKind::Boat;
    const int most = by_boat ? content.parameters.boat_points : content.parameters.ship_points;
    if (transport.vessel == kNoVessel || is_boat(transport.vessel) != by_boat
        || !state.own().vessels.contains(transport.vessel) || transport.points > most
        || transport.cargo)
        return false;
    const bool listing = state.turn.ask == Ask::Load || state.turn.ask == Ask::Unload
                         || state.turn.ask == Ask::Amount;
    if (listing != (transport.other != kNoArea))
        return false;
    if (listing
        && (!state.own().contains(transport.other) || transport.other == area_of(transport.vessel)))
        return false;
    const bool asking = state.turn.ask == Ask::Passage;
    if (asking != (transport.step_to != kNoPlace) || (!asking && transport.refusing))
        return false;
    if (!asking)
        return true;
    const Place section = state.board.place(transport.vessel);
    if (!by_boat || !is_section(section) || !is_open_to(true, transport.step_to))
        return false;
    for (const Country bank : content.place(section).touching)
        if (state.board.owner[area_of(bank)] == state.turn.to_move)
            return true;
    return false;
}

// A11.17
constexpr bool keeps_attack(const Content& content, const State& state) {
    const Attack& attack = state.attack;
    const Ask ask = state.turn.ask;
    if (state.turn.phase != Phase::Attack || (ask >= Ask::University && ask <= Ask::PriceArea))
        return attack == Attack{};
    const int most = state.turn.round == 1 ? content.parameters.attacks_first_round
                                           : content.parameters.attacks_per_turn;
    if (attack.made > most || attack.successes != attack.made.value())
        return ask == Ask::LostBook;
    const bool declared = ask == Ask::Extra || ask == Ask::Side
                          || (is_transporting(ask) && state.transport.purpose == Purpose::Extra);
    if (declared != (attack.target != kNoArea))
        return false;
    if (declared
        && (!is_player(state, state.board.owner[attack.target])
            || state.board.owner[attack.target] == state.turn.active))
        return false;
    if (ask == Ask::Target && attack.made >= most)
        return false;
    if ((ask == Ask::Bonus) && attack.successes == 0)
        return false;
    const SeatSet everybody = SeatSet::first(state.options.seats);
    if (!((attack.with_attacker | attack.with_defender) - everybody).empty()
        || !(attack.with_attacker & attack.with_defender).empty()
        || (ask != Ask::Side && (attack.with_attacker | attack.with_defender)))
        return false;
    const bool losing = ask == Ask::LostBook;
    return losing ? attack.books > 0 : attack.books == 0 && attack.last == kNoArea;
}

}  // namespace ascalion::laws
