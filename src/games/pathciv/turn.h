// The frame of a round: which question is open, and what follows it.
#pragma once

#include "games/pathciv/state.h"

namespace pathciv {

constexpr void go_on_with(Table& table, Stage stage) { table.turn.stage = stage; }

constexpr void ask_chance(Table& table, Ask question) { table.turn.ask = question; }

// P6.1: a window for these seats. Those that have nothing to pick are let go by the rules (P6.4).
constexpr void open_window(Table& table, Ask question, SeatSet asked) {
    table.turn.ask = question;
    table.turn.waiting = asked;
}

// P6.55: one window for all points and cubes of choice, then the stage goes on.
constexpr void open_gains(Table& table, Stage next) {
    go_on_with(table, next);
    SeatSet asked;
    for (const SeatId seat : table.everyone())
        if (table.seat(seat).any_research > 0 || table.seat(seat).any_cubes > 0)
            asked.insert(seat);
    if (asked)
        open_window(table, Ask::Gains, asked);
}

}  // namespace pathciv
