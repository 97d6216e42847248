// Why an action of Phase II is not offered, when it is no matter of phase, card or base.
#include "games/wiraqocha/reasons.h"
#include "games/wiraqocha/rules.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

class ActingReason {
  public:
    ActingReason(const Content& content, const State& state)
        : content_(content), state_(state), mine_(state.active()) {}

    Message of(ActionKind kind) const {
        switch (kind) {
            case ActionKind::Place: return no_placement();
            case ActionKind::Conquer: return no_conquest();
            case ActionKind::Plunder: return no_plunder();
            case ActionKind::Tunnel: return no_tunnel();
            case ActionKind::Lay: return why("no_dice");
            case ActionKind::Step: return no_step();
            case ActionKind::Reroll: return why(state_.turn.rerolls ? "no_dice" : "no_reroll");
            case ActionKind::SomniumDie: return no_somnium_die();
            case ActionKind::UseExoskeleton: return no_exoskeleton();
            case ActionKind::Build: return why(state_.market.empty() ? "no_market" : "too_dear");
            case ActionKind::BuyBack: return no_buy_back();
            case ActionKind::MoveFortress: return why("no_other_hex");
            case ActionKind::Probe: return no_probe();
            case ActionKind::Ransom: return no_ransom();
            default: return base_comes_first();  // EndTurn
        }
    }

  private:
    Message no_placement() const {
        if (state_.turn.pool.empty())
            return why("no_dice");
        return why(placement_hexes(content_, state_).empty() ? "base_shut_out" : "base_unpaid");
    }

    Message no_conquest() const {
        if (state_.turn.pool.empty())
            return why("no_dice");
        const HexSet open = attackable(state_) & conquering::enterable(content_, state_);
        return why(open.empty() ? "shut_out" : "unpaid");
    }

    Message no_plunder() const {
        if (!plundering::may_plunder_again(state_)) {
            const int most = state_.options.plunders_per_turn;
            return why(most == 1 ? "plundered.one" : "plundered.many", {Argument::number(most)});
        }
        const HexSet bases = rival_bases(state_);
        if (bases.empty())
            return why("no_rival_base");
        const HexSet rich =
            those_of(bases, [this](Hex hex) { return is_worth_plundering(content_, state_, hex); });
        if (rich.empty())
            return why("no_loot");
        const HexSet open = rich - force_field_hexes(state_);
        if (open.empty())
            return why("loot_in_field");
        const HexSet near = those_of(
            open, [this](Hex hex) { return plundering::has_piece_right(content_, state_, hex); });
        if (near.empty())
            return why("loot_on_mountain");
        return why(state_.turn.pool.empty() ? "no_dice" : "loot_unpaid");
    }

    Message no_tunnel() const {
        const HexSet bases = rival_bases(state_);
        if (bases.empty())
            return why("no_rival_base");
        const HexSet rich = those_of(bases, [this](Hex hex) {
            return plundering::has_loot(content_, state_.seat(holder_of(state_, hex)));
        });
        if (rich.empty())
            return why("no_loot");
        return why(state_.turn.pool.empty() ? "no_dice" : "tunnel_unpaid");
    }

    Message no_step() const {
        if (state_.turn.pool.empty())
            return why("no_dice");
        return acting::can_afford_step(content_, state_)
                   ? why("step_strands_base")
                   : lacking(content_.parameters.resources_per_step);
    }

    Message no_somnium_die() const {
        if (!mine_.crystals)
            return why("no_crystal");
        return why("no_die_in_box", {Argument::number(content_.parameters.box_dice)});
    }

    Message no_exoskeleton() const {
        const Dice pool = state_.turn.pool;
        const int face = state_.options.exoskeleton_face;
        if (pool.empty())
            return why("no_dice");
        if (pool.size() == pool.count(face))
            return why("same_face", {Argument::number(face)});
        return why("change_strands_base");
    }

    Message no_buy_back() const {
        if (mine_.cemetery == PerPiece<Counter>{})
            return why("cemetery");
        return lacking(content_.parameters.buy_back_price);
    }

    Message no_probe() const {
        if (defended(state_).empty())
            return why("no_defence");
        return why("weak_defence", {Argument::number(content_.parameters.probe_face)});
    }

    Message no_ransom() const {
        const bool held = acting::any([this](auto& sink) { acting::captors(state_, sink); });
        if (!held)
            return why("no_captive");
        return why("ransom",
                   {Argument::message(resources(content_.parameters.ransom_resources)),
                    Argument::message(crystals(content_.parameters.ransom_crystals))});
    }

    // W6.34
    Message base_comes_first() const {
        const bool payable_now = !conquering::placement_targets(content_, state_).empty();
        return why(payable_now ? "place_first" : "place_first.change");
    }

    Message lacking(int price) const { return too_few(price - mine_.resources.value(), 0); }

    template <class Predicate>
    static HexSet those_of(HexSet hexes, Predicate&& fits) {
        HexSet found;
        for (const Hex hex : hexes)
            if (fits(hex))
                found.insert(hex);
        return found;
    }

    const Content& content_;
    const State& state_;
    const Seat& mine_;
};

}  // namespace

Message why_not_acting(const Content& content, const State& state, ActionKind kind) {
    return ActingReason(content, state).of(kind);
}

}  // namespace wiraqocha
