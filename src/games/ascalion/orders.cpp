// Standing orders: what is answered for a player to questions that others' turns bring up.
#include <algorithm>
#include <string>
#include <vector>

#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

using engine::Argument;
using engine::OrderSpec;
using engine::OrderValue;

// Seats are numbered from 1, as players count them.
std::string numbered(const std::string& word, SeatId seat) {
    return word + "_" + std::to_string(engine::index_of(seat) + 1);
}
std::string keeping(Kind kind) { return "keep_" + std::string(name_of(kind)); }

const OrderValue kAsk{engine::kAskMe, {"order.ask", {}}};
const OrderValue kYes{"yes", {"order.yes", {}}};
const OrderValue kNo{"no", {"order.no", {}}};
const OrderValue kDecline{"decline", {"order.decline", {}}};

OrderSpec help(SeatId friendly, SeatSet enemies) {
    OrderSpec spec{numbered("help", friendly),
                   {"order.help", {Argument::seat(friendly)}},
                   {kAsk, {"anybody", {"order.anybody", {}}}}};
    for (const SeatId enemy : enemies)
        spec.values.push_back(
            {numbered("against", enemy), {"order.against", {Argument::seat(enemy)}}});
    return spec;
}

// What the orders of one seat say to the open question.
class Ordered {
  public:
    Ordered(const View& seen, const engine::OptionChoices& orders)
        : state_(seen.table), orders_(orders) {}

    std::optional<Action> answer() const {
        switch (state_.turn.ask) {
            case Ask::Vote:
            case Ask::TieBreak: return yes_or_no(given("vote"));
            case Ask::Grant:
            case Ask::Passage: return yes_or_no(given(numbered("pass", state_.turn.active)));
            case Ask::Side: return side();
            case Ask::Answer: return to_offer();
            default: return {};
        }
    }

  private:
    std::string given(const std::string& order) const {
        const auto found = std::ranges::find(orders_, order, &engine::OptionChoice::key);
        return found == orders_.end() ? engine::kAskMe : found->value;
    }

    static std::optional<Action> yes_or_no(const std::string& value) {
        if (value == engine::kAskMe)
            return {};
        return action::bare(value == "yes" ? ActionKind::Yes : ActionKind::No);
    }

    bool helps(SeatId friendly, SeatId enemy) const {
        const std::string value = given(numbered("help", friendly));
        return value == "anybody" || value == numbered("against", enemy);
    }
    // Where two friends fight each other the player decides.
    std::optional<Action> side() const {
        const SeatId attacker = state_.turn.active;
        const SeatId defender = defender_of(state_);
        const bool attacks = helps(attacker, defender);
        const bool defends = helps(defender, attacker);
        if (attacks != defends)
            return action::bare(attacks ? ActionKind::ForAttacker : ActionKind::ForDefender);
        if (!attacks && given("side") == "neutral")
            return action::bare(ActionKind::Neutral);
        return {};
    }

    // What is never given away goes before what is always taken.
    std::optional<Action> to_offer() const {
        const std::string offers = given("offers");
        const Goods wants = state_.trade.wants;
        bool declines = offers == "decline";
        for (const Kind kind : all_resources())
            declines |= wants.has(kind) && given(keeping(kind)) == "decline";
        if (declines)
            return action::bare(ActionKind::Decline);
        if (offers == "more" && trading::counted(state_.trade.gives).total() > wants.total())
            return action::bare(ActionKind::Accept);
        return {};
    }

    const State& state_;
    const engine::OptionChoices& orders_;
};

}  // namespace

std::vector<engine::OrderSpec> Texts::orders(const Pack& pack,
                                             const Options& options,
                                             SeatId seat) {
    std::vector<OrderSpec> all = {{"vote", {"order.vote", {}}, {kAsk, kYes, kNo}}};
    const SeatSet others = SeatSet::first(options.seats) - SeatSet::of(seat);
    for (const SeatId other : others)
        all.push_back(
            {numbered("pass", other), {"order.pass", {Argument::seat(other)}}, {kAsk, kYes, kNo}});
    if (options.seats > 2) {
        for (const SeatId other : others)
            all.push_back(help(other, others - SeatSet::of(other)));
        all.push_back({"side", {"order.side", {}}, {kAsk, {"neutral", {"order.neutral", {}}}}});
    }
    for (const Kind kind : all_resources())
        all.push_back({keeping(kind), {"order.keep", {kind_words(pack, kind)}}, {kAsk, kDecline}});
    all.push_back({"offers", {"order.offers", {}}, {kAsk, {"more", {"order.more", {}}}, kDecline}});
    return all;
}

std::optional<Action> Texts::ordered(const Pack& /*pack*/,
                                     const View& seen,
                                     const engine::OptionChoices& orders) {
    return Ordered(seen, orders).answer();
}

}  // namespace ascalion
