// Placing cubes on spaces; the placement that makes a set full activates it (6B).
#pragma once

#include "games/hyperborea/activating.h"

namespace hyperborea::placing {

// H6.6: available colours that fit some open space.
constexpr ColourSet colours(const Content& content, const Table& table) {
    const ColourSet available = colours_in(table.active().available);
    return available ? available & open_colours(content, table) : available;
}

constexpr Why why_no_cube(const Content& content, const Table& table) {
    const ColourSet available = colours_in(table.active().available);
    return unless(available && fits_open_space(content, table, available), Why::NoCubeFits);
}

constexpr Why why_not(const Content& content, const Table& table, Set set) {
    const Why shut = why_shut(content, table, set);
    if (shut != Why::Nothing)
        return shut;
    bool fits = false;
    for_each_open_space(content, table, set, [&](Set /*set*/, Space space) {
        fits = fits || accepted(table.active().tile, space).contains(table.turn.colour);
    });
    return unless(fits, Why::WrongColour);
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    if (state.turn.ask == Ask::PlaceColour) {
        for (const Colour colour : colours(content, state))
            sink(action::of_colour(colour));
        return;
    }
    const RaceTile tile = state.active().tile;
    for_each_open_space(content, state, [&](Set set, Space space) {
        if (accepted(tile, space).contains(state.turn.colour))
            sink(action::on(set, space));
    });
}

// H6.9; a continuous card generates nothing by being filled (H6.21).
constexpr void activate(const Content& content, State& state, Set set) {
    ++state.activations[set];
    if (is_card(set) && content.continuous.contains(card_of(set)))
        return proceed(content, state);
    activating::begin(content, state, content.set(set).effects);
}

constexpr void apply(const Content& content, State& state, Action action) {
    if (kind_of(action) == ActionKind::OfColour) {
        state.turn.colour = colour_of(action);
        return ask_active(state, Ask::PlaceSpace);
    }
    const Colour colour = state.turn.colour;
    state.turn.colour = kNoColour;
    --state.active().available[colour];
    change_on(content.set(set_of(action)),
              on_set(state, state.turn.active, set_of(action)),
              space_of(action),
              {kNoColour, colour});
    if (is_full(content, state, state.turn.active, set_of(action)))
        return activate(content, state, set_of(action));
    proceed(content, state);
}

}  // namespace hyperborea::placing
