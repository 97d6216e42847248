// Phase C1: steps of the philosophy track, advantage markers shown, opened and taken (6D).
#pragma once

#include "games/pathciv/changes.h"
#include "games/pathciv/turn.h"

namespace pathciv::arriving {

constexpr bool is_round_in(std::uint16_t rounds, int round) {
    return ((static_cast<unsigned>(rounds) >> static_cast<unsigned>(round)) & 1U) != 0;
}

// P6.15: who can pay, must.
constexpr void climb(const Content& content, State& state, SeatId id) {
    Seat& seat = state.seat(id);
    if (seat.philosophy == kSteps)
        return;
    const int price = price_of_step(content, seat, seat.philosophy.value() + 1);
    if (seat.trays[Tray::Blue] < price)
        return;
    seat.trays[Tray::Blue] -= price;
    ++seat.philosophy;
    state.turn.arrived.insert(id);
}

constexpr void arrive(const Content& content, State& state) {
    state.turn.phase = Phase::Philosophy;
    for (const SeatId seat : state.everyone())
        climb(content, state, seat);
    state.rival.arrived = state.is_solo() && state.rival.philosophy < kSteps
                          && is_round_in(content.solo.philosophy_rounds, state.round());
    if (state.rival.arrived)  // P10.3
        ++state.rival.philosophy;
    go_on_with(state, Stage::ShowMarkers);
}

constexpr MarkerSet& at(std::array<MarkerSet, kSteps + 1>& markers, int step) {
    return markers[static_cast<std::size_t>(step)];
}
constexpr MarkerSet at(const std::array<MarkerSet, kSteps + 1>& markers, int step) {
    return markers[static_cast<std::size_t>(step)];
}

constexpr int arrivals_at(const Table& table, int step) {
    int count = table.rival.arrived && table.rival.philosophy == step ? 1 : 0;
    for (const SeatId seat : table.turn.arrived)
        count += table.seat(seat).philosophy == step ? 1 : 0;
    return count;
}

// P6.16, P6.19: the lowest step arrived at without open marker whose markers are not shown yet.
constexpr int step_to_show(const Table& table) {
    for (int step = 1; step <= kSteps; ++step)
        if (arrivals_at(table, step) > 0 && at(table.philosophy.open, step).empty()
            && at(table.philosophy.shown, step).size() < 2)
            return step;
    return 0;
}

// P10.4: the step at which the Rival has come alone and its markers lie there.
constexpr int step_to_open(const Table& table) {
    const int step = table.rival.philosophy.value();
    return table.rival.arrived && arrivals_at(table, step) == 1
                   && at(table.philosophy.shown, step).size() == 2
               ? step
               : 0;
}

constexpr void show(State& state, int step, MarkerSet markers) {
    state.philosophy.unseen -= markers;
    at(state.philosophy.shown, step) |= markers;
    if (at(state.philosophy.shown, step).size() < 2 || arrivals_at(state, step) < 2)
        return;
    at(state.philosophy.open, step) = at(state.philosophy.shown, step);  // P6.17
    at(state.philosophy.shown, step) = {};
}

constexpr void show_markers(const Content& content, State& state) {
    if (step_to_open(state) != 0)
        return ask_chance(state, Ask::MarkerOpened);
    const int step = step_to_show(state);
    if (step == 0)
        return go_on_with(state, Stage::OpenMarkers);
    if (state.options.setup == Setup::FirstGame)  // P4.9
        return show(state, step, at(content.first_game.markers, step));
    ask_chance(state, Ask::MarkerShown);
}

// The other marker is out for the game (P6.18).
constexpr void open(State& state, int step, Marker marker) {
    at(state.philosophy.open, step) = MarkerSet::of(marker);
    at(state.philosophy.shown, step) = {};
}

constexpr void legal_chance(const State& state, auto&& sink) {
    if (state.turn.ask == Ask::MarkerShown)
        for (const Marker marker : state.philosophy.unseen)
            sink(action::showed(marker));
    else
        for (const Marker marker : at(state.philosophy.shown, step_to_open(state)))
            sink(action::opened(marker));
}

constexpr void apply_chance(State& state, Action action) {
    if (kind_of(action) == ActionKind::Showed)
        show(state, step_to_show(state), MarkerSet::of(marker_of(action)));
    else
        open(state, step_to_open(state), marker_of(action));
}

// Windows Q4 and Q5.

constexpr int step_of(const Table& table, SeatId seat) {
    return table.seat(seat).philosophy.value();
}

constexpr void open_markers(State& state) {
    go_on_with(state, Stage::TakeMarkers);
    open_window(state, Ask::Opening, state.turn.arrived);
}
constexpr void take_markers(State& state) {
    go_on_with(state, Stage::GainAdvantages);
    open_window(state, Ask::Taking, state.turn.arrived);
}

constexpr MarkerSet openable(const State& state, SeatId seat) {
    return at(state.philosophy.shown, step_of(state, seat));
}

// P6.20
constexpr MarkerSet takable(const State& state, SeatId seat) {
    const int step = step_of(state, seat);
    MarkerSet markers = at(state.philosophy.open, step);
    if (state.options.scope == Scope::LevelOrLower)
        for (int lower = 1; lower < step; ++lower)
            markers |= at(state.philosophy.open, lower);
    return markers;
}

constexpr MarkerSet all_of(const std::array<MarkerSet, kSteps + 1>& markers) {
    MarkerSet all;
    for (const MarkerSet set : markers)
        all |= set;
    return all;
}

// Of a marker that lies at some step.
constexpr Obstacle why_not(const State& state, SeatId seat, Marker marker) {
    const bool opens = state.turn.ask == Ask::Opening;
    if ((opens ? openable(state, seat) : takable(state, seat)).contains(marker))
        return {};
    const bool is_open = all_of(state.philosophy.open).contains(marker);
    if (opens == is_open)
        return opens ? Why::IsOpen : Why::NotOpen;
    return Why::OtherStep;
}

constexpr void legal(const State& state, SeatId seat, auto&& sink) {
    if (!state.turn.arrived.contains(seat) || state.secrets[seat].marker != kNoMarker)
        return;
    if (state.turn.ask == Ask::Opening)
        for (const Marker marker : openable(state, seat))
            sink(action::open(marker));
    else
        for (const Marker marker : takable(state, seat))
            sink(action::take(marker));
}

constexpr void pick(Secret& secret, Action action) { secret.marker = marker_of(action); }

constexpr void reveal_opening(State& state) {
    for (const SeatId seat : state.turn.arrived)
        if (state.secrets[seat].marker != kNoMarker)
            open(state, step_of(state, seat), state.secrets[seat].marker);
}

// P6.21
constexpr int multiplier(const Content& content, const Table& table, int step) {
    return step == kSteps ? table.options.last_multiplier : content.step(step).multiplier;
}

constexpr void reveal_taking(const Content& content, State& state) {
    for (const SeatId seat : state.turn.arrived) {
        for (int i = 0; i < multiplier(content, state, step_of(state, seat)); ++i)
            gain(content, state, seat, content.marker(state.secrets[seat].marker));
        gain_by(content, state, seat, EffectKind::OnPhilosophy);  // P7.20
    }
}

constexpr void gain_advantages(State& state) {
    state.turn.arrived = {};
    state.rival.arrived = false;
    open_gains(state, Stage::AimAtWonder);
}

}  // namespace pathciv::arriving
