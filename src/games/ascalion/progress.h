// What an action in progress has to look like: the laws of everything that is asked step by step
// (A11.12, A11.13, A11.15 - A11.17, A11.26).
#pragma once

#include "games/ascalion/board.h"

namespace ascalion::laws {

// The phase in which a question is asked; transports are made in two.
constexpr bool fits_phase(Ask ask, Phase phase) {
    if (ask == Ask::Nothing)
        return phase == Phase::Over;
    if (ask <= Ask::Drawing || ask == Ask::SourceCountry || ask == Ask::ClaimCountry)
        return phase == Phase::Setup;
    if (ask == Ask::Gate || ask == Ask::Vote || ask == Ask::TieBreak)
        return phase == Phase::Production || phase == Phase::Trade || phase == Phase::Transport;
    if (ask <= Ask::LaunchPlace)
        return phase == Phase::Development;
    if (ask <= Ask::FollowerArea)
        return phase == Phase::Production;
    if (ask <= Ask::Destination)
        return phase == Phase::Trade;
    if (ask == Ask::Transport)
        return phase == Phase::Transport;
    if (ask <= Ask::Passage)
        return phase == Phase::Transport || phase == Phase::Attack;
    return phase == Phase::Attack;
}

constexpr bool is_gate(Ask ask) {
    return ask == Ask::Gate || ask == Ask::Vote || ask == Ask::TieBreak;
}

constexpr bool needs_expansion(Ask ask) {
    return (ask >= Ask::Temple && ask <= Ask::UniversityCountry) || ask == Ask::BookArea
           || ask == Ask::FollowerArea || (ask >= Ask::University && ask <= Ask::PriceArea)
           || ask == Ask::LostBook;
}

constexpr bool is_player(const State& state, SeatId seat) {
    return engine::index_of(seat) < state.options.seats && is_playing(state, seat);
}

// Questions that somebody else than the active player may answer.
constexpr bool is_for_others(const State& state) {
    const Ask ask = state.turn.ask;
    return ask == Ask::Grant || ask == Ask::Passage || ask == Ask::Side
           || (ask >= Ask::GiveKind && ask <= Ask::Destination);
}

constexpr bool keeps_actor(const State& state) {
    const Turn& turn = state.turn;
    if (turn.ask == Ask::Nothing)
        return turn.to_move == kNobody && turn.active == kNobody;
    if (is_for_chance(turn.ask))
        return turn.to_move == kNobody
               && (turn.ask == Ask::Opener || turn.ask == Ask::Gate
                       ? turn.active == kNobody
                       : is_player(state, turn.active));
    if (!is_player(state, turn.to_move))
        return false;
    if (is_gate(turn.ask))
        return turn.active == kNobody;
    if (!is_player(state, turn.active))
        return false;
    if (turn.ask == Ask::Grant || turn.ask == Ask::Passage || turn.ask == Ask::Side)
        return turn.to_move != turn.active;
    return is_for_others(state) || turn.to_move == turn.active;
}

constexpr bool keeps_turn(const Content& content, const State& state) {
    const Turn& turn = state.turn;
    if (!fits_phase(turn.ask, turn.phase) || !keeps_actor(state))
        return false;
    if (needs_expansion(turn.ask) && !state.options.expansion)
        return false;
    const bool opened = turn.ask != Ask::Opener;
    if (opened != (engine::index_of(turn.start) < state.options.seats))
        return false;
    if (turn.founder != kNobody
        && (turn.phase != Phase::Attack || engine::index_of(turn.founder) >= state.options.seats
            || (is_playing(state, turn.founder) && !state.seat(turn.founder).owns_university)))
        return false;
    if (turn.poor != kNobody
        && (turn.phase > Phase::Production || !state.options.expansion
            || engine::index_of(turn.poor) >= state.options.seats))
        return false;
    const int most = turn.ask == Ask::Dealing ? state.board.in_play.size() - 1
                     : turn.ask == Ask::SourceCountry || turn.ask == Ask::Turning
                         ? total_sources(content, state.options)
                         : 0;
    return turn.placed <= most;
}

constexpr int players_before(const State& state, SeatId seat) {
    int before = 0;
    for (SeatId each = first_in_order(state); each != kNobody && each != seat;
         each = next_in_order(state, each))
        ++before;
    return before;
}

constexpr bool keeps_votes(const Content& /*content*/, const State& state) {
    const Turn& turn = state.turn;
    const int votes = turn.yes.value() + turn.no.value();
    if (turn.ask == Ask::Vote)
        return votes == players_before(state, turn.to_move);
    if (turn.ask == Ask::TieBreak)
        return votes == players_left(state) && turn.yes == turn.no && turn.to_move == turn.start;
    return votes == 0;
}

constexpr bool keeps_purchase(const Content& content, const State& state) {
    const Purchase& purchase = state.purchase;
    switch (state.turn.ask) {
        case Ask::RecipeArea:
            return purchase.recipe != kNoRecipe && purchase.area == kNoArea
                   && purchase.kind == kNoKind && purchase.paid == 0;
        case Ask::LaunchPlace:
            return purchase.recipe >= Recipe::BoatWood && purchase.recipe != kNoRecipe
                   && purchase.area != kNoArea && is_country(purchase.area)
                   && state.own().contains(purchase.area) && purchase.kind == kNoKind
                   && purchase.paid == 0;
        case Ask::PriceKind:
        case Ask::PriceArea:
            return purchase.recipe == kNoRecipe
                   && purchase.paid < content.parameters.university_price
                   && (purchase.kind != kNoKind || purchase.paid == 0)
                   && (purchase.kind != kNoKind || state.turn.ask == Ask::PriceKind)
                   && (purchase.kind == kNoKind) == (purchase.area == kNoArea)
                   && purchase.kind != Kind::Weapon;
        default: return purchase == Purchase{};
    }
}

constexpr bool keeps_production(const Content& content, const State& state) {
    const Production& now = state.production;
    const CountrySet studs = state.board.source(Kind::Horse);
    const bool foaling = state.turn.ask == Ask::Stud || state.turn.ask == Ask::FoalCountry;
    if (!(now.foals - studs).empty() || !(now.more_foals - now.foals).empty()
        || (!foaling && now.foals) || (foaling && (now.foals - state.own().countries)))
        return false;
    const bool converting = state.turn.ask == Ask::FollowerArea;
    const bool founding = state.turn.ask == Ask::TempleCountry;
    if ((state.turn.ask == Ask::ShortSource) != (now.kind != kNoKind)
        || (state.turn.ask == Ask::FoalCountry) != (now.stud != kNoCountry)
        || (converting || founding) != (now.religion != kNoReligion)
        || converting != static_cast<bool>(now.followers))
        return false;
    if (now.kind == Kind::Horse || now.kind == Kind::Weapon)
        return now.kind == kNoKind;
    if (now.stud != kNoCountry && !now.foals.contains(now.stud))
        return false;
    if (founding && state.board.temple(now.religion) != kNoCountry)
        return false;
    return !converting
           || (temple_owner(state, now.religion) == state.turn.active
               && now.followers <= content.parameters.followers_per_temple);
}

// A11.26
constexpr bool keeps_links(const Content& /*content*/, const State& state) {
    const Trade& trade = state.trade;
    for (int i = 0; i < kMaxSeats; ++i) {
        const SeatId seat = engine::seat_id(i);
        for (const SeatId other : trade.links[seat])
            if (other == seat || !is_player(state, other) || !is_player(state, seat)
                || !trade.links[other].contains(seat))
                return false;
    }
    const bool granting = state.turn.ask == Ask::Grant;
    if (granting != (trade.grantee != kNobody) || (granting && trade.grantee != state.turn.active))
        return false;
    if (!granting && trade.granted)
        return false;
    return (trade.granted - SeatSet::first(state.options.seats)).empty();
}

// Where the tokens of an offer come from: own areas that hold them, in order.
constexpr bool keeps_tokens_of(const State& state, const Tokens& tokens, SeatId seat) {
    Token last{Kind::Wood, Area{0}};
    PerArea<Goods> picked;
    for (const Token token : tokens) {
        if (token.kind >= Kind::Weapon || token.area == kNoArea
            || !state.areas_of(seat).contains(token.area))
            return false;
        if (token.kind < last.kind || (token.kind == last.kind && token.area < last.area))
            return false;
        picked[token.area] += Goods::one(token.kind);
        last = token;
    }
    for (int i = 0; i < kAreas; ++i)
        if (!state.board.goods.items[static_cast<std::size_t>(i)].covers(
                picked.items[static_cast<std::size_t>(i)]))
            return false;
    return true;
}

constexpr bool is_offering(Ask ask) { return ask >= Ask::GiveKind && ask <= Ask::Destination; }

constexpr bool keeps_empty_offer(const Trade& trade) {
    return !trade.wants && !trade.refused && !trade.missed && !trade.hands[0] && !trade.hands[1]
           && trade.maker == kNobody && trade.partner == kNobody && !trade.countering
           && trade.kind == kNoKind && trade.last == kNoArea && trade.gives.empty()
           && trade.origins.empty();
}

constexpr bool keeps_parties(const State& state) {
    const Trade& trade = state.trade;
    if (!is_player(state, trade.maker) || !is_player(state, trade.partner)
        || !trade.links[trade.maker].contains(trade.partner))
        return false;
    if ((trade.countering ? trade.partner : trade.maker) != state.turn.active)
        return false;
    const Ask ask = state.turn.ask;
    if (ask == Ask::Destination)
        return state.turn.to_move == trade.maker || state.turn.to_move == trade.partner;
    return state.turn.to_move == (ask <= Ask::WantKind ? trade.maker : trade.partner);
}

// A11.15: what is wanted is there; what is in hand is not yet on the map.
constexpr bool keeps_goods_of_offer(const State& state) {
    const Trade& trade = state.trade;
    const int cap = state.options.goods_cap;
    if (static_cast<int>(trade.gives.size()) > cap || trade.wants.total() > cap
        || trade.wants.has(Kind::Weapon))
        return false;
    if (state.turn.ask == Ask::Destination)
        return trade.hands[state.turn.to_move == trade.maker ? 0 : 1]
               && trade.wants.covers(trade.hands[0]) && !trade.hands[0].has(Kind::Weapon)
               && trade.hands[1].total() <= static_cast<int>(trade.gives.size())
               && !trade.hands[1].has(Kind::Weapon);
    const Goods stock = goods_of(state, state.areas_of(trade.partner)).resources();
    return !trade.hands[0] && !trade.hands[1] && stock.covers(trade.wants)
           && keeps_tokens_of(state, trade.gives, trade.maker)
           && keeps_tokens_of(state, trade.origins, trade.partner);
}

constexpr bool keeps_picks(const State& state) {
    const Trade& trade = state.trade;
    const Ask ask = state.turn.ask;
    if (ask != Ask::Destination && trade.last != kNoArea)
        return false;
    if (trade.kind == Kind::Weapon)
        return false;
    if (ask == Ask::GiveArea)
        return trade.kind != kNoKind;
    if (ask == Ask::WantKind)
        return trade.kind == kNoKind || trade.wants.has(trade.kind);
    if (ask == Ask::Destination)
        return (trade.kind == kNoKind) == (trade.last == kNoArea);
    return trade.kind == kNoKind;
}

constexpr bool keeps_offer(const Content& /*content*/, const State& state) {
    const Trade& trade = state.trade;
    const Ask ask = state.turn.ask;
    if (!is_offering(ask))
        return keeps_empty_offer(trade);
    if (!keeps_parties(state) || !keeps_goods_of_offer(state) || !keeps_picks(state))
        return false;
    if (!trade.countering && (trade.refused || trade.missed))
        return false;
    if (ask != Ask::GiveKind && ask != Ask::GiveArea && trade.gives.empty())
        return false;
    if (ask >= Ask::Answer && !trade.wants)
        return false;
    if (ask == Ask::Origin) {
        Goods found;
        for (const Token token : trade.origins)
            found += Goods::one(token.kind);
        return trade.wants.covers(found) && found != trade.wants;
    }
    return ask == Ask::Destination || trade.origins.empty();
}

// A11.16
constexpr bool keeps_ledger(const Content& content, const State& state) {
    const Trade& trade = state.trade;
    const bool trading = state.turn.phase == Phase::Trade && !is_gate(state.turn.ask);
    int offers = 0;
    for (const Seat& seat : state.seats) {
        if (seat.offers > state.options.offer_cap || (!trading && seat.offers))
            return false;
        offers += seat.offers.value();
    }
    if (static_cast<int>(trade.ledger.size()) > 2 * offers || trade.passes >= players_left(state))
        return false;
    if (!trading && (trade.passes || trade.links != PerSeat<SeatSet>{}))
        return false;
    for (const LedgerEntry& entry : trade.ledger) {
        int equal = 0;
        for (const LedgerEntry& other : trade.ledger)
            equal += other == entry ? 1 : 0;
        const Exchange exchange = entry.exchange();
        if (equal > (entry.is_deal() ? content.parameters.equal_deal_cap : 1)
            || !is_player(state, exchange.maker) || !is_player(state, exchange.partner)
            || exchange.maker == exchange.partner)
            return false;
    }
    return true;
}

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
