// What a viewer sees as JSON (docs/views/pathciv.md): the open table, the own picks, and what the
// rules derive from it.
#include "games/pathciv/rules.h"
#include "games/pathciv/state_fields.h"
#include "games/pathciv/texts.h"

namespace pathciv {
namespace {

namespace json = boost::json;
using engine::FieldWriter;
using engine::write_json;

json::array score_parts(const Content& content, const Seat& seat) {
    json::array parts;
    for (const std::int16_t part : parts_of(content, seat))
        parts.emplace_back(part);
    return parts;
}

// Prices of what lies open, as this seat would pay them.
json::object prices(const Content& content, const Table& table, const Seat& seat) {
    json::object all;
    for (const Card card : table.market.open)
        all[name_of(card)] = price_of(content, seat, card);
    for (const Stack stack : learning::stacks_left(table))
        all[name_of(stack)] = price_of(content, seat, learning::card_on(table, stack));
    if (seat.philosophy < kSteps)
        all["step"] = price_of_step(content, seat, seat.philosophy.value() + 1);
    return all;
}

json::object history_forecast(const Content& content, const Table& table, const Seat& seat) {
    json::object all;
    for (const Challenge challenge : table.challenges)
        if (challenge != kNoChallenge)
            all[name_of(challenge)] = history_points(content, seat, type_of(challenge));
    return all;
}

// What wonders and leaders add to the squares of phase B and the circles of phase D.
json::object produce(const Content& content, const Seat& seat) {
    CubeCounts cubes;
    CircleCounts circles;
    for_each_working(content, seat, EffectKind::ProduceCubes, [&](const Effect& effect) {
        cubes[static_cast<Tray>(effect.what)] += effect.amount;
    });
    for_each_working(content, seat, EffectKind::ProduceResearch, [&](const Effect& effect) {
        circles[static_cast<Circle>(effect.what)] += effect.amount;
    });
    return {{"cubes", write_json(cubes)}, {"circles", write_json(circles)}};
}

TypeSet first_in(const Content& content, const Seat& seat) {
    TypeSet types;
    for (const Type type : all_types())
        if (has_priority(content, seat, type))
            types.insert(type);
    return types;
}

json::object seat_json(const Content& content, const Table& table, SeatId id) {
    const Seat& seat = table.seat(id);
    json::object shown = engine::fields_of(seat);
    shown["committed"] = is_window(table.turn.ask) && !table.turn.waiting.contains(id);
    shown["limit"] = limit_of(content, seat);
    shown["produces"] = produce(content, seat);
    shown["first_in"] = write_json(first_in(content, seat));
    shown["power"] = power_of(content, seat);
    shown["battle_rank"] =
        table.turn.phase == Phase::Setup ? 0 : holding_events::ranks_of(content, table)[id];
    shown["history_points"] = history_forecast(content, table, seat);
    shown["prices"] = prices(content, table, seat);
    shown["score"] = score_of(content, seat);
    shown["parts"] = score_parts(content, seat);
    return shown;
}

// The marker that was not opened, by elimination (P11.2).
MarkerSet closed_markers(const Philosophy& philosophy) {
    MarkerSet closed = MarkerSet::first(kMarkers) - philosophy.unseen;
    for (int step = 1; step <= kSteps; ++step)
        closed -= arriving::at(philosophy.open, step) | arriving::at(philosophy.shown, step);
    return closed;
}

}  // namespace

json::value Texts::view_json(const Pack& pack, const View& view) {
    FieldWriter open;
    visit_table(view.table, open);
    json::object table = open.take();
    table["seats"] = engine::list_by_seat(view.table.options.seats, [&](SeatId seat) {
        return seat_json(pack.content, view.table, seat);
    });
    table["closed_markers"] = write_json(closed_markers(view.table.philosophy));
    if (view.table.turn.phase != Phase::Setup)
        table["threat"] = holding_events::threat_of(pack.content, view.table);
    if (view.table.is_solo() && view.table.turn.phase != Phase::Setup)
        table["rival_power"] = holding_events::power_of_rival(pack.content, view.table);
    return json::object{{"viewer", write_json(view.viewer)},
                        {"table", std::move(table)},
                        {"own", view.viewer == kNobody ? json::value() : write_json(view.own)}};
}

}  // namespace pathciv
