// Words for a choice before it is made, as keys with arguments.
#include <string>
#include <utility>

#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

std::string key(ActionKind kind) { return "choice." + std::string(name_of(kind)); }

class Choice {
  public:
    Choice(const Pack& pack, const State& state) : pack_(pack), state_(state) {}

    Message of(Action action) const {
        const ActionKind kind = kind_of(action);
        switch (kind) {
            case ActionKind::Dealt:
                if (goods_kind_of(action) == kNoKind)
                    return {"choice.dealt.none", {}};
                break;
            case ActionKind::Rolled:
                return {"choice.rolled." + std::string(name_of(gate_of(action))), {}};
            case ActionKind::To: return destination(place_of(action));
            case ActionKind::At:
                if (state_.turn.ask == Ask::Target)
                    return {"choice.at.attack", {area_words(pack_, state_, area_of(action))}};
                if (state_.turn.ask == Ask::GiveArea)
                    return {"choice.at.give",
                            {one(state_.trade.kind), from_area(pack_, state_, area_of(action))}};
                break;
            case ActionKind::Pick: return pick(goods_kind_of(action));
            case ActionKind::Close:
                return {state_.turn.ask == Ask::GiveKind ? "choice.close.give" : "choice.close",
                        {}};
            case ActionKind::Pass:
                return {state_.turn.ask == Ask::Target ? "choice.pass.attack" : "choice.pass", {}};
            case ActionKind::Decline:
                return {
                    state_.turn.ask == Ask::Answer ? "choice.decline" : "choice.decline.follower",
                    {}};
            case ActionKind::Send:
                return {"choice.send",
                        {goods_words(pack_, trading::counted(state_.trade.gives)),
                         goods_words(pack_, state_.trade.wants)}};
            case ActionKind::ForAttacker: return {key(kind), {Argument::seat(state_.turn.active)}};
            case ActionKind::ForDefender: return {key(kind), {Argument::seat(defender_of(state_))}};
            default: break;
        }
        return {key(kind), arguments(action)};
    }

  private:
    Argument one(Kind kind) const { return goods_words(pack_, Goods::one(kind)); }

    // The question is the same for all parts of an offer, so the answer says what it is for.
    Message pick(Kind kind) const {
        switch (state_.turn.ask) {
            case Ask::GiveKind: return {"choice.pick.give", {one(kind)}};
            case Ask::WantKind: return {"choice.pick.want", {one(kind)}};
            default: return {key(ActionKind::Pick), {Argument::words(pack_.kinds[kind])}};
        }
    }

    std::vector<Argument> arguments(Action action) const {
        switch (kind_of(action)) {
            case ActionKind::Opened:
            case ActionKind::Offer: return {Argument::seat(seat_of(action))};
            case ActionKind::Turned:
            case ActionKind::Dealt: return {Argument::words(pack_.sources[goods_kind_of(action)])};
            case ActionKind::Drew:
                return {area_words(pack_, ascalion::area_of(country_of(action)))};
            case ActionKind::At: return {area_words(pack_, state_, area_of(action))};
            case ActionKind::LoadFrom: return {from_area(pack_, state_, area_of(action))};
            case ActionKind::UnloadTo: return {in_area(pack_, state_, area_of(action))};
            case ActionKind::Take: return {Argument::number(amount_of(action))};
            case ActionKind::Found: return {Argument::words(pack_.religions[religion_of(action)])};
            case ActionKind::Make: return recipe(recipe_of(action));
            default: return {};
        }
    }

    std::vector<Argument> recipe(Recipe which) const {
        return {Argument::words(pack_.recipes[which]),
                goods_words(pack_, developing::price_of(pack_.content, state_, which))};
    }

    // A step says what it costs; a launch is free.
    Message destination(Place place) const {
        if (state_.turn.ask != Ask::Halt)
            return {"choice.to.launch", {in_place(pack_, place)}};
        const int cost =
            step_cost(pack_.content, sailing::by_boat(state_), sailing::place_now(state_), place);
        return {"choice.to", {Argument::words(pack_.place(place)), count_words(kPoints, cost)}};
    }

    const Pack& pack_;
    const State& state_;
};

}  // namespace

Message Texts::describe(const Pack& pack, const State& state, SeatId /*seat*/, Action action) {
    return Choice(pack, state).of(action);
}

}  // namespace ascalion
