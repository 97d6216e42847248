// The frame of a turn: start checks, end phase and Reset (section 5).
#pragma once

#include "games/hyperborea/activating.h"
#include "games/hyperborea/phases/dealing.h"

namespace hyperborea::turning {

// Start checks.

// H5.2
constexpr void return_fortresses(Table& table) {
    const SeatId seat = table.turn.active;
    for (const Hex hex : table.board.forts_at[seat]) {
        table.active().stock += table.board.forts[seat][hex].value();
        table.board.forts[seat][hex] = {};
    }
    table.board.forts_at[seat] = {};
}

// H5.3; the reserve always has enough (H5.4).
constexpr void fill_up(const Content& content, Table& table) {
    const SeatId seat = table.turn.active;
    for (int minis = minis_on_map(table, seat);
         minis < content.parameters.start_minis && table.active().reserve > 0;
         ++minis) {
        --table.active().reserve;
        add_free(table, seat, homeland(seat, Role::Capital));
    }
}

// H5.5: each full start-of-turn card once, in set order; then the main part.
constexpr void next_start_card(const Content& content, State& state) {
    const auto& acquired = state.market.acquired;
    const CardSet starting = state.active().cards & content.starting;
    while (starting && state.turn.cursor < static_cast<int>(acquired.size())) {
        const Card card = acquired[static_cast<std::size_t>(state.turn.cursor.value())];
        ++state.turn.cursor;
        if (starting.contains(card) && is_full(content, state, state.turn.active, set_of(card)))
            return activating::begin(content, state, content.card(card).set.effects);
    }
    state.turn.cursor = {};
    state.turn.phase = Phase::Main;
    ask_active(state, Ask::Menu);
}

TETRA_NOT_INLINED constexpr void begin_turn(const Content& content, State& state) {
    state.turn.phase = Phase::Starting;
    state.turn.cursor = {};
    state.activations = {};
    return_fortresses(state);
    fill_up(content, state);
    next_start_card(content, state);
}

// H4.13
constexpr void begin_first_turn(const Content& content, State& state) {
    state.turn.round = 1;
    begin_turn(content, state);
}

constexpr void next_turn(const Content& content, State& state) {
    if (state.turn.triggered)
        --state.turn.turns_left;
    state.turn.active = seat_after(state, state.turn.active);
    if (state.turn.active == state.turn.first)
        ++state.turn.round;
    begin_turn(content, state);
}

// The end.

constexpr Ending ending_now(const Table& table) {
    const bool round_ends = seat_after(table, table.turn.active) == table.turn.first;
    if (table.turn.triggered)
        return table.turn.turns_left == 0 ? Ending::Conditions : Ending::None;           // H9.5
    return round_ends && table.turn.round == table.options.round_cap ? Ending::RoundCap  // H9.6
                                                                     : Ending::None;
}

constexpr void clear_main_part(State& state) {
    pour(state.active().available, state.active().unused);
    state.pool = {};
    state.board.stopped = {};
}

constexpr void draw_or_pass(const Content& content, State& state) {
    const int bag = total(state.active().bag);
    const int most = content.parameters.cubes_drawn;
    if (bag == 0)
        return next_turn(content, state);
    dealing::draw_cubes(state, bag < most ? bag : most);
}

// Reset.

constexpr void free_minis_in(Table& table, SeatId seat, Hex hex) {
    for (int site = 0; site < kSites; ++site) {
        if (figure_at(table, hex, site) == figure_of(seat)) {
            take_figure(table, hex, site);
            add_free(table, seat, hex);
        }
    }
}
constexpr void free_minis(Table& table) {
    const SeatId seat = table.turn.active;
    for (const Hex hex : table.board.frozen_at[seat])
        free_minis_in(table, seat, hex);
}

constexpr bool is_continuous(const Content& content, Set set) {
    return is_card(set) && content.continuous.contains(card_of(set));
}

// H5.12, H5.13
constexpr bool asks_for(const Content& content, const Table& table, Set set) {
    return is_continuous(content, set)
           || (table.options.reset_rule == ResetRule::Printed
               && !is_full(content, table, table.turn.active, set));
}

// H5.14: cubes in (set, space kind, colour) order, from the one returned last.
constexpr void offer_cubes(const Content& content, const State& state, auto&& sink) {
    const Cursor last = state.turn.cube;
    bool passed = last.set == kNoSet;
    for_each_set(state, state.turn.active, [&](Set set) {
        const bool here = set == last.set;
        passed = passed || here;
        if (!passed || !asks_for(content, state, set))
            return;
        const auto name = [&](Space space, Colour colour) {
            if (!here || space > last.space || (space == last.space && colour >= last.colour))
                sink(action::cube(set, space, colour));
        };
        name_cubes_on(content.set(set), on_set(state, state.turn.active, set), all_colours(), name);
    });
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    offer_cubes(content, state, sink);
    sink(action::bare(ActionKind::Done));
}

constexpr void end_reset(const Content& content, State& state) {
    state.turn.cube = {};
    draw_or_pass(content, state);
}

constexpr void ask_for_cubes(const Content& content, State& state) {
    engine::ActionCounter counter;
    offer_cubes(content, state, counter);
    if (counter.count == 0)
        return end_reset(content, state);
    ask_active(state, Ask::ResetCube);
}

// H5.11
constexpr void reset(const Content& content, State& state) {
    Seat& seat = state.active();
    free_minis(state);
    seat.on_tile += seat.beside.value();
    seat.beside = {};
    pour(seat.unused, seat.bag);
    for_each_set(state, state.turn.active, [&](Set set) {
        if (!asks_for(content, state, set))
            empty_set(state, state.turn.active, set);
    });
    ask_for_cubes(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    if (kind_of(action) == ActionKind::Done)
        return end_reset(content, state);
    take_cube(content, state, state.turn.active, action);
    ++state.active().bag[colour_of(action)];
    state.turn.cube = {set_of(action), space_of(action), colour_of(action)};
    ask_for_cubes(content, state);
}

// H5.8, H5.9; the last turn of the game has no end phase (H9.7).
constexpr void end_turn(const Content& content, State& state) {
    state.turn.ending = ending_now(state);
    if (state.turn.ending != Ending::None) {
        state.turn.phase = Phase::Over;
        return ask_chance(state, Ask::Nothing);
    }
    state.turn.phase = Phase::Ending;
    clear_main_part(state);
    if (total(state.active().bag) == 0)
        return reset(content, state);
    draw_or_pass(content, state);
}

}  // namespace hyperborea::turning
