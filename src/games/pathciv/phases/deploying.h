// Phase B: cubes of the left technologies, under the limit (6C).
#pragma once

#include "games/pathciv/chains.h"
#include "games/pathciv/changes.h"
#include "games/pathciv/turn.h"

namespace pathciv::deploying {

constexpr void enter(State& state) {
    state.turn.phase = Phase::Deployment;
    go_on_with(state, Stage::Arrive);
    open_window(state, Ask::Deployment, state.everyone());
}

using Chain = GivingUp<Tray, kTrays>;

// P6.12, P6.13: nothing is given up below the limit.
constexpr Chain chain_of(const Content& content, const State& state, SeatId seat) {
    const CubeCounts offer = cubes_offered(content, state.seat(seat));
    return {
        offer, state.secrets[seat].cubes_given, total(offer) - limit_of(content, state.seat(seat))};
}

constexpr void legal(const Content& content, const State& state, SeatId seat, auto&& sink) {
    const Chain chain = chain_of(content, state, seat);
    if (chain.picks <= 0)
        return;
    for (const Tray tray : all_trays())
        if (chain.why_not(tray).none())
            sink(action::give_up(tray));
}

constexpr void pick(Secret& secret, Action action) { ++secret.cubes_given[tray_of(action)]; }

constexpr void reveal(const Content& content, State& state) {
    for (const SeatId seat : state.everyone()) {
        const Chain chain = chain_of(content, state, seat);
        for (const Tray tray : all_trays())
            add(state.seat(seat).trays[tray], chain.left[tray].value());
    }
}

}  // namespace pathciv::deploying
