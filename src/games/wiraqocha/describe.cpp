// Words for choices, as keys with arguments.
#include <string>
#include <utility>

#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/words.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

// A choice, in the state in which it is offered.
class Choice {
  public:
    Choice(const Pack& pack, const State& state) : pack_(pack), state_(state) {}

    Message of(Action action) const {
        switch (kind_of(action)) {
            case ActionKind::WithPiece: return mover(action);
            case ActionKind::BeatWith: return beating(action);
            case ActionKind::AtHex: return target(hex_of(action));
            default: return {key("choice", kind_of(action)), arguments(action)};
        }
    }

  private:
    std::vector<Argument> arguments(Action action) const {
        const Parameters& parameters = pack_.content.parameters;
        switch (kind_of(action)) {
            case ActionKind::Laid: return laid_out(pack_, action);
            case ActionKind::Revealed:
            case ActionKind::LootCard: return {card(action)};
            case ActionKind::Began:
            case ActionKind::FromCaptor: return {Argument::seat(seat_of(action))};
            case ActionKind::Rolled:
            case ActionKind::PickFace: return {Argument::number(face_of(action))};
            case ActionKind::PayDice: return {dice_words(dice_of(action))};
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

    // W6.17: what lifting dice to 7 costs is said with the hex, since nothing else asks for it.
    Message target(Hex hex) const {
        const Argument name = Argument::words(pack_.hexes[hex]);
        const int price = lifting_price(hex);
        if (price == 0)
            return {"choice.at", {name}};
        return {"choice.at.raised", {name, Argument::message(resources(price))}};
    }

    int lifting_price(Hex hex) const {
        return composing::is_attack(state_.pending.doing)
                   ? defence_of(pack_.content, state_, hex).price
                   : 0;
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

    Argument card(Action action) const { return Argument::words(pack_.cards[card_of(action)]); }

    const Pack& pack_;
    const State& state_;
};

}  // namespace

Message Texts::describe(const Pack& pack, const State& state, SeatId /*seat*/, Action action) {
    return Choice(pack, state).of(action);
}

}  // namespace wiraqocha
