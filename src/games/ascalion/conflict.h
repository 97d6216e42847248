// Who stands where in an attack, and what it adds up to (A6.79, A6.86 - A6.89, A7.10 - A7.12).
#pragma once

#include "games/ascalion/board.h"
#include "games/ascalion/sieve.h"

namespace ascalion {

constexpr SeatId defender_of(const State& state) { return state.board.owner[state.attack.target]; }

// What the areas add against `enemy`: those whose follower has him as master count nothing.
constexpr int strength_against(const Content& content,
                               const State& state,
                               AreaSet areas,
                               SeatId enemy) {
    return value_of(content, state, areas - converted_by(state, enemy));
}

// Everybody's areas that touch the target and belong to one of the seats.
constexpr AreaSet engaged(const Content& content, const State& state, SeatSet seats) {
    AreaSet all;
    for (const SeatId seat : seats)
        all |= state.areas_of(seat);
    return all & touching(content, state, state.attack.target);
}

struct Sums {
    int attack = 0;
    int defence = 0;
    friend constexpr bool operator==(const Sums&, const Sums&) = default;
};

// A6.88
constexpr Sums sums_of(const Content& content, const State& state) {
    const SeatId attacker = state.turn.active;
    const SeatId defender = defender_of(state);
    SeatSet attacking = state.attack.with_attacker;
    attacking.insert(attacker);
    SeatSet defending = state.attack.with_defender;
    defending.insert(defender);
    AreaSet defence = engaged(content, state, defending);
    defence.insert(state.attack.target);
    return {strength_against(content, state, engaged(content, state, attacking), defender)
                + content.parameters.attacker_bonus,
            strength_against(content, state, defence, attacker)};
}

// A6.79, A7.12: a converted area does not make an area of its master attackable.
constexpr AreaSet targets_of(const Content& content, const State& state, SeatId attacker) {
    const AreaSet own = state.areas_of(attacker);
    AreaSet all;
    for (int i = 0; i < state.options.seats; ++i) {
        const SeatId rival = engine::seat_id(i);
        if (rival == attacker || !is_playing(state, rival))
            continue;
        const AreaSet bases = own - converted_by(state, rival);
        all |= state.areas_of(rival) & touching_any(content, state, bases);
    }
    return all;
}

// One look at the map is enough where there are no temples.
template <class Sieve>
constexpr void sift_targets(const Content& content, const State& state, Sieve& sieve) {
    const SeatId attacker = state.turn.active;
    const AreaSet own = state.areas_of(attacker);
    sieve.drop(own, Why::Own);
    sieve.keep(touching_any(content, state, own), Why::NoBorder);
    if (state.options.expansion)
        sieve.keep(targets_of(content, state, attacker), Why::Faith);
}

constexpr AreaSet open_targets(const Content& content, const State& state) {
    return open_areas([&](auto& sieve) { sift_targets(content, state, sieve); });
}

// A6.86: has this player something to say?
constexpr bool is_involved(const Content& content, const State& state, SeatId seat) {
    return seat != state.turn.active && seat != defender_of(state)
           && engaged(content, state, SeatSet::of(seat));
}

}  // namespace ascalion
