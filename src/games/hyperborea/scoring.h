// Final score and ranking (section 9).
#pragma once

#include "engine/outcome.h"
#include "games/hyperborea/board.h"
#include "games/hyperborea/cubes.h"

namespace hyperborea {

// Gems, trophies, ghosts, cubes, objectives, cards, control.
inline constexpr int kParts = 7;

// H9.13: strictly more minis than each other player and than the ghosts.
constexpr SeatId controller_of(const Table& table, Hex hex) {
    int most = ghosts_on(table, hex);
    SeatId controller = kNobody;
    for (const SeatId seat : table.everyone()) {
        const int minis = minis_on(table, seat, hex);
        if (minis >= most)
            controller = minis > most ? seat : kNobody;
        most = minis > most ? minis : most;
    }
    return controller;
}

// H9.12
constexpr int worth_of(const Content& content, Hex hex) {
    if (is_homeland(hex))
        return content.parameters.homeland_vp;
    return hex == kCentre ? content.parameters.centre_vp : content.parameters.borderland_vp;
}

// H9.9
constexpr int ghosts_vp(const Content& content, int ghosts) {
    const auto& table = content.parameters.ghosts_vp;
    const int last = static_cast<int>(table.size()) - 1;
    if (ghosts <= last)
        return table[static_cast<std::size_t>(ghosts)];
    return table.back() + (ghosts - last) * content.parameters.further_ghost_vp;
}

// H9.10: wherever they lie.
constexpr int coloured_cubes(const Table& table, SeatId id) {
    const Seat& seat = table.seat(id);
    int cubes = 0;
    for (const Colour colour : all_rows())
        cubes +=
            seat.bag[colour].value() + seat.available[colour].value() + seat.unused[colour].value();
    for_each_set(table, id, [&](Set set) {
        for (const Colour cube : on_set(table, id, set))
            cubes += cube != kNoColour && cube != Colour::Grey ? 1 : 0;
    });
    return cubes;
}

constexpr int cards_vp(const Content& content, const Seat& seat) {
    int points = 0;
    for (const Card card : seat.cards)
        points += content.card(card).vp;
    return points;
}

// Hexes that a player controls: how many, and their worth.
struct Control {
    int hexes = 0;
    int points = 0;
};
constexpr Control control_of(const Content& content, const Table& table, SeatId seat) {
    Control control;
    for (const Hex hex : presence(table, seat)) {
        if (controller_of(table, hex) == seat) {
            ++control.hexes;
            control.points += worth_of(content, hex);
        }
    }
    return control;
}

struct Standing {
    int points = 0;
    int hexes = 0;
    int cubes = 0;
    int order = 0;  // place in turn order, the first player 0
    std::array<std::int16_t, kParts> parts{};
};

constexpr int place_in_order(const Table& table, SeatId seat) {
    const int first = table.turn.first == kNobody ? 0 : engine::index_of(table.turn.first);
    const int seats = table.options.seats;
    return (engine::index_of(seat) - first + seats) % seats;
}

constexpr Standing standing_of(const Content& content, const Table& table, SeatId id) {
    const Seat& seat = table.seat(id);
    const Parameters& worth = content.parameters;
    const Control control = control_of(content, table, id);
    Standing standing;
    standing.hexes = control.hexes;
    standing.cubes = coloured_cubes(table, id);
    standing.order = place_in_order(table, id);
    const std::array<int, kParts> parts = {seat.gems.value() * worth.gem_vp,        // H9.8
                                           seat.trophies.size() * worth.trophy_vp,  // H9.8
                                           ghosts_vp(content, seat.ghosts.value()),
                                           standing.cubes * worth.cube_vp,
                                           seat.objectives.size() * worth.objective_vp,  // H9.11
                                           cards_vp(content, seat),
                                           control.points};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        standing.parts[i] = static_cast<std::int16_t>(parts[i]);
        standing.points += parts[i];
    }
    return standing;
}

// H9.14
constexpr bool beats(const Standing& one, const Standing& other) {
    if (one.points != other.points)
        return one.points > other.points;
    if (one.hexes != other.hexes)
        return one.hexes > other.hexes;
    if (one.cubes != other.cubes)
        return one.cubes > other.cubes;
    return one.order > other.order;
}

constexpr engine::Outcome outcome_of(const Content& content, const Table& table) {
    engine::Outcome outcome;
    outcome.seats = table.options.seats;
    outcome.ending = static_cast<std::uint8_t>(table.turn.ending);
    PerSeat<Standing> standings;
    for (const SeatId seat : table.everyone())
        standings[seat] = standing_of(content, table, seat);
    for (const SeatId seat : table.everyone()) {
        engine::SeatResult& result = outcome.results[static_cast<std::size_t>(seat)];
        result.score = static_cast<std::int16_t>(standings[seat].points);
        for (std::size_t i = 0; i < kParts; ++i)
            result.parts[i] = standings[seat].parts[i];
        result.place = table.is_over() ? 1 : 0;
        for (const SeatId other : table.everyone())
            if (table.is_over() && beats(standings[other], standings[seat]))
                ++result.place;
    }
    engine::crown_the_first(outcome);
    return outcome;
}

}  // namespace hyperborea
