// What turns, purchases and offers in progress have to look like (A11.15, A11.16, A11.26).
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

constexpr bool is_seat(const State& state, SeatId seat) {
    return engine::index_of(seat) < state.options.seats;
}

constexpr bool is_player(const State& state, SeatId seat) {
    return is_seat(state, seat) && is_playing(state, seat);
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
    if (is_for_chance(turn.ask)) {
        return turn.to_move == kNobody
               && (turn.ask == Ask::Opener || turn.ask == Ask::Gate
                       ? turn.active == kNobody
                       : is_player(state, turn.active));
    }
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

// Founders of this round (A7.5, A7.19).
constexpr bool keeps_founders(const State& state) {
    const Turn& turn = state.turn;
    const bool has_founder = turn.founder != kNobody;
    if (has_founder && (turn.phase != Phase::Attack || !is_seat(state, turn.founder)))
        return false;
    if (has_founder && is_playing(state, turn.founder) && !state.seat(turn.founder).owns_university)
        return false;
    return turn.poor == kNobody
           || (turn.phase <= Phase::Production && state.options.expansion
               && is_seat(state, turn.poor));
}

// What the set-up counts in `placed`.
constexpr int most_placed(const Content& content, const State& state) {
    switch (state.turn.ask) {
        case Ask::Dealing: return state.board.in_play.size() - 1;
        case Ask::SourceCountry:
        case Ask::Turning: return total_sources(content, state.options);
        default: return 0;
    }
}

constexpr bool keeps_turn(const Content& content, const State& state) {
    const Turn& turn = state.turn;
    if (!fits_phase(turn.ask, turn.phase) || !keeps_actor(state) || !keeps_founders(state))
        return false;
    if (needs_expansion(turn.ask) && !state.options.expansion)
        return false;
    const bool opened = turn.ask != Ask::Opener;
    return opened == is_seat(state, turn.start) && turn.placed <= most_placed(content, state);
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
    const int votes = (turn.yes | turn.no).size();
    if (votes != turn.yes.size() + turn.no.size())
        return false;
    if (turn.ask == Ask::Vote)
        return votes == players_before(state, turn.to_move);
    if (turn.ask == Ask::TieBreak)
        return votes == players_left(state) && turn.yes.size() == turn.no.size()
               && turn.to_move == turn.start;
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

constexpr bool keeps_foals(const State& state) {
    const Production& now = state.production;
    const bool foaling = state.turn.ask == Ask::Stud || state.turn.ask == Ask::FoalCountry;
    if ((state.turn.ask == Ask::FoalCountry) != (now.stud != kNoCountry))
        return false;
    if (!foaling)
        return now.foals.empty() && now.more_foals.empty();
    const CountrySet studs = state.board.source(Kind::Horse) & state.own().countries;
    return (now.foals - studs).empty() && (now.more_foals - now.foals).empty()
           && (now.stud == kNoCountry || now.foals.contains(now.stud));
}

constexpr bool keeps_shortage(const State& state) {
    const Kind kind = state.production.kind;
    if (state.turn.ask != Ask::ShortSource)
        return kind == kNoKind;
    return kind == Kind::Wood || (kind >= Kind::Gold && kind <= Kind::Iron);
}

constexpr bool keeps_conversion(const Content& content, const State& state) {
    const Production& now = state.production;
    if (state.turn.ask == Ask::TempleCountry)
        return now.religion != kNoReligion && state.board.temple(now.religion) == kNoCountry
               && now.followers == 0;
    if (state.turn.ask != Ask::FollowerArea)
        return now.religion == kNoReligion && now.followers == 0;
    return now.religion != kNoReligion && temple_owner(state, now.religion) == state.turn.active
           && now.followers > 0 && now.followers <= content.parameters.followers_per_temple;
}

constexpr bool keeps_production(const Content& content, const State& state) {
    return keeps_foals(state) && keeps_shortage(state) && keeps_conversion(content, state);
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
    if (state.turn.ask == Ask::Destination) {
        return trade.hands[state.turn.to_move == trade.maker ? 0 : 1]
               && trade.wants.covers(trade.hands[0]) && !trade.hands[0].has(Kind::Weapon)
               && trade.hands[1].total() <= static_cast<int>(trade.gives.size())
               && !trade.hands[1].has(Kind::Weapon);
    }
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

constexpr int times_noted(const Trade& trade, LedgerEntry entry) {
    int times = 0;
    for (const LedgerEntry& other : trade.ledger)
        times += other == entry ? 1 : 0;
    return times;
}

constexpr bool keeps_entry(const Content& content, const State& state, LedgerEntry entry) {
    const Exchange exchange = entry.exchange();
    const int most = entry.is_deal() ? content.parameters.equal_deal_cap : 1;
    return times_noted(state.trade, entry) <= most && is_player(state, exchange.maker)
           && is_player(state, exchange.partner) && exchange.maker != exchange.partner;
}

// The offers sent in this phase; less than nothing if somebody sent too many.
constexpr int offers_sent(const State& state) {
    int sent = 0;
    for (const Seat& seat : state.seats) {
        if (const int cap = state.options.offer_cap; cap != kNoOfferCap && seat.offers > cap)
            return -1;
        sent += seat.offers.value();
    }
    return sent;
}

// A11.16
constexpr bool keeps_ledger(const Content& content, const State& state) {
    const Trade& trade = state.trade;
    const int sent = offers_sent(state);
    if (static_cast<int>(trade.ledger.size()) > 2 * sent || trade.passes >= players_left(state))
        return false;
    const bool trading = state.turn.phase == Phase::Trade && !is_gate(state.turn.ask);
    if (!trading)
        return sent == 0 && trade.passes == 0 && trade.links == PerSeat<SeatSet>{};
    for (const LedgerEntry& entry : trade.ledger)
        if (!keeps_entry(content, state, entry))
            return false;
    return true;
}

}  // namespace ascalion::laws
