// The frame of a turn: who is asked what, and what follows a finished action.
#pragma once

#include "core/not_inlined.h"
#include "games/hyperborea/state.h"

namespace hyperborea {

struct Content;

constexpr void ask(Table& table, SeatId seat, Ask question) {
    table.turn.ask = question;
    table.turn.to_move = seat;
}
constexpr void ask_active(Table& table, Ask question) { ask(table, table.turn.active, question); }
constexpr void ask_chance(Table& table, Ask question) { ask(table, kNobody, question); }

constexpr SeatId seat_after(const Table& table, SeatId seat) {
    const int next = engine::index_of(seat) + 1;
    return engine::seat_id(next == table.options.seats ? 0 : next);
}

// Goes on after an action, an activation or a chance event is finished: reveals first (H7.11),
// then whatever the phase has left to do. Defined in rules.h, which knows all phases.
constexpr void proceed(const Content& content, State& state);

}  // namespace hyperborea
