// Words for choices and what was done, as keys with arguments.
#include <string>
#include <utility>

#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/verdict.h"
#include "games/wiraqocha/words.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

Argument plain(const std::string& text) { return Argument::words({text, text}); }

Argument dice_words(Dice dice) { return plain(dice_text(dice)); }

std::string key(std::string_view group, ActionKind kind) {
    return std::string(group) + "." + std::string(name_of(kind));
}

// A choice, in the state in which it is offered.
class Choice {
  public:
    Choice(const Pack& pack, const State& state) : pack_(pack), state_(state) {}

    Message of(Action action) const {
        switch (kind_of(action)) {
            case ActionKind::WithPiece: return mover(action);
            case ActionKind::BeatWith: return beating(action);
            default: return {key("choice", kind_of(action)), arguments(action)};
        }
    }

  private:
    std::vector<Argument> arguments(Action action) const {
        const Parameters& parameters = pack_.content.parameters;
        switch (kind_of(action)) {
            case ActionKind::Laid: return {hex(action), Argument::number(slot_of(action) + 1)};
            case ActionKind::Revealed:
            case ActionKind::LootCard: return {card(action)};
            case ActionKind::Began:
            case ActionKind::FromCaptor: return {Argument::seat(seat_of(action))};
            case ActionKind::Rolled:
            case ActionKind::PickFace: return {Argument::number(face_of(action))};
            case ActionKind::AtHex: return {hex(action)};
            case ActionKind::PayDice: return {dice_words(dice_of(action))};
            case ActionKind::ToCemetery:
            case ActionKind::TakeCaptive:
                return {
                    Argument::words(pack_.pieces[state_.board.pieces[state_.pending.target].kind])};
            case ActionKind::StepDie:
                return {Argument::number(face_of(action)), Argument::number(new_face_of(action))};
            case ActionKind::PickCard: return priced_card(card_of(action));
            case ActionKind::PickPiece: return {Argument::words(pack_.pieces[piece_of(action)])};
            case ActionKind::PayInResources:
                return {Argument::message(resources(parameters.ransom_resources))};
            case ActionKind::PayInCrystals:
                return {Argument::message(crystals(parameters.ransom_crystals))};
            default: return {};
        }
    }

    Message mover(Action action) const {
        const Argument piece = Argument::words(pack_.pieces[piece_of(action)]);
        if (origin_of(action) == kNoHex)
            return {"choice.with.reserve", {piece}};
        return {"choice.with.board", {piece, Argument::words(pack_.hexes[origin_of(action)])}};
    }

    Message beating(Action action) const {
        const Defence defence = defence_of(pack_.content, state_, state_.pending.target);
        if (defence.price == 0)
            return {"choice.beat", {dice_words(dice_of(action))}};
        return {"choice.beat.raised",
                {dice_words(dice_of(action)), Argument::message(resources(defence.price))}};
    }

    std::vector<Argument> priced_card(Card which) const {
        const CardSpec& spec = pack_.content.cards[which];
        return {Argument::words(pack_.cards[which]),
                Argument::message(price(spec.resources, spec.crystals))};
    }

    Argument hex(Action action) const { return Argument::words(pack_.hexes[hex_of(action)]); }
    Argument card(Action action) const { return Argument::words(pack_.cards[card_of(action)]); }

    const Pack& pack_;
    const State& state_;
};

// What an action did: the declaration that the answers made up, and the states around it.
class Report {
  public:
    Report(const Pack& pack, const engine::Account<View>& account)
        : pack_(pack),
          before_(account.before().table),
          after_(account.after.table),
          last_before_(account.answers.back().before.table),
          last_(account.answers.back().action) {}

    Message text() const {
        if (after_.pending.ask != Ask::Nothing)
            return {};
        return with_victory(with_artefact(told()));
    }

  private:
    Message told() const {
        if (last_before_.pending.ask == Ask::Nothing)
            return single();
        Pending declared = last_before_.pending;
        composing::note(declared, last_);
        switch (declared.doing) {
            case ActionKind::Place:
            case ActionKind::Conquer: return conquest(declared);
            case ActionKind::Plunder:
            case ActionKind::Tunnel: return plunder(declared);
            default: return {key("report", declared.doing), arguments(declared)};
        }
    }

    // Actions and chance outcomes without parameters.
    Message single() const {
        const ActionKind kind = kind_of(last_);
        switch (kind) {
            case ActionKind::Laid:
                return {"report.laid", {hex(hex_of(last_)), Argument::number(slot_of(last_) + 1)}};
            case ActionKind::Revealed: return {"report.revealed", {card(card_of(last_))}};
            case ActionKind::Began: return {"report.began", {Argument::seat(seat_of(last_))}};
            case ActionKind::Rolled:
                return {"report.rolled", {who(), Argument::number(face_of(last_))}};
            case ActionKind::Income: return {"report.income", {who(), gained_resources()}};
            case ActionKind::Count:
                return {"report.count",
                        {who(), Argument::message(dice(allowance(pack_.content, after_)))}};
            case ActionKind::UseFactory:
                return {
                    "report.factory",
                    {who(), Argument::message(resources(pack_.content.parameters.factory_price))}};
            case ActionKind::Roll:
                return {"report.roll",
                        {who(), Argument::message(dice(after_.turn.to_roll.value()))}};
            case ActionKind::EndTurn: return end_of_turn();
            default: return {key("report", kind), {who()}};
        }
    }

    std::vector<Argument> arguments(const Pending& declared) const {
        switch (declared.doing) {
            case ActionKind::Swap: return {who(), hex(declared.target), piece(declared.mover)};
            case ActionKind::UseWorkshop:
            case ActionKind::BuyBack: return {who(), piece(piece_of(last_))};
            case ActionKind::Lay:
                return {who(), Argument::number(declared.face), hex(declared.target)};
            case ActionKind::Step:
                return {
                    who(), Argument::number(face_of(last_)), Argument::number(new_face_of(last_))};
            case ActionKind::Reroll: return {who(), Argument::number(declared.face)};
            case ActionKind::UseExoskeleton:
                return {who(),
                        Argument::number(declared.face),
                        Argument::number(before_.options.exoskeleton_face)};
            case ActionKind::Build: return {who(), card(declared.card)};
            case ActionKind::Ransom: return {who(), Argument::seat(declared.captor)};
            default: return {who(), hex(declared.target)};
        }
    }

    Message conquest(const Pending& declared) const {
        const Argument dice = dice_words(declared.condition + declared.beating);
        Message told = declared.doing == ActionKind::Place
                           ? Message{"report.place", {who(), hex(declared.target), dice}}
                           : Message{"report.conquer",
                                     {who(), hex(declared.target), piece(declared.mover), dice}};
        const Piece beaten = before_.board.pieces[declared.target];
        if (!beaten)
            return told;
        const bool captured = kind_of(last_) == ActionKind::TakeCaptive;
        return {
            captured ? "report.captured" : "report.beaten",
            {Argument::message(std::move(told)), Argument::seat(beaten.owner), piece(beaten.kind)}};
    }

    Message plunder(const Pending& declared) const {
        return {key("report", declared.doing),
                {who(),
                 Argument::seat(holder_of(before_, declared.target)),
                 dice_words(declared.condition + declared.beating),
                 Argument::message(loot())}};
    }

    Message loot() const {
        const ActionKind kind = kind_of(last_);
        if (kind == ActionKind::LootCard)
            return {key("loot", kind), {card(card_of(last_))}};
        return {key("loot", kind), {}};
    }

    Message end_of_turn() const {
        const SeatId seat = before_.turn.active;
        const int mined = after_.seat(seat).crystals.value() - before_.seat(seat).crystals.value();
        if (mined == 0)
            return {"report.end_turn", {who()}};
        return {"report.mined", {who(), Argument::message(crystals(mined))}};
    }

    // An explorer's find; loot is told by the plunder itself.
    Message with_artefact(Message told) const {
        if (after_.board.lying.size() == before_.board.lying.size()
            || after_.board.dead != before_.board.dead || before_.phase == Phase::Laying)
            return told;
        return {"report.artefact", {Argument::message(std::move(told))}};
    }

    Message with_victory(Message told) const {
        if (!after_.is_over())
            return told;
        return {"report.won",
                {Argument::message(std::move(told)),
                 Argument::message(verdict(pack_.content, after_))}};
    }

    Argument gained_resources() const {
        return Argument::message(
            resources(after_.active().resources.value() - before_.active().resources.value()));
    }
    Argument who() const { return Argument::seat(before_.turn.active); }
    Argument hex(Hex which) const { return Argument::words(pack_.hexes[which]); }
    Argument card(Card which) const { return Argument::words(pack_.cards[which]); }
    Argument piece(PieceKind which) const { return Argument::words(pack_.pieces[which]); }

    const Pack& pack_;
    const State& before_;
    const State& after_;
    const State& last_before_;
    Action last_;
};

}  // namespace

Message Texts::describe(const Pack& pack, const State& state, SeatId /*seat*/, Action action) {
    return Choice(pack, state).of(action);
}

Message Texts::report(const Pack& pack, const engine::Account<View>& account) {
    return Report(pack, account).text();
}

}  // namespace wiraqocha
