// Offers of Ascalion: short ones that give what the partner lacks for what the maker lacks. Nobody
// is asked for much more than is given, nor again who has said no twice in the phase.
#pragma once

#include "ai/evaluations/ascalion_barter.h"
#include "games/ascalion/phases/dealing.h"

namespace ai::ascalion_policy {

using namespace ascalion;
using ascalion_standing::Barter;

class TradePolicy {
  public:
    TradePolicy(const Content& content, const State& state)
        : state_(state),
          own_(content, state, state.turn.to_move),
          other_(content, state, other_party(state)) {}

    float weight_of(Action action) const {
        switch (state_.turn.ask) {
            case Ask::Partner: return partner_weight(action);
            case Ask::GiveKind: return give_weight(action);
            case Ask::GiveArea:
            case Ask::Origin: return origin_weight(area_of(action));
            case Ask::WantKind: return want_weight(action);
            case Ask::Answer: return kind_of(action) == ActionKind::Counter ? kSeldom : 1;
            default: return destination_weight(area_of(action));
        }
    }

  private:
    static constexpr float kSeldom = 0.05F;
    static constexpr float kNever = 0.005F;  // withdrawing is passing, which was declined before
    static constexpr float kPass = 4;
    static constexpr float kUnseemly = 0;  // not thought of, though it costs nothing to be refused
    static constexpr int kMostRefusals = 2;
    static constexpr int kMostAskedBeyond = 1;  // tokens more than are given

    static SeatId other_party(const State& state) {
        const Trade& trade = state.trade;
        if (trade.maker == kNobody)
            return next_player(state, state.turn.to_move);
        return state.turn.to_move == trade.maker ? trade.partner : trade.maker;
    }

    // With two at the table what one gains the other loses.
    float partner_weight(Action action) const {
        if (kind_of(action) == ActionKind::Pass)
            return kPass;
        if (refusals_by(seat_of(action)) >= kMostRefusals)
            return kUnseemly;
        return players_left(state_) == 2 ? kNever : 1;
    }

    int refusals_by(SeatId partner) const {
        int count = 0;
        for (const LedgerEntry& entry : state_.trade.ledger) {
            const Exchange exchange = entry.exchange();
            count += !entry.is_deal() && exchange.maker == state_.turn.to_move
                             && exchange.partner == partner
                         ? 1
                         : 0;
        }
        return count;
    }

    // One for one of the same kind empties a source; more of what one gives oneself is no offer.
    bool is_unseemly(Kind wanted) const {
        const Goods gives = trading::counted(state_.trade.gives);
        const Goods asked = state_.trade.wants + Goods::one(wanted);
        const bool asks_back = !gives.only(asked.kinds()).empty();
        return asked.total() > gives.total() + (asks_back ? 0 : kMostAskedBeyond);
    }

    float give_weight(Action action) const {
        const bool is_first = state_.trade.gives.empty();
        switch (kind_of(action)) {
            case ActionKind::Pick:
                return (is_first ? 1 : kSeldom)
                       * ascalion_standing::appeal(own_, other_, goods_kind_of(action));
            case ActionKind::Close: return 3;
            default: return kNever;
        }
    }

    float want_weight(Action action) const {
        const bool is_first = state_.trade.wants.empty();
        switch (kind_of(action)) {
            case ActionKind::Pick:
                if (is_unseemly(goods_kind_of(action)))
                    return kUnseemly;
                return (is_first ? 1 : kSeldom)
                       * ascalion_standing::appeal(other_, own_, goods_kind_of(action));
            case ActionKind::Send: return 3;
            default: return kNever;
        }
    }

    // A source fills up again; what lies at the site of the next city is needed there.
    float origin_weight(Area area) const {
        if (!is_country(area))
            return 1;
        if (country_of(area) == own_.sites().best_country())
            return kSeldom;
        const Kind kind = state_.turn.ask == Ask::GiveArea
                              ? state_.trade.kind
                              : dealing::first_kind(dealing::still_due(state_));
        return state_.board.source(kind).contains(country_of(area)) ? 2.0F : 1.0F;
    }

    float destination_weight(Area area) const {
        const Kind kind = dealing::first_kind(dealing::hand(state_));
        if (!is_country(area) || kind == Kind::Horse)
            return 1;
        return own_.sites().need_at(state_, country_of(area), kind);
    }

    const State& state_;
    Barter own_;
    Barter other_;
};

}  // namespace ai::ascalion_policy
