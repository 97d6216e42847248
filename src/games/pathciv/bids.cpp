#include "games/pathciv/bids.h"

#include <vector>

#include "games/pathciv/ledger.h"
#include "games/pathciv/rules.h"

namespace pathciv {
namespace {

using engine::Argument;
using engine::Message;

// "Ben, Cleo and Dan"
Argument names(SeatSet seats) {
    std::vector<SeatId> rest;
    for (const SeatId seat : seats)
        rest.push_back(seat);
    Argument all = Argument::seat(rest.front());
    for (std::size_t i = 1; i < rest.size(); ++i)
        all = Argument::message({i + 1 < rest.size() ? "report.list" : "report.both",
                                 {std::move(all), Argument::seat(rest[i])}});
    return all;
}

class Contest {
  public:
    Contest(Telling& telling, const View& before, const Table& after)
        : telling_(telling),
          content_(telling.content()),
          things_(telling.things()),
          before_(before.table),
          opened_(before.opened),
          after_(after) {}

    void tell_cards() {
        for (const Card card : bidding::market_of(before_))
            tell_card(card);
        for (const SeatId seat : before_.turn.bidding)
            if (opened_[seat].passed)
                telling_.add("report.passed", {Argument::seat(seat)});
    }
    void tell_technologies() {
        for (const Stack stack : all_stacks())
            tell_stack(stack);
    }

  private:
    SeatSet bidders(Card card) const {
        SeatSet seats;
        for (const SeatId seat : before_.turn.bidding)
            if (opened_[seat].card == card)
                seats.insert(seat);
        return seats;
    }
    void tell_card(Card card) {
        const Type type = content_.card(card).type;
        SeatSet losers = bidders(card);
        if (losers.empty())
            return;
        const SeatId winner = winner_of(card);
        if (winner == kNobody) {
            for (const SeatId seat : losers)
                lost_to_rival(seat, card);
            return;
        }
        losers.erase(winner);
        won(winner, card, losers);
        for (const SeatId seat : losers)
            telling_.add(lost(seat, things_.card(card), winner, type));
    }
    SeatId winner_of(Card card) const {
        for (const SeatId seat : before_.everyone())
            if (after_.seat(seat).won == card)
                return seat;
        return kNobody;
    }
    void won(SeatId seat, Card card, SeatSet losers) {
        const Tray tray = paid_from(card);
        std::vector<Argument> arguments = {
            Argument::seat(seat),
            things_.card(card),
            given(telling_.pack(), tray, price_of(content_, before_.seat(seat), card))};
        if (!losers.empty())
            arguments.push_back(names(losers));
        telling_.add(losers.empty() ? "report.won" : "report.won_first", std::move(arguments));
    }

    // P6.27
    Argument rank(SeatId seat, Type type) const {
        return Argument::number(content_.board(before_.seat(seat).board).rank[type]);
    }
    Message lost(SeatId seat, Argument what, SeatId winner, Type type) const {
        const Key first = key_of(content_, before_.seat(winner), type);
        const Key second = key_of(content_, before_.seat(seat), type);
        if (first.effect == 0 && second.effect != 0)
            return {"report.lost_to_priority",
                    {Argument::seat(seat), std::move(what), Argument::seat(winner)}};
        return {"report.lost",
                {Argument::seat(seat),
                 std::move(what),
                 Argument::seat(winner),
                 things_.type(type),
                 rank(winner, type),
                 rank(seat, type)}};
    }
    // P10.7
    void lost_to_rival(SeatId seat, Card card) {
        const Type type = content_.card(card).type;
        telling_.add("report.lost_to_rival",
                     {Argument::seat(seat),
                      things_.card(card),
                      things_.type(type),
                      Argument::number(key_of_rival(content_, before_, type).rank),
                      rank(seat, type)});
    }

    void tell_stack(Stack stack) {
        const Tech tech = learning::card_on(before_, stack);
        SeatId last = kNobody;  // of those who get a copy
        for (const SeatId seat : before_.turn.bidding) {
            if (opened_[seat].tech != tech || after_.turn.bidding.contains(seat))
                continue;
            learned(seat, tech);
            if (last == kNobody || comes_after(seat, last, type_of(stack)))
                last = seat;
        }
        for (const SeatId seat : before_.turn.bidding & after_.turn.bidding)
            if (opened_[seat].tech == tech && last != kNobody)
                telling_.add(lost(seat, things_.tech(tech), last, type_of(stack)));
    }
    bool comes_after(SeatId seat, SeatId other, Type type) const {
        return key_of(content_, before_.seat(other), type)
               < key_of(content_, before_.seat(seat), type);
    }
    void learned(SeatId seat, Tech tech) {
        if (!after_.turn.buyers.contains(seat))
            return telling_.add("report.adopted", {Argument::seat(seat), things_.tech(tech)});
        telling_.add("report.bought",
                     {Argument::seat(seat),
                      things_.tech(tech),
                      given(telling_.pack(),
                            content_.tech(tech).type,
                            price_of(content_, before_.seat(seat), tech))});
    }

    Telling& telling_;
    const Content& content_;
    const Things& things_;
    const Table& before_;
    const PerSeat<Secret>& opened_;
    const Table& after_;
};

}  // namespace

void tell_bids(Telling& telling, const View& before, const Table& after) {
    Contest(telling, before, after).tell_cards();
}

void tell_technologies(Telling& telling, const View& before, const Table& after) {
    Contest(telling, before, after).tell_technologies();
}

}  // namespace pathciv
