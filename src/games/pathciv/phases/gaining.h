// The gain window: points and cubes of choice are placed (6H).
#pragma once

#include "games/pathciv/chains.h"
#include "games/pathciv/changes.h"

namespace pathciv::gaining {

// P6.54: first the points, then the cubes.
template <class Sink>
constexpr void legal(const State& state, SeatId id, Sink&& sink) {
    const Seat& seat = state.seat(id);
    const Secret& secret = state.secrets[id];
    if (total(secret.chosen) < seat.any_research.value())
        return for_each_open(secret.chosen, [&](Type type) { sink(action::study(type)); });
    if (total(secret.recruited) < seat.any_cubes.value())
        for_each_open(secret.recruited, [&](Tray tray) { sink(action::recruit(tray)); });
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
