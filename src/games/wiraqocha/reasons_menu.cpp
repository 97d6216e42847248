// Why an action of the menu is not offered. What can never be changed comes first, then what this
// turn rules out, then what is missing at the moment.
#include <optional>

#include "games/wiraqocha/reasons.h"
#include "games/wiraqocha/rules.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

bool is_of_phase_one(ActionKind kind) { return kind <= ActionKind::Roll; }

Card card_for(ActionKind kind) {
    switch (kind) {
        case ActionKind::UseWorkshop: return Card::RecoveryWorkshop;
        case ActionKind::UseFactory: return Card::AndroidFactory;
        case ActionKind::Tunnel: return Card::TransportTunneller;
        case ActionKind::UseExoskeleton: return Card::BattleExoskeleton;
        case ActionKind::MoveFortress: return Card::FlyingFortress;
        case ActionKind::Probe: return Card::PsychicProbe;
        case ActionKind::FireDeathRay: return Card::DeathRay;
        default: return kNoCard;
    }
}

std::optional<Mark> mark_for(ActionKind kind) {
    switch (kind) {
        case ActionKind::UseWorkshop: return Mark::Workshop;
        case ActionKind::UseFactory: return Mark::Factory;
        case ActionKind::Tunnel: return Mark::Tunnel;
        case ActionKind::SomniumDie: return Mark::Somnium;
        case ActionKind::UseExoskeleton: return Mark::Exoskeleton;
        case ActionKind::Build: return Mark::Build;
        case ActionKind::BuyBack: return Mark::BuyBack;
        case ActionKind::MoveFortress: return Mark::Fortress;
        case ActionKind::Probe: return Mark::Probe;
        default: return std::nullopt;
    }
}

// W6.29: what is on the menu while the base is in reserve.
bool needs_no_base(ActionKind kind) {
    switch (kind) {
        case ActionKind::Place:
        case ActionKind::Step:
        case ActionKind::Reroll:
        case ActionKind::SomniumDie:
        case ActionKind::UseExoskeleton:
        case ActionKind::EndTurn: return true;
        default: return false;
    }
}

class MenuReason {
  public:
    MenuReason(const Pack& pack, const State& state)
        : pack_(pack), content_(pack.content), state_(state), mine_(state.active()) {}

    Message of(ActionKind kind) const {
        if (state_.pending.ask != Ask::Nothing)
            return finish_first(state_);
        if (const Message never = out_of_reach(kind); !never.empty())
            return never;
        if (const Message later = in_another_phase(kind); !later.empty())
            return later;
        if (const auto used = mark_for(kind); used && is_done(state_, *used))
            return why(*used == Mark::Build ? "built" : "used");
        return is_of_phase_one(kind) ? preparing(kind) : why_not_acting(content_, state_, kind);
    }

  private:
    // W3, W6.42, W6.50, W6.51
    Message out_of_reach(ActionKind kind) const {
        if (kind == ActionKind::CaveMove && !state_.options.cave)
            return why("no_cave");
        if (kind == ActionKind::Ransom && !state_.options.prisoner)
            return why("no_prisoners");
        if (const Card card = card_for(kind); card != kNoCard && !owns(mine_, card))
            return why("no_card", {Argument::words(pack_.cards[card])});
        if (kind == ActionKind::FireDeathRay && state_.board.dead != kNoHex)
            return why("fired");
        if (kind == ActionKind::MoveFortress && state_.board.fortress == TokenPlace::Removed)
            return why("fortress_gone");
        if (kind == ActionKind::Place && base_in_play(mine_))
            return why("base_stands");
        return {};
    }

    Message in_another_phase(ActionKind kind) const {
        if (kind == ActionKind::Income || kind == ActionKind::Count)
            return why(kind == ActionKind::Income ? "income" : "count");
        if (state_.phase == Phase::Preparing)
            return is_of_phase_one(kind) ? Message{} : why("roll_first");
        if (is_of_phase_one(kind))
            return why(kind == ActionKind::Roll ? "rolled" : "before_roll");
        return base_in_play(mine_) || needs_no_base(kind) ? Message{} : why("place_first");
    }

    Message preparing(ActionKind kind) const {
        switch (kind) {
            case ActionKind::Swap: return why("no_airship");
            case ActionKind::UseWorkshop: return why("cemetery");
            case ActionKind::UseFactory: return lacking(content_.parameters.factory_price);
            case ActionKind::TakeBack: return why("no_defence_die");
            case ActionKind::CaveMove: return no_cave_move();
            default: return surplus();  // Roll
        }
    }

    Message no_cave_move() const {
        if (state_.board.dead == Hex::Cave)
            return why("cave_dead");
        const Piece piece = state_.board.pieces[Hex::Cave];
        const bool ready = piece.owner == state_.turn.active && is_explorer(piece.kind);
        return why(ready ? "no_free_mountain" : "no_explorer_in_cave");
    }

    Message surplus() const {
        const int dice = kept_dice(state_) - allowance(content_, state_);
        return why(dice == 1 ? "surplus.one" : "surplus.many", {Argument::number(dice)});
    }

    Message lacking(int price) const { return too_few(price - mine_.resources.value(), 0); }

    const Pack& pack_;
    const Content& content_;
    const State& state_;
    const Seat& mine_;
};

}  // namespace

Message why_not_action(const Pack& pack, const State& state, ActionKind kind) {
    return MenuReason(pack, state).of(kind);
}

}  // namespace wiraqocha
