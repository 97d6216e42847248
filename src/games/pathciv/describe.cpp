// Words for a choice before it is made, as keys with arguments.
#include <string>
#include <vector>

#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"
#include "games/pathciv/things.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::Argument;
using engine::Message;

std::vector<Argument> chance_arguments(const Things& things, Action outcome) {
    switch (kind_of(outcome)) {
        case ActionKind::Threatened: return {things.battle(battle_of(outcome))};
        case ActionKind::Stacked:
            return {things.tech(tech_of(outcome)), things.tech_text(tech_of(outcome))};
        case ActionKind::Dealt:
        case ActionKind::Opposed:
            return {things.board(board_of(outcome)), things.board_text(board_of(outcome))};
        case ActionKind::Entered:
            return {things.card(card_of(outcome)), things.card_text(card_of(outcome))};
        case ActionKind::Showed:
        case ActionKind::Opened:
            return {things.marker(marker_of(outcome)), things.marker_text(marker_of(outcome))};
        default: return {things.type(type_of(outcome))};
    }
}

std::vector<Argument> pick_arguments(const Pack& pack, const Seat& seat, Action pick) {
    const Things things(pack);
    switch (kind_of(pick)) {
        case ActionKind::Discard: return {things.tech(tech_of(pick))};
        case ActionKind::Adopt:
            return {things.tech(tech_of(pick)), things.tech_text(tech_of(pick))};
        case ActionKind::Left:
            return {things.tech(tech_of(pick)), things.tech(second_tech_of(pick))};
        case ActionKind::GiveUpCube:
        case ActionKind::Recruit: return {things.tray(tray_of(pick))};
        case ActionKind::Open:
        case ActionKind::Take:
            return {things.marker(marker_of(pick)), things.marker_text(marker_of(pick))};
        case ActionKind::Bid:
            return {things.card(card_of(pick)),
                    things.card_text(card_of(pick)),
                    Argument::number(price_of(pack.content, seat, card_of(pick)))};
        case ActionKind::Buy:
            return {things.tech(tech_of(pick)),
                    things.tech_text(tech_of(pick)),
                    Argument::number(price_of(pack.content, seat, tech_of(pick)))};
        case ActionKind::GiveUpCircle: return {things.circle(circle_of(pick))};
        case ActionKind::CountAs:
        case ActionKind::Study: return {things.type(type_of(pick))};
        default: return {};
    }
}

}  // namespace

Message Texts::describe(const Pack& pack, const State& state, SeatId seat, Action action) {
    return {"choice." + std::string(name_of(kind_of(action))),
            seat == kNobody ? chance_arguments(Things(pack), action)
                            : pick_arguments(pack, state.seat(seat), action)};
}

}  // namespace pathciv
