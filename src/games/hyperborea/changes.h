// The small changes that actions are made of: minis, fortresses, cubes, gems and objectives.
#pragma once

#include "games/hyperborea/board.h"
#include "games/hyperborea/cubes.h"

namespace hyperborea {

// Minis and fortresses.

constexpr void add_free(Table& table, SeatId seat, Hex hex) {
    ++table.board.free[seat][hex];
    table.board.free_at[seat].insert(hex);
}
constexpr void remove_free(Table& table, SeatId seat, Hex hex) {
    --table.board.free[seat][hex];
    if (table.board.free[seat][hex] == 0)
        table.board.free_at[seat].erase(hex);
}
constexpr void put_figure(Table& table, Hex hex, int site, Figure figure) {
    table.board.figures[hex][static_cast<std::size_t>(site)] = figure;
    if (is_mini(figure))
        table.board.frozen_at[owner_of(figure)].insert(hex);
}
constexpr Figure take_figure(Table& table, Hex hex, int site) {
    const Figure figure = figure_at(table, hex, site);
    table.board.figures[hex][static_cast<std::size_t>(site)] = kNoFigure;
    if (is_mini(figure) && frozen_on(table, owner_of(figure), hex) == 0)
        table.board.frozen_at[owner_of(figure)].erase(hex);
    return figure;
}
constexpr void add_fortress(Table& table, SeatId seat, Hex hex) {
    --table.seat(seat).stock;
    ++table.board.forts[seat][hex];
    table.board.forts_at[seat].insert(hex);
}
constexpr void remove_fortress(Table& table, SeatId seat, Hex hex) {
    ++table.seat(seat).stock;
    --table.board.forts[seat][hex];
    if (table.board.forts[seat][hex] == 0)
        table.board.forts_at[seat].erase(hex);
}

// H7.9: flying, entering and removal take a stopped mini first.
constexpr void take_own_free(Table& table, Hex hex) {
    if (table.board.stopped[hex] > 0)
        --table.board.stopped[hex];
    remove_free(table, table.turn.active, hex);
}

// H7.5: stopped states end as soon as no free rival is left.
constexpr void end_stops(Table& table, Hex hex) {
    if (table.board.stopped[hex] > 0 && !has_free_rival(table, table.turn.active, hex))
        table.board.stopped[hex] = {};
}

// A free mini of any player leaves the hex.
constexpr void lose_free(Table& table, SeatId owner, Hex hex) {
    if (owner == table.turn.active)
        return take_own_free(table, hex);
    remove_free(table, owner, hex);
    end_stops(table, hex);
}

// H7.11: a mini gets into a hex; what touches it and is face-down will be revealed.
constexpr void arrive(const Content& content, Table& table, Hex hex) {
    add_free(table, table.turn.active, hex);
    for (const Hex near : touching(content, table, hex))
        if (is_face_down(table, near))
            table.turn.reveals.insert(near);
}

// Objectives.

constexpr int conditions_met(const Table& table) {
    ConditionSet met;
    for (const SeatId seat : table.everyone())
        met |= table.seat(seat).objectives;
    return met.size();
}

// H9.1, H9.5: the active player has met a condition.
constexpr void meet(const Content& content, Table& table, Condition condition) {
    table.active().objectives.insert(condition);
    const auto length = static_cast<std::size_t>(table.options.length);
    if (table.turn.triggered
        || conditions_met(table) < content.parameters.conditions_to_end[length])
        return;
    table.turn.triggered = true;
    table.turn.turns_left = Counter(table.options.seats - 1);
}

// H9.2
constexpr int gems_to_end(const Content& content, const Table& table) {
    return table.options.seats == 2 ? content.parameters.gems_to_end_of_two
                                    : content.parameters.gems_to_end;
}

// H2.4: a gain is cut to what is there.
constexpr void gain_gems(const Content& content, Table& table, int amount) {
    const int gained = amount < table.supply.gems.value() ? amount : table.supply.gems.value();
    table.supply.gems -= gained;
    table.active().gems += gained;
    if (table.active().gems >= gems_to_end(content, table))
        meet(content, table, Condition::Gems);
}
constexpr void lose_gem(Table& table, SeatId seat) {
    --table.seat(seat).gems;
    ++table.supply.gems;
}

// H9.4: from the reserve to the map in the own turn.
constexpr void place_from_reserve(const Content& content, Table& table, Hex hex) {
    --table.active().reserve;
    arrive(content, table, hex);
    if (table.active().reserve == 0)
        meet(content, table, Condition::Miniatures);
}

// Cubes.

constexpr void swap_cubes(Colour& one, Colour& other) {
    const Colour moved = one;
    one = other;
    other = moved;
}

// Equal spaces of a set keep their cubes in order, empty ones last, so that equal sets have equal
// bytes (H2.13).
constexpr void tidy(const SetSpec& spec, OnSpaces& cubes) {
    for (std::size_t pass = 1; pass < kSpacesPerSet; ++pass)
        for (std::size_t i = 1; i < kSpacesPerSet; ++i)
            if (spec.spaces[i] == spec.spaces[i - 1] && cubes[i] < cubes[i - 1])
                swap_cubes(cubes[i], cubes[i - 1]);
}

// Puts `after` where a cube `before` lies on a space of this kind; kNoColour is an empty space.
constexpr void change_on(const SetSpec& spec,
                         OnSpaces& cubes,
                         Space space,
                         std::array<Colour, 2> before_after) {
    for (std::size_t i = 0; i < kSpacesPerSet; ++i) {
        if (spec.spaces[i] != space || cubes[i] != before_after[0])
            continue;
        cubes[i] = before_after[1];
        return tidy(spec, cubes);
    }
}

// A cube in one of the three kinds of places is replaced by another, or by none.
constexpr void replace_cube(const Content& content,
                            Table& table,
                            SeatId seat,
                            std::array<Action, 2> before_after) {
    const Action named = before_after[0];
    const Colour after = colour_of(before_after[1]);
    Seat& own = table.seat(seat);
    if (set_of(named) == kAvailable || set_of(named) == kUnused) {
        Cubes& area = set_of(named) == kAvailable ? own.available : own.unused;
        --area[colour_of(named)];
        if (after != kNoColour)
            ++area[after];
        return;
    }
    change_on(content.set(set_of(named)),
              on_set(table, seat, set_of(named)),
              space_of(named),
              {colour_of(named), after});
}
constexpr void take_cube(const Content& content, Table& table, SeatId seat, Action named) {
    replace_cube(content, table, seat, {named, action::of_colour(kNoColour)});
}
// To the supply.
constexpr void discard_cube(const Content& content, Table& table, SeatId seat, Action named) {
    take_cube(content, table, seat, named);
    ++table.supply.cubes[colour_of(named)];
}
// A supply cube of this colour goes into the bag.
constexpr void generate_cube(Table& table, Colour colour) {
    --table.supply.cubes[colour];
    ++table.active().bag[colour];
}

// All cubes of one place go to another.
constexpr void pour(Cubes& from, Cubes& to) {
    for (const Colour colour : all_colours())
        to[colour] += from[colour].value();
    from = {};
}
constexpr void empty_set(Table& table, SeatId seat, Set set) {
    OnSpaces& cubes = on_set(table, seat, set);
    for (const Colour cube : cubes)
        if (cube != kNoColour)
            ++table.seat(seat).bag[cube];
    cubes = empty_spaces();
}

// Points.

// H6.4: surplus above the limit is lost.
constexpr void add_points(const Content& content, Pool& pool, Point point, int amount) {
    const int sum = pool[point].value() + amount;
    const int most = content.parameters.most_points;
    pool[point] = Counter(sum < most ? sum : most);
}

// NR-13: the first of two points is spent if there is one.
constexpr void spend_first(Table& table, Point first, Point second) {
    --table.pool[table.pool[first] > 0 ? first : second];
}

}  // namespace hyperborea
