// Which exchanges can be sent, and whether an offer in progress can still become one
// (A5.8, A6.29, A6.35, A6.42, A6.43).
#pragma once

#include "games/ascalion/turn.h"

namespace ascalion::bargaining {

constexpr int times_dealt(const State& state, const Exchange& exchange) {
    const LedgerEntry entry = LedgerEntry::dealt(exchange);
    int count = 0;
    for (const LedgerEntry& past : state.trade.ledger)
        count += past == entry ? 1 : 0;
    return count;
}

constexpr bool was_refused(const State& state, const Exchange& exchange) {
    const LedgerEntry entry = LedgerEntry::refused(exchange);
    for (const LedgerEntry& past : state.trade.ledger)
        if (past == entry)
            return true;
    return false;
}

// A counter must not be the exchange that it answers (A6.37).
constexpr bool repeats_offer(const State& state, const Exchange& exchange) {
    return state.trade.countering && exchange.gives == state.trade.missed
           && exchange.wants == state.trade.refused;
}

constexpr bool is_barred(const Content& content, const State& state, const Exchange& exchange) {
    if (repeats_offer(state, exchange))
        return true;
    return !state.trade.ledger.empty()
           && (was_refused(state, exchange)
               || times_dealt(state, exchange) >= content.parameters.equal_deal_cap);
}

// Bundles of materials, one after the other: `least` plus up to `more` of each kind.
class Bundles {
  public:
    constexpr Bundles(Goods least, Goods more, int room)
        : least_(least), more_(more), room_(room) {}

    constexpr Goods current() const { return least_ + added_; }
    // The next bundle in counting order; false when there is none.
    constexpr bool advance() {
        for (const Kind kind : {Kind::Wood, Kind::Gold, Kind::Coal, Kind::Iron}) {
            if (size_ < room_ && added_.count(kind) < more_.count(kind)) {
                added_ += Goods::one(kind);
                ++size_;
                return true;
            }
            size_ -= added_.count(kind);
            added_ -= Goods::of(kind, added_.count(kind));
        }
        return false;
    }

  private:
    Goods least_;
    Goods more_;
    Goods added_;
    int room_;
    int size_ = 0;
};

// What an offer in progress has on a side, and what may still be added to it.
struct Side {
    Goods least;
    Goods more;
};

// An offer in progress between two players, and the bounds of its horses.
struct Bargain {
    SeatId maker = kNobody;
    SeatId partner = kNobody;
    Side gives;
    Side wants;
    int most_gained = 0;  // horses wanted - given: the maker's room ..
    int most_lost = 0;    // .. and the partner's
};

constexpr bool balances(const Bargain& bargain, int given, int wanted) {
    return wanted - given <= bargain.most_gained && given - wanted <= bargain.most_lost;
}

// Has nothing been offered between the two that could bar an exchange?
constexpr bool is_unburdened(const State& state, const Bargain& bargain) {
    if (state.trade.countering)
        return false;
    for (const LedgerEntry& past : state.trade.ledger)
        if (past.is_between(bargain.maker, bargain.partner))
            return false;
    return true;
}

// Can one of the exchanges with these horses on both sides be sent?
constexpr bool can_fill(const Content& content,
                        const State& state,
                        const Bargain& bargain,
                        std::array<Goods, 2> horses) {
    const int cap = state.options.goods_cap;
    Bundles gives(bargain.gives.least + horses[0],
                  bargain.gives.more,
                  cap - (bargain.gives.least + horses[0]).total());
    do {
        if (gives.current().empty())
            continue;
        Bundles wants(bargain.wants.least + horses[1],
                      bargain.wants.more,
                      cap - (bargain.wants.least + horses[1]).total());
        do {
            const Exchange exchange{
                bargain.maker, bargain.partner, gives.current(), wants.current()};
            if (exchange.wants && !is_barred(content, state, exchange))
                return true;
        } while (wants.advance());
    } while (gives.advance());
    return false;
}

// The same when no exchange is barred: both sides only have to become something.
constexpr bool can_be_something(Side side, int horses, int cap) {
    return side.least || horses > 0 || (cap > 0 && side.more.without_horses());
}

// Can the offer be completed to one that may be sent?
constexpr bool can_become_offer(const Content& content,
                                const State& state,
                                const Bargain& bargain) {
    const int cap = state.options.goods_cap;
    const int most_given = bargain.gives.more.count(Kind::Horse);
    const int most_wanted = bargain.wants.more.count(Kind::Horse);
    const int given = bargain.gives.least.count(Kind::Horse);
    const int wanted = bargain.wants.least.count(Kind::Horse);
    const int given_room = cap - bargain.gives.least.total();
    const int wanted_room = cap - bargain.wants.least.total();
    const bool unburdened = is_unburdened(state, bargain);
    for (int g = 0; g <= most_given && g <= given_room; ++g) {
        for (int w = 0; w <= most_wanted && w <= wanted_room; ++w) {
            if (!balances(bargain, given + g, wanted + w))
                continue;
            const bool found =
                unburdened ? can_be_something(bargain.gives, g, given_room)
                                 && can_be_something(bargain.wants, w, wanted_room)
                           : can_fill(content,
                                      state,
                                      bargain,
                                      {Goods::of(Kind::Horse, g), Goods::of(Kind::Horse, w)});
            if (found)
                return true;
        }
    }
    return false;
}

// A6.29: the room for horses is own areas - own horses.
constexpr Bargain bargain_between(const State& state, SeatId maker, SeatId partner) {
    const AreaSet own = state.areas_of(maker);
    const AreaSet theirs = state.areas_of(partner);
    Bargain bargain;
    bargain.maker = maker;
    bargain.partner = partner;
    bargain.gives.more = goods_of(state, own).resources();
    bargain.wants.more = goods_of(state, theirs).resources();
    bargain.most_gained = own.size() - bargain.gives.more.count(Kind::Horse);
    bargain.most_lost = theirs.size() - bargain.wants.more.count(Kind::Horse);
    return bargain;
}

}  // namespace ascalion::bargaining
