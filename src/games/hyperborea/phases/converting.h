// Cubes change their place: generate, restore, exchange and purge (H6.32 to H6.38).
#pragma once

#include "games/hyperborea/changes.h"
#include "games/hyperborea/turn.h"

namespace hyperborea::converting {

constexpr ColourSet in_supply(const Table& table) {
    return colours_in(table.supply.cubes) & all_rows();
}

// Colours for which there is a fixed point or an `any` point.
constexpr ColourSet payable(const Table& table, Point red, Point any) {
    ColourSet colours;
    for (const Colour colour : in_supply(table))
        if (table.pool[any] > 0 || table.pool[red + static_cast<int>(colour)] > 0)
            colours.insert(colour);
    return colours;
}
constexpr ColourSet generated(const Table& table) {
    return payable(table, Point::GenerateRed, Point::GenerateAny);
}
constexpr ColourSet exchanged(const Table& table) {
    return payable(table, Point::ExchangeRed, Point::ExchangeAny);
}

// NR-17: an exchange must change the colour.
constexpr ColourSet exchangeable(const Table& table) {
    const ColourSet to = exchanged(table);
    if (to.size() == 1)
        return all_rows() - to;
    return to.empty() ? ColourSet{} : all_rows();
}

constexpr ColourSet grey() { return ColourSet::of(Colour::Grey); }

// A point for one colour, or for any.
constexpr bool has_point(const Table& table, Point red, Point any) {
    for (int i = 0; i < kRows; ++i)
        if (table.pool[red + i] > 0)
            return true;
    return table.pool[any] > 0;
}

constexpr Why why_no_generation(const Table& table) {
    if (!has_point(table, Point::GenerateRed, Point::GenerateAny))
        return Why::NoPoints;
    return unless(!generated(table).empty(), Why::Nowhere);
}
constexpr Why why_no_exchange(const Content& content, const Table& table) {
    if (!has_point(table, Point::ExchangeRed, Point::ExchangeAny))
        return Why::NoPoints;
    const ColourSet from = exchangeable(table);
    return unless(from && has_visible(content, table, {table.turn.active, from}), Why::Nowhere);
}
constexpr Why why_no_visible(const Content& content,
                             const Table& table,
                             Point point,
                             ColourSet of) {
    if (table.pool[point] == 0)
        return Why::NoPoints;
    return unless(has_visible(content, table, {table.turn.active, of}), Why::Nowhere);
}

constexpr void offer_colours(ColourSet colours, auto&& sink) {
    for (const Colour colour : colours)
        sink(action::of_colour(colour));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    const SeatId seat = state.turn.active;
    switch (state.turn.ask) {
        case Ask::GenerateColour: return offer_colours(generated(state), sink);
        case Ask::ExchangeColour:
            return offer_colours(exchanged(state) - ColourSet::of(state.turn.cube.colour), sink);
        case Ask::ExchangeCube:
            return for_each_visible(content, state, {seat, exchangeable(state)}, sink);
        case Ask::PurgeCube: return for_each_visible(content, state, {seat, grey()}, sink);
        default: return for_each_visible(content, state, {seat, all_colours()}, sink);
    }
}

constexpr void restore(const Content& content, State& state, Action named) {
    --state.pool[Point::Restore];
    take_cube(content, state, state.turn.active, named);
    ++state.active().bag[colour_of(named)];
}

// H6.38: the space counts as filled throughout.
constexpr void exchange(const Content& content, State& state, Colour colour) {
    const Cursor old = state.turn.cube;
    state.turn.cube = {};
    spend_first(state, exchange_of(colour), Point::ExchangeAny);
    replace_cube(content,
                 state,
                 state.turn.active,
                 {action::cube(old.set, old.space, old.colour), action::of_colour(colour)});
    ++state.supply.cubes[old.colour];
    --state.supply.cubes[colour];
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::GenerateColour:
            spend_first(state, generate_of(colour_of(action)), Point::GenerateAny);
            generate_cube(state, colour_of(action));
            break;
        case Ask::ExchangeCube:
            state.turn.cube = {set_of(action), space_of(action), colour_of(action)};
            return ask_active(state, Ask::ExchangeColour);
        case Ask::ExchangeColour: exchange(content, state, colour_of(action)); break;
        case Ask::PurgeCube:
            --state.pool[Point::Purge];
            discard_cube(content, state, state.turn.active, action);
            break;
        default: restore(content, state, action); break;
    }
    proceed(content, state);
}

}  // namespace hyperborea::converting
