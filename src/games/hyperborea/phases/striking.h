// Strikes against adjacent rivals and what their victims choose (7G).
#pragma once

#include "games/hyperborea/activating.h"

namespace hyperborea::striking {

// H7.30
constexpr bool can_suffer(const Content& content, const Table& table, SeatId victim, Sort sort) {
    const Seat& seat = table.seat(victim);
    switch (sort) {
        case Sort::NegDevelop:
            for (const Counter marker : seat.markers.items)
                if (marker > 0)
                    return true;
            return false;
        case Sort::RemoveCube: return has_visible(content, table, {victim, all_rows()});
        case Sort::RemoveMini: return !presence(table, victim).empty();
        case Sort::RemoveGem: return seat.gems > 0;
    }
    return false;
}

constexpr bool can_strike(const Content& content, const Table& table, Sort sort) {
    if (table.pool[strike_of(sort)] == 0)
        return false;
    for (const SeatId victim : adjacent_rivals(content, table))
        if (can_suffer(content, table, victim, sort))
            return true;
    return false;
}
constexpr Why why_no_strike(const Content& content, const Table& table) {
    Why why = Why::NoPoints;
    for (int i = 0; i < kSorts; ++i) {
        const auto sort = static_cast<Sort>(i);
        if (table.pool[strike_of(sort)] == 0)
            continue;
        if (can_strike(content, table, sort))
            return Why::Nothing;
        why = Why::Nowhere;
    }
    return why;
}

// H7.32
constexpr void offer_losses(const Content& content, const State& state, auto&& sink) {
    const SeatId victim = state.turn.to_move;
    switch (state.turn.sort) {
        case Sort::NegDevelop:
            for (const Colour row : all_rows())
                if (state.seat(victim).markers[row] > 0)
                    sink(action::of_colour(row));
            return;
        case Sort::RemoveCube: return for_each_visible(content, state, {victim, all_rows()}, sink);
        case Sort::RemoveMini: return activating::offer_minis(state, victim, sink);
        case Sort::RemoveGem: return sink(action::bare(ActionKind::AGem));
    }
}

// H7.33: the choice that is made for a victim. A loss with a smaller weight is taken first.
struct Preferred {
    const Table& table;
    SeatId victim;
    Action chosen{};
    int least = 1 << 30;

    constexpr void operator()(Action action) {
        const int weight = weight_of(action);
        if (weight >= least)
            return;
        least = weight;
        chosen = action;
    }

  private:
    constexpr int weight_of(Action action) const {
        switch (kind_of(action)) {
            case ActionKind::OfColour: return weight_of_marker(colour_of(action));
            case ActionKind::Cube: return weight_of_cube(action);
            case ActionKind::FreeMini: return weight_of_mini(hex_of(action), 0);
            case ActionKind::Site: return weight_of_mini(hex_of(action), 1);
            default: return 0;
        }
    }
    // Levels other than 4 and 6 first, then the lowest; alternatives come in row order.
    constexpr int weight_of_marker(Colour row) const {
        const int level = table.seat(victim).markers[row].value();
        return (level == 4 || level == 6 ? 10 : 0) + level;
    }
    // From unused, else available, else spaces; then the colour the victim owns most of.
    constexpr int weight_of_cube(Action action) const {
        const Set place = set_of(action);
        const int area = place == kUnused ? 0 : 1;
        const bool on_space = place != kUnused && place != kAvailable;
        return ((on_space ? 2 : area) * 1000 - owned(colour_of(action))) * kColours
               + static_cast<int>(colour_of(action));
    }
    // Own homeland first, then free before frozen; alternatives come in hex and site order.
    constexpr int weight_of_mini(Hex hex, int frozen) const {
        return (homeland_of(victim).contains(hex) ? 0 : 2) + frozen;
    }
    constexpr int owned(Colour colour) const {
        const Seat& seat = table.seat(victim);
        int cubes =
            seat.bag[colour].value() + seat.available[colour].value() + seat.unused[colour].value();
        for_each_set(table, victim, [&](Set set) {
            for (const Colour cube : on_set(table, victim, set))
                cubes += cube == colour ? 1 : 0;
        });
        return cubes;
    }
};

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    if (state.turn.ask == Ask::Victim)
        return offer_losses(content, state, sink);
    for (int i = 0; i < kSorts; ++i)
        if (can_strike(content, state, static_cast<Sort>(i)))
            sink(action::of_sort(static_cast<Sort>(i)));
}

constexpr void suffer(const Content& content, State& state, Action action) {
    const SeatId victim = state.turn.to_move;
    switch (kind_of(action)) {
        case ActionKind::OfColour: --state.seat(victim).markers[colour_of(action)]; return;
        case ActionKind::Cube: return discard_cube(content, state, victim, action);
        case ActionKind::AGem: return lose_gem(state, victim);
        default: return activating::remove_mini(state, victim, action);
    }
}

// H7.31: in turn order after the active player; those who cannot suffer are skipped.
constexpr void next_victim(const Content& content, State& state) {
    for (SeatId victim = seat_after(state, state.turn.active); victim != state.turn.active;
         victim = seat_after(state, victim)) {
        if (!state.turn.victims.contains(victim))
            continue;
        state.turn.victims.erase(victim);
        if (!can_suffer(content, state, victim, state.turn.sort))
            continue;
        ask(state, victim, Ask::Victim);
        if (state.options.victim_choice == VictimChoice::Ask)
            return;
        Preferred preferred{state, victim};
        offer_losses(content, state, preferred);
        suffer(content, state, preferred.chosen);
    }
    state.turn.sort = kNoSort;
    proceed(content, state);
}

constexpr void apply(const Content& content, State& state, Action action) {
    if (state.turn.ask == Ask::Victim) {
        suffer(content, state, action);
        return next_victim(content, state);
    }
    state.turn.sort = sort_of(action);
    state.turn.victims = adjacent_rivals(content, state);
    --state.pool[strike_of(state.turn.sort)];
    next_victim(content, state);
}

}  // namespace hyperborea::striking
