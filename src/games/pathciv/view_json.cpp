// Fills what a viewer is shown (shown.h): the open table, the own picks, and what the rules derive
// from it.
#include "games/pathciv/rules.h"
#include "games/pathciv/shown.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

// Prices of what lies open, as this seat would pay them.
engine::ByKey<int> prices(const Content& content, const Table& table, const Seat& seat) {
    engine::ByKey<int> all;
    for (const Card card : table.market.open)
        all.add(name_of(card), price_of(content, seat, card));
    for (const Stack stack : learning::stacks_left(table))
        all.add(name_of(stack), price_of(content, seat, learning::card_on(table, stack)));
    if (seat.philosophy < kSteps)
        all.add("step", price_of_step(content, seat, seat.philosophy.value() + 1));
    return all;
}

engine::BySome<Challenge, int> history_forecast(const Content& content,
                                                const Table& table,
                                                const Seat& seat) {
    engine::BySome<Challenge, int> all;
    for (const Challenge challenge : table.challenges)
        if (challenge != kNoChallenge)
            all.add(challenge, history_points(content, seat, type_of(challenge)));
    return all;
}

// What wonders and leaders add to the squares of phase B and the circles of phase D.
shown::Produce produce(const Content& content, const Seat& seat) {
    shown::Produce made;
    for_each_working(content, seat, EffectKind::ProduceCubes, [&](const Effect& effect) {
        made.cubes[static_cast<Tray>(effect.what)] += effect.amount;
    });
    for_each_working(content, seat, EffectKind::ProduceResearch, [&](const Effect& effect) {
        made.circles[static_cast<Circle>(effect.what)] += effect.amount;
    });
    return made;
}

TypeSet first_in(const Content& content, const Seat& seat) {
    TypeSet types;
    for (const Type type : all_types())
        if (has_priority(content, seat, type))
            types.insert(type);
    return types;
}

shown::Seat shown_seat(const Content& content, const Table& table, SeatId id) {
    const Seat& seat = table.seat(id);
    return {.open = seat,
            .committed = is_window(table.turn.ask) && !table.turn.waiting.contains(id),
            .limit = limit_of(content, seat),
            .produces = produce(content, seat),
            .first_in = first_in(content, seat),
            .power = power_of(content, seat),
            .battle_rank =
                table.turn.phase == Phase::Setup ? 0 : holding_events::ranks_of(content, table)[id],
            .history_points = history_forecast(content, table, seat),
            .prices = prices(content, table, seat),
            .score = score_of(content, seat),
            .parts = parts_of(content, seat)};
}

// The marker that was not opened, by elimination (P11.2).
MarkerSet closed_markers(const Philosophy& philosophy) {
    MarkerSet closed = MarkerSet::first(kMarkers) - philosophy.unseen;
    for (int step = 1; step <= kSteps; ++step)
        closed -= arriving::at(philosophy.open, step) | arriving::at(philosophy.shown, step);
    return closed;
}

shown::Table shown_table(const Content& content, const Table& table) {
    shown::Table all{.options = table.options,
                     .turn = table.turn,
                     .seats = {},
                     .market = table.market,
                     .philosophy = table.philosophy,
                     .challenges = table.challenges,
                     .battles = table.battles,
                     .rival = table.rival,
                     .closed_markers = closed_markers(table.philosophy),
                     .threat = {},
                     .rival_power = {}};
    for (const SeatId seat : table.everyone())
        all.seats.push_back(shown_seat(content, table, seat));
    if (table.turn.phase == Phase::Setup)
        return all;
    all.threat = holding_events::threat_of(content, table);
    if (table.is_solo())
        all.rival_power = holding_events::power_of_rival(content, table);
    return all;
}

}  // namespace

boost::json::value Texts::view_json(const Pack& pack, const View& view) {
    shown::View all{
        .viewer = view.viewer, .table = shown_table(pack.content, view.table), .own = {}};
    if (view.viewer != kNobody)
        all.own.value = view.own;
    return engine::write_json(all);
}

}  // namespace pathciv
