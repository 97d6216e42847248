// Words for what was done: what an action was, and what came of it.
#include <string>
#include <utility>

#include "games/wiraqocha/aftermath.h"
#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/verdict.h"
#include "games/wiraqocha/words.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

// The declaration that the answers made up, and the states around it.
class Report {
  public:
    Report(const Pack& pack, const engine::Account<View>& account)
        : pack_(pack),
          before_(account.before().table),
          after_(account.after.table),
          declared_(account.answers.back().before.table.pending),
          last_(account.answers.back().action),
          composed_(declared_.ask != Ask::Nothing) {
        if (composed_)
            composing::note(declared_, last_);
    }

    Message text() const {
        if (after_.pending.ask != Ask::Nothing)
            return {};
        engine::Telling telling;
        telling.add(composed_ ? composed() : single());
        tell_aftermath(pack_, {before_, after_, declared_, last_}, telling);
        return with_victory(telling.take());
    }

  private:
    Message with_victory(Message told) const {
        if (!after_.is_over())
            return told;
        return {"report.won", {amount(std::move(told)), amount(verdict(pack_.content, after_))}};
    }

    Message composed() const {
        switch (declared_.doing) {
            case ActionKind::Place:
                return {"report.place", {who(), hex(declared_.target), spent_dice()}};
            case ActionKind::Conquer: return conquest();
            case ActionKind::Plunder:
            case ActionKind::Tunnel: return plunder();
            case ActionKind::Lay: return guard();
            case ActionKind::Build: return building();
            default: return {key("report", declared_.doing), arguments()};
        }
    }

    // Actions and chance outcomes without parameters.
    Message single() const {
        const ActionKind kind = kind_of(last_);
        switch (kind) {
            case ActionKind::Laid: return {"report.laid", laid_out(pack_, last_)};
            case ActionKind::Revealed: return {"report.revealed", {card(card_of(last_))}};
            case ActionKind::Began: return {"report.began", {Argument::seat(seat_of(last_))}};
            case ActionKind::Rolled:
                return {"report.rolled", {who(), Argument::number(face_of(last_))}};
            case ActionKind::Count:
                return {"report.count", {who(), amount(dice(allowance(pack_.content, after_)))}};
            case ActionKind::UseFactory:
                return {"report.factory",
                        {who(), amount(resources(pack_.content.parameters.factory_price))}};
            case ActionKind::Roll:
                return {"report.roll", {who(), amount(dice(after_.turn.to_roll.value()))}};
            case ActionKind::Income: return {};  // told with what came of it
            default: return {key("report", kind), {who()}};
        }
    }

    std::vector<Argument> arguments() const {
        const Parameters& parameters = pack_.content.parameters;
        switch (declared_.doing) {
            case ActionKind::Swap:
                return {who(), hex(declared_.target), taken_piece(declared_.mover)};
            case ActionKind::UseWorkshop: return {who(), taken_piece(piece_of(last_))};
            case ActionKind::BuyBack:
                return {who(),
                        taken_piece(piece_of(last_)),
                        amount(resources(parameters.buy_back_price))};
            case ActionKind::TakeBack:
                return {who(), hex(declared_.target), die_at(declared_.target)};
            case ActionKind::Step:
                return {who(),
                        Argument::number(face_of(last_)),
                        Argument::number(new_face_of(last_)),
                        amount(resources(parameters.resources_per_step))};
            case ActionKind::Reroll: return {who(), Argument::number(declared_.face)};
            case ActionKind::UseExoskeleton:
                return {who(),
                        Argument::number(declared_.face),
                        Argument::number(before_.options.exoskeleton_face)};
            case ActionKind::Probe:
                return {who(),
                        hex(declared_.target),
                        Argument::number(defence_value(pack_.content, before_, declared_.target)),
                        Argument::number(defence_value(pack_.content, after_, declared_.target))};
            case ActionKind::Ransom: return ransom();
            default: return {who(), hex(declared_.target)};
        }
    }

    Message conquest() const {
        const Argument piece = used_piece(declared_.mover);
        if (declared_.from == kNoHex)
            return {"report.conquer", {who(), hex(declared_.target), piece, spent_dice()}};
        return {"report.conquer.from",
                {who(), hex(declared_.target), piece, hex(declared_.from), spent_dice()}};
    }

    Message plunder() const {
        return {key("report", declared_.doing),
                {who(),
                 Argument::seat(holder_of(before_, declared_.target)),
                 spent_dice(),
                 Argument::message(loot())}};
    }

    Message loot() const {
        const ActionKind kind = kind_of(last_);
        if (kind == ActionKind::LootCard)
            return {key("loot", kind), {card(card_of(last_))}};
        if (kind == ActionKind::LootCaptive)
            return {key("loot", kind), {taken_piece(captive_of(declared_.target))}};
        return {key("loot", kind), {}};
    }

    // W6.20: the die that lay there before is lost.
    Message guard() const {
        std::vector<Argument> arguments = {
            who(), Argument::number(declared_.face), hex(declared_.target)};
        if (before_.board.die[declared_.target] == 0)
            return {"report.lay", std::move(arguments)};
        arguments.push_back(die_at(declared_.target));
        return {"report.lay.instead", std::move(arguments)};
    }

    Message building() const {
        const CardSpec& spec = pack_.content.cards[declared_.card];
        std::vector<Argument> arguments = {
            who(), card(declared_.card), amount(price(spec.resources, spec.crystals))};
        if (declared_.card != Card::ForceField)
            return {"report.build", std::move(arguments)};
        arguments.push_back(hex(declared_.target));
        return {"report.build.force_field", std::move(arguments)};
    }

    std::vector<Argument> ransom() const {
        const Parameters& parameters = pack_.content.parameters;
        const bool in_crystals = kind_of(last_) == ActionKind::PayInCrystals;
        return {who(),
                taken_piece(before_.seat(declared_.captor).captive.kind),
                Argument::seat(declared_.captor),
                amount(in_crystals ? crystals(parameters.ransom_crystals)
                                   : resources(parameters.ransom_resources))};
    }

    // The piece that the holder of a hex keeps captive.
    PieceKind captive_of(Hex of) const { return before_.seat(holder_of(before_, of)).captive.kind; }

    static Argument amount(Message counted) { return Argument::message(std::move(counted)); }
    Argument spent_dice() const { return dice_words(declared_.condition + declared_.beating); }
    Argument die_at(Hex which) const { return Argument::number(before_.board.die[which]); }
    Argument who() const { return Argument::seat(before_.turn.active); }
    Argument hex(Hex which) const { return Argument::words(pack_.hexes[which]); }
    Argument card(Card which) const { return Argument::words(pack_.cards[which]); }

    const Pack& pack_;
    const State& before_;
    const State& after_;
    Pending declared_;
    Action last_;
    bool composed_;
};

}  // namespace

Message Texts::report(const Pack& pack, const engine::Account<View>& account) {
    return Report(pack, account).text();
}

}  // namespace wiraqocha
