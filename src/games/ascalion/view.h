// What a seat may see: everything in the state (A10.2) but what another seat puts into an offer
// that it has not sent yet (A10.4). Kinds of face-down sources are not in the state.
#pragma once

#include "engine/open_table.h"
#include "games/ascalion/state.h"

namespace ascalion {

using View = engine::OpenView<State>;

namespace drafting {

// Whether the seat whose move it is puts an offer together.
constexpr bool is_open(const State& state) {
    return state.turn.ask >= Ask::GiveKind && state.turn.ask <= Ask::WantKind;
}

// The offer as it was when it was begun.
constexpr State begun_anew(State state) {
    state.trade.gives.clear();
    state.trade.wants = Goods{};
    state.trade.kind = kNoKind;
    state.turn.ask = Ask::GiveKind;
    return state;
}

constexpr bool is_hidden_from(const State& state, SeatId viewer) {
    return is_open(state) && viewer != state.trade.maker;
}

}  // namespace drafting

// A10.4
constexpr View view_of(const State& state, SeatId viewer) {
    return {drafting::is_hidden_from(state, viewer) ? drafting::begun_anew(state) : state, viewer};
}

}  // namespace ascalion
