// What a player has to decide, and where the game stands.
#include <string>
#include <vector>

#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/things.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

using engine::Argument;
using engine::Message;

std::vector<Argument> prompt_arguments(const Things& things, const Turn& turn) {
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

// What decided between two with the same points (H9.14).
std::string_view tie_break(const Standing& winner, const Standing& second) {
    if (winner.hexes != second.hexes)
        return "over.more_hexes";
    return winner.cubes != second.cubes ? "over.more_cubes" : "over.later_turn";
}

// Who has won and why.
Message verdict(const Pack& pack, const Table& table) {
    const engine::Outcome outcome = outcome_of(pack.content, table);
    SeatId first = kNobody;
    SeatId second = kNobody;
    for (const SeatId seat : table.everyone()) {
        first = outcome.of(seat).place == 1 ? seat : first;
        second = outcome.of(seat).place == 2 ? seat : second;
    }
    const Argument points = Argument::number(outcome.of(first).score);
    if (outcome.of(first).score > outcome.of(second).score)
        return {"over." + std::string(name_of(table.turn.ending)),
                {Argument::seat(first), points, Argument::number(table.turn.round)}};
    const std::string_view reason = tie_break(standing_of(pack.content, table, first),
                                              standing_of(pack.content, table, second));
    return {"over.tied",
            {Argument::seat(first),
             Argument::seat(second),
             points,
             Argument::message({std::string(reason), {}})}};
}

}  // namespace

// The same words for all who choose in the set-up: nobody learns how far others are.
Message Texts::prompt(const Pack& pack, const View& seen) {
    const Table& table = seen.table;
    if (table.is_over())
        return verdict(pack, table);
    if (is_for_chance(table.turn.ask))
        return {};
    return {"prompt." + std::string(name_of(table.turn.ask)),
            prompt_arguments(Things(pack, table), table.turn)};
}

Message Texts::stage(const Pack& /*pack*/, const View& seen) {
    const Table& table = seen.table;
    Message phase{"phase." + std::string(name_of(table.turn.phase)), {}};
    if (table.turn.phase == Phase::Setup || table.is_over())
        return phase;
    const Argument round = Argument::number(table.turn.round);
    if (table.turn.triggered)
        return {"stage.last",
                {round, Argument::message(phase), Argument::number(table.turn.turns_left.value())}};
    return {"stage.round", {round, Argument::message(phase)}};
}

}  // namespace hyperborea
