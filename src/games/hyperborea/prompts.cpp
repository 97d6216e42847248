// What a player has to decide, and where the game stands.
#include <string>
#include <vector>

#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/texts.h"
#include "games/hyperborea/things.h"

namespace hyperborea {
namespace {

using engine::Argument;
using engine::Message;

std::vector<Argument> prompt_arguments(const Things& things, const State& state) {
    const Turn& turn = state.turn;
    switch (turn.ask) {
        case Ask::PlaceSpace: return {things.colour(turn.colour)};
        case Ask::WalkTo:
        case Ask::FlyTo:
        case Ask::AttackTarget:
        case Ask::AttackHow:
        case Ask::RangedTarget: return {things.hex(turn.hex)};
        case Ask::RowRow:
        case Ask::DiffRow: return {Argument::number(turn.size)};
        case Ask::ExchangeColour: return {things.colour(turn.cube.colour)};
        case Ask::Victim: return {Argument::seat(turn.active), Things::sort(turn.sort)};
        case Ask::PayCube:
        case Ask::PayGrey:
        case Ask::PayMini:
        case Ask::PayGem: return {things.pay(turn.effects)};
        default: return {};
    }
}

}  // namespace

// The same words for all who choose in the set-up: nobody learns how far others are.
Message Texts::prompt(const Pack& pack, const State& state) {
    if (is_for_chance(state.turn.ask) || state.turn.ask == Ask::Nothing)
        return {};
    return {"prompt." + std::string(name_of(state.turn.ask)),
            prompt_arguments(Things(pack, state), state)};
}

Message Texts::stage(const Pack& /*pack*/, const State& state) {
    const Message phase{"phase." + std::string(name_of(state.turn.phase)), {}};
    if (state.turn.phase == Phase::Setup || state.is_over())
        return phase;
    const Argument round = Argument::number(state.turn.round);
    if (state.turn.triggered)
        return {"stage.last",
                {round, Argument::message(phase), Argument::number(state.turn.turns_left.value())}};
    return {"stage.round", {round, Argument::message(phase)}};
}

}  // namespace hyperborea
