// Phase 4: trading turns, building an offer and answering it (A6.31 - A6.38).
#pragma once

#include "games/ascalion/phases/bargaining.h"
#include "games/ascalion/phases/linking.h"
#include "games/ascalion/sieve.h"

namespace ascalion::trading {

using bargaining::Bargain;

// The partner accepted. Defined in dealing.h.
constexpr void begin_deal(const Content& content, State& state);

constexpr Goods counted(const Tokens& tokens) {
    Goods all;
    for (const Token token : tokens)
        all += Goods::one(token.kind);
    return all;
}

// What is left in an area when the picked tokens have gone.
constexpr Goods unpicked(const State& state, const Tokens& picked, Area area) {
    Goods left = state.board.goods[area];
    for (const Token token : picked)
        if (token.area == area)
            left -= Goods::one(token.kind);
    return left;
}

constexpr Exchange exchange_of(const State& state) {
    const Trade& trade = state.trade;
    return {trade.maker, trade.partner, counted(trade.gives), trade.wants};
}

// Picks come in the order of kinds, then areas (A5.10): the kinds from `first` on that a side may
// still add.
constexpr Goods from_kind_on(Goods goods, Kind first) {
    KindSet later = all_resources();
    for (const Kind kind : all_resources())
        if (kind < first)
            later.erase(kind);
    return goods.only(later);
}

// Tokens of the kind in areas that do not come before `least`, without those picked.
constexpr int available(const State& state, const Tokens& picked, Kind kind, Area least) {
    const AreaSet areas = from_on(state.areas_of(state.turn.to_move), least);
    int count = goods_of(state, areas).count(kind);
    for (const Token token : picked)
        count -= token.kind == kind && token.area >= least ? 1 : 0;
    return count;
}

constexpr Token last_of(const Tokens& tokens) {
    return tokens.empty() ? Token{Kind::Wood, Area{0}} : tokens.back();
}

constexpr Bargain whole_bargain(const State& state) {
    return bargaining::bargain_between(state, state.trade.maker, state.trade.partner);
}

// The offer in progress, with what may still be given from `next` on.
constexpr Bargain open_bargain(const State& state, Bargain bargain, Token next) {
    const Tokens& gives = state.trade.gives;
    const Goods later =
        from_kind_on(bargain.gives.more, static_cast<Kind>(static_cast<int>(next.kind) + 1));
    const bool all_areas = next.area == Area{0} && gives.empty();
    const int same = all_areas ? bargain.gives.more.count(next.kind)
                               : available(state, gives, next.kind, next.area);
    bargain.gives = {counted(gives), later + Goods::of(next.kind, same)};
    return bargain;
}

// The offer in progress with all its gifts; what may still be wanted from kind `next` on.
constexpr Bargain closed_bargain(const State& state, Bargain bargain, Kind next) {
    const Trade& trade = state.trade;
    bargain.gives = {counted(trade.gives), Goods{}};
    const Goods rest = bargain.wants.more - trade.wants;
    bargain.wants = {trade.wants, from_kind_on(rest, next)};
    return bargain;
}

constexpr bool has_resources(const State& state, SeatId seat) {
    return !goods_of(state, state.areas_of(seat)).resources().empty();
}

// A6.32, A6.41: an offer may leave two entries in the ledger, itself and its counter.
constexpr Obstacle why_no_more_offers(const State& state, SeatId maker) {
    const int cap = state.options.offer_cap;
    if (cap != kNoOfferCap && state.seat(maker).offers >= cap)
        return {Why::OffersUsed, cap};
    return Obstacle(state.trade.ledger.size() + 2 > Ledger::capacity() ? Why::LedgerFull
                                                                       : Why::Nothing);
}

// A6.31, A6.32
constexpr Obstacle why_no_offer_to(const Content& content, const State& state, SeatId partner) {
    const SeatId maker = state.turn.active;
    if (!state.trade.links[maker].contains(partner))
        return is_playing(state, partner) ? Why::NotLinked : Why::Eliminated;
    if (const Obstacle no_more = why_no_more_offers(state, maker); !no_more.none())
        return no_more;
    if (bargaining::can_become_offer(
            content, state, bargaining::bargain_between(state, maker, partner)))
        return {};
    if (!has_resources(state, maker))
        return Why::YouHaveNothing;
    return has_resources(state, partner) ? Why::NoOfferLeft : Why::PartnerHasNothing;
}

constexpr void partners(const Content& content, const State& state, auto&& sink) {
    for (int i = 0; i < state.options.seats; ++i)
        if (why_no_offer_to(content, state, engine::seat_id(i)).none())
            sink(action::offer(engine::seat_id(i)));
    sink(action::bare(ActionKind::Pass));
}

constexpr Token pick_from(const State& state, Kind kind) {
    const Token last = last_of(state.trade.gives);
    return {kind, last.kind == kind ? last.area : Area{0}};
}

// One more token of the kind, wherever it comes from.
constexpr bool may_give(const Content& content,
                        const State& state,
                        const Bargain& whole,
                        Token next) {
    if (!whole.gives.more.has(next.kind)
        || static_cast<int>(state.trade.gives.size()) >= state.options.goods_cap)
        return false;
    Bargain bargain = open_bargain(state, whole, next);
    if (!bargain.gives.more.has(next.kind))
        return false;
    bargain.gives.least += Goods::one(next.kind);
    bargain.gives.more -= Goods::one(next.kind);
    return bargaining::can_become_offer(content, state, bargain);
}

constexpr bool may_close(const Content& content, const State& state, const Bargain& whole) {
    return !state.trade.gives.empty()
           && bargaining::can_become_offer(
               content, state, closed_bargain(state, whole, Kind::Wood));
}

// A6.33
constexpr void give_kinds(const Content& content, const State& state, auto&& sink) {
    const Bargain whole = whole_bargain(state);
    const Kind last = last_of(state.trade.gives).kind;
    for (const Kind kind : all_resources())
        if (kind >= last && may_give(content, state, whole, pick_from(state, kind)))
            sink(action::pick(kind));
    if (may_close(content, state, whole))
        sink(action::bare(ActionKind::Close));
    sink(action::bare(ActionKind::Withdraw));
}

// Vessels that are alike but for what was picked from them are not alike.
constexpr void offer_origins(const State& state, const Tokens& picked, AreaSet areas, auto&& sink) {
    VesselSet touched;
    for (const Token token : picked)
        if (!is_country(token.area))
            touched.insert(vessel_of(token.area));
    const VesselSet untouched = distinct(state, areas.vessels - touched);
    for (const Area area : AreaSet{areas.countries, untouched | (areas.vessels & touched)})
        sink(action::at(area));
}

// Those in which a token of the kind is left that was not picked.
constexpr AreaSet unpicked_areas(const State& state,
                                 AreaSet among,
                                 const Tokens& picked,
                                 Kind kind) {
    AreaSet found;
    for (const Area area : among)
        if (unpicked(state, picked, area).has(kind))
            found.insert(area);
    return found;
}

constexpr AreaSet givable_areas(const Content& content, const State& state, AreaSet among) {
    const Bargain whole = whole_bargain(state);
    AreaSet found;
    for (const Area area : among)
        if (may_give(content, state, whole, {state.trade.kind, area}))
            found.insert(area);
    return found;
}

template <class Sieve>
constexpr void sift(const Content& content, const State& state, Sieve& sieve) {
    const AreaSet own = state.areas_of(state.turn.to_move);
    const Kind kind = state.trade.kind;
    sieve.keep(own, Why::NotYours);
    sieve.keep(unpicked_areas(state, sieve.left(), state.trade.gives, kind), Why::NoneThere);
    sieve.keep(from_on(own, pick_from(state, kind).area), Why::Earlier);
    sieve.keep(givable_areas(content, state, sieve.left()), Why::NoSuchOffer);
}

constexpr void give_areas(const Content& content, const State& state, auto&& sink) {
    const AreaSet open = open_areas([&](auto& sieve) { sift(content, state, sieve); });
    offer_origins(state, state.trade.gives, open, sink);
}

constexpr bool may_want(const Content& content,
                        const State& state,
                        const Bargain& whole,
                        Kind kind) {
    Bargain bargain = closed_bargain(state, whole, kind);
    if (!bargain.wants.more.has(kind) || bargain.wants.least.total() >= state.options.goods_cap)
        return false;
    bargain.wants.least += Goods::one(kind);
    bargain.wants.more -= Goods::one(kind);
    return bargaining::can_become_offer(content, state, bargain);
}

// A6.35
constexpr bool may_send(const Content& content, const State& state, const Bargain& bargain) {
    const Exchange exchange = exchange_of(state);
    return exchange.wants
           && bargaining::balances(
               bargain, exchange.gives.count(Kind::Horse), exchange.wants.count(Kind::Horse))
           && !bargaining::is_barred(content, state, exchange);
}

// A6.34
constexpr void wants(const Content& content, const State& state, auto&& sink) {
    const Bargain whole = whole_bargain(state);
    const Kind last = state.trade.kind == kNoKind ? Kind::Wood : state.trade.kind;
    for (const Kind kind : all_resources())
        if (kind >= last && may_want(content, state, whole, kind))
            sink(action::pick(kind));
    if (may_send(content, state, whole))
        sink(action::bare(ActionKind::Send));
    sink(action::bare(ActionKind::Withdraw));
}

constexpr bool may_counter(const Content& content, const State& state) {
    if (state.trade.countering)
        return false;
    State supposed = state;
    supposed.trade.countering = true;
    supposed.trade.refused = counted(state.trade.gives);
    supposed.trade.missed = state.trade.wants;
    return bargaining::can_become_offer(
        content,
        supposed,
        bargaining::bargain_between(state, state.trade.partner, state.trade.maker));
}

// A6.37, A6.38
constexpr void answers(const Content& content, const State& state, auto&& sink) {
    sink(action::bare(ActionKind::Accept));
    sink(action::bare(ActionKind::Decline));
    if (may_counter(content, state))
        sink(action::bare(ActionKind::Counter));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Partner: return partners(content, state, sink);
        case Ask::GiveKind: return give_kinds(content, state, sink);
        case Ask::GiveArea: return give_areas(content, state, sink);
        case Ask::WantKind: return wants(content, state, sink);
        default: return answers(content, state, sink);
    }
}

// Changes

constexpr void clear_offer(Trade& trade) {
    trade.wants = trade.refused = trade.missed = Goods{};
    trade.hands = {};
    trade.maker = trade.partner = kNobody;
    trade.countering = false;
    trade.kind = kNoKind;
    trade.last = kNoArea;
    trade.gives.clear();
    trade.origins.clear();
}

constexpr void begin_turn(State& state, SeatId seat) {
    clear_offer(state.trade);
    state.turn.active = seat;
    ask(state, seat, Ask::Partner);
}

constexpr void end_turn(State& state) { begin_turn(state, next_player(state, state.turn.active)); }

// A6.41
constexpr void pass(const Content& content, State& state) {
    ++state.trade.passes;
    if (state.trade.passes < players_left(state))
        return end_turn(state);
    state.trade = Trade{};
    for (Seat& seat : state.seats)
        seat.offers = Counter{};
    enter(content, state, Phase::Transport);
}

constexpr void begin_offer(State& state, SeatId maker, SeatId partner) {
    Trade& trade = state.trade;
    trade.maker = maker;
    trade.partner = partner;
    trade.wants = Goods{};
    trade.kind = kNoKind;
    trade.gives.clear();
    ask(state, maker, Ask::GiveKind);
}

constexpr void refuse(State& state) {
    state.trade.ledger.push_back(LedgerEntry::refused(exchange_of(state)));
}

// A counter turns the offer into a refused one (A6.42).
constexpr void begin_counter(State& state) {
    Trade& trade = state.trade;
    refuse(state);
    trade.refused = counted(trade.gives);
    trade.missed = trade.wants;
    trade.countering = true;
    begin_offer(state, trade.partner, trade.maker);
}

// A6.36: withdrawing is passing; withdrawing a counter is declining, which is noted already.
constexpr void withdraw(const Content& content, State& state) {
    if (state.trade.countering)
        end_turn(state);
    else
        pass(content, state);
}

constexpr void send(State& state) {
    Trade& trade = state.trade;
    trade.kind = kNoKind;
    trade.passes = Counter{};
    if (!trade.countering)
        ++state.seat(trade.maker).offers;
    ask(state, trade.partner, Ask::Answer);
}

constexpr void give(State& state, Area area) {
    Trade& trade = state.trade;
    trade.gives.push_back({trade.kind, area});
    trade.kind = kNoKind;
    ask(state, trade.maker, Ask::GiveKind);
}

constexpr void decline(State& state) {
    refuse(state);
    end_turn(state);
}

constexpr void pick(State& state, Kind kind) {
    state.trade.kind = kind;
    if (state.turn.ask == Ask::GiveKind)
        ask(state, state.trade.maker, Ask::GiveArea);
    else
        state.trade.wants += Goods::one(kind);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::Pass: return pass(content, state);
        case ActionKind::Offer: return begin_offer(state, state.turn.active, seat_of(action));
        case ActionKind::Pick: return pick(state, goods_kind_of(action));
        case ActionKind::At: return give(state, area_of(action));
        case ActionKind::Close: return ask(state, state.trade.maker, Ask::WantKind);
        case ActionKind::Withdraw: return withdraw(content, state);
        case ActionKind::Send: return send(state);
        case ActionKind::Accept: return begin_deal(content, state);
        case ActionKind::Counter: return begin_counter(state);
        default: return decline(state);
    }
}

}  // namespace ascalion::trading

namespace ascalion::linking {

constexpr void begin_trading(const Content& /*content*/, State& state) {
    trading::begin_turn(state, first_in_order(state));
}

}  // namespace ascalion::linking
