#include "games/pathciv/events_report.h"

#include "games/pathciv/rules.h"

namespace pathciv {

using engine::Argument;

void tell_challenge(Telling& telling, const Table& before) {
    if (!has_challenge(before.round()))
        return;
    const auto event = static_cast<std::size_t>(holding_events::next_challenge(before.round()));
    const Challenge card = before.challenges[event];
    telling.add("report.challenge",
                {telling.things().challenge(card), telling.things().type(type_of(card))});
    for (const SeatId seat : before.everyone()) {
        const int points = history_points(telling.content(), before.seat(seat), type_of(card));
        telling.add("report.history",
                    {Argument::seat(seat), Argument::words(history_words(points))});
    }
}

void tell_battle(Telling& telling, const Table& before) {
    if (!has_battle(before.round()))
        return;
    std::vector<Argument> sides = {
        telling.things().battle(holding_events::coming_battle(before)),
        Argument::number(holding_events::threat_of(telling.content(), before))};
    if (before.is_solo())
        sides.push_back(
            Argument::number(holding_events::power_of_rival(telling.content(), before)));
    telling.add(before.is_solo() ? "report.battle_solo" : "report.battle", std::move(sides));
    const auto ranks = holding_events::ranks_of(telling.content(), before);
    for (const SeatId seat : before.everyone())
        telling.add(ranks[seat] == 0 ? "report.unranked" : "report.rank",
                    {Argument::seat(seat),
                     Argument::number(power_of(telling.content(), before.seat(seat))),
                     Argument::number(ranks[seat])});
}

}  // namespace pathciv
