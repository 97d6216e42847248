// The gain window: points and cubes of choice are placed (6H).
#pragma once

#include "games/pathciv/chains.h"
#include "games/pathciv/changes.h"

namespace pathciv::gaining {

// P6.54: first the points, then the cubes.
constexpr Why why_no_points(const Seat& seat, const Secret& secret) {
    return total(secret.chosen) < seat.any_research.value() ? Why::Nothing : Why::NoPointLeft;
}
constexpr Why why_no_cubes(const Seat& seat, const Secret& secret) {
    if (why_no_points(seat, secret) == Why::Nothing)
        return Why::PointsFirst;
    return total(secret.recruited) < seat.any_cubes.value() ? Why::Nothing : Why::NoCubeLeft;
}
constexpr Obstacle why_not(const State& state, SeatId id, Type type) {
    const Why none = why_no_points(state.seat(id), state.secrets[id]);
    return none == Why::Nothing ? why_not_open(state.secrets[id].chosen, type) : Obstacle(none);
}
constexpr Obstacle why_not(const State& state, SeatId id, Tray tray) {
    const Why none = why_no_cubes(state.seat(id), state.secrets[id]);
    return none == Why::Nothing ? why_not_open(state.secrets[id].recruited, tray) : Obstacle(none);
}

constexpr void legal(const State& state, SeatId id, auto&& sink) {
    if (why_no_points(state.seat(id), state.secrets[id]) == Why::Nothing) {
        for (const Type type : all_types())
            if (why_not_open(state.secrets[id].chosen, type).none())
                sink(action::study(type));
    } else if (why_no_cubes(state.seat(id), state.secrets[id]) == Why::Nothing) {
        for (const Tray tray : all_trays())
            if (why_not_open(state.secrets[id].recruited, tray).none())
                sink(action::recruit(tray));
    }
}

constexpr void pick(Secret& secret, Action action) {
    if (kind_of(action) == ActionKind::Study)
        ++secret.chosen[type_of(action)];
    else
        ++secret.recruited[tray_of(action)];
}

constexpr void reveal(const Content& content, State& state) {
    for (const SeatId id : state.everyone()) {
        Seat& seat = state.seat(id);
        const Secret& secret = state.secrets[id];
        for (const Type type : all_types())
            add_research(content, seat, type, secret.chosen[type].value());
        for (const Tray tray : all_trays())
            add(seat.trays[tray], secret.recruited[tray].value());
        seat.any_research = Counter(0);
        seat.any_cubes = Counter(0);
    }
}

}  // namespace pathciv::gaining
