#include "games/pathciv/chance_report.h"

#include "games/pathciv/rules.h"

namespace pathciv {
namespace {

using engine::Argument;

Argument pair_of(const Things& things, MarkerSet markers) {
    const Marker first = markers.front();
    markers.erase(first);
    return Argument::message(
        {"report.pair", {things.marker(first), things.marker(markers.front())}});
}

// P10.4: the other one is out.
void tell_opened(Telling& telling, const Table& before, Marker marker) {
    MarkerSet others = arriving::at(before.philosophy.shown, before.rival.philosophy.value());
    others.erase(marker);
    telling.add("report.rival_opened",
                {telling.things().marker(marker), telling.things().marker(others.front())});
}

// P10.6: the type is drawn, but another card may lie there.
void tell_aim(Telling& telling, Type type, const Table& after) {
    const Card aim = after.rival.aim;
    const bool of_type = telling.content().card(aim).type == type;
    telling.add(of_type ? "report.aimed" : "report.aimed_elsewhere",
                {telling.things().type(type), telling.things().card(aim)});
}

}  // namespace

// P6.16, P6.17
void tell_shown(Telling& telling, const Table& before, MarkerSet markers, const Table& after) {
    const int step = arriving::step_to_show(before);
    for (const Marker marker : markers)
        telling.add("report.showed",
                    {telling.things().marker(marker), telling.things().step(step)});
    const MarkerSet open = arriving::at(after.philosophy.open, step);
    if (open.size() == 2)
        telling.add("report.all_open", {pair_of(telling.things(), open)});
}

void tell_chance(Telling& telling, const Table& before, Action outcome, const Table& after) {
    telling.begin(before.turn.phase);
    const Things& things = telling.things();
    switch (kind_of(outcome)) {
        case ActionKind::Challenged: {
            const int event = setting_up::next_event(before.challenges, kNoChallenge);
            return telling.add("report.challenged",
                               {Argument::number(challenge_round(event)),
                                things.challenge(challenge_of(event, type_of(outcome)))});
        }
        case ActionKind::Threatened:
            return telling.add(
                "report.threatened",
                {Argument::number(battle_round(setting_up::next_event(before.battles, kNoBattle))),
                 things.battle(battle_of(outcome))});
        case ActionKind::Stacked: {
            const Stack stack = stack_of(tech_of(outcome));
            return telling.add("report.stacked",
                               {things.type(type_of(stack)),
                                Argument::number(level_of(stack)),
                                things.tech(tech_of(outcome))});
        }
        case ActionKind::Dealt:
            return telling.add("report.dealt",
                               {Argument::seat(setting_up::seat_without_board(before)),
                                things.board(board_of(outcome))});
        case ActionKind::Opposed:
            return telling.add("report.opposed", {things.board(board_of(outcome))});
        case ActionKind::Entered:
            return telling.add("report.entered", {things.card(card_of(outcome))});
        case ActionKind::Showed:
            return tell_shown(telling, before, MarkerSet::of(marker_of(outcome)), after);
        case ActionKind::Opened: return tell_opened(telling, before, marker_of(outcome));
        default: return tell_aim(telling, type_of(outcome), after);
    }
}

}  // namespace pathciv
