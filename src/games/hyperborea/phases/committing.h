// The simultaneous choices of the set-up, hidden until every seat is done (H4.9 to H4.11).
#pragma once

#include "games/hyperborea/phases/setting_up.h"

namespace hyperborea::committing {

// What a seat has to choose next.
enum class Choice : std::uint8_t { Tile, Start, Cube, Level3, Level2, Level1, Nothing };

// The race tile that the seat has, or has just chosen.
constexpr RaceTile tile_of(const State& state, SeatId seat) {
    return state.seat(seat).tile != kNoRaceTile ? state.seat(seat).tile : state.secrets[seat].tile;
}

constexpr Choice next_choice(const State& state, SeatId seat) {
    const Secret& secret = state.secrets[seat];
    const RaceTile tile = tile_of(state, seat);
    if (state.options.mode == Mode::RaceWar && tile == kNoRaceTile)
        return Choice::Tile;
    if (tile == RaceTile::CelestialA && secret.start == kNoCard)
        return Choice::Start;
    if (secret.cube == kNoColour)
        return Choice::Cube;
    for (std::size_t i = 0; i < secret.rows.size(); ++i)
        if (secret.rows[i] == kNoColour)
            return static_cast<Choice>(static_cast<std::size_t>(Choice::Level3) + i);
    return Choice::Nothing;
}

constexpr SeatSet undecided(const State& state) {
    SeatSet seats;
    for (const SeatId seat : state.everyone())
        if (next_choice(state, seat) != Choice::Nothing)
            seats.insert(seat);
    return seats;
}

// Levels 3, 2 and 1.
constexpr int level_of(Choice choice) {
    return 3 - (static_cast<int>(choice) - static_cast<int>(Choice::Level3));
}

constexpr void offer_rows(const Secret& secret, Choice choice, auto&& sink) {
    ColourSet rows = all_rows();
    for (const Colour row : secret.rows)
        if (row != kNoColour)
            rows.erase(row);
    for (const Colour row : rows)
        sink(action::level(row, level_of(choice)));
}

constexpr void legal(const Content& content, const State& state, SeatId seat, auto&& sink) {
    const Choice choice = next_choice(state, seat);
    switch (choice) {
        case Choice::Tile:
            for (const int side : {0, 1})
                sink(action::choose_tile(race_tile(state.seat(seat).race, side)));
            return;
        case Choice::Start:
            for (const Card card : content.race_tile(RaceTile::CelestialA).starts)
                sink(action::choose_start(card));
            return;
        case Choice::Cube:
            for (const Colour colour : all_rows())
                sink(action::extra_cube(colour));
            return;
        case Choice::Level3:
        case Choice::Level2:
        case Choice::Level1: return offer_rows(state.secrets[seat], choice, sink);
        case Choice::Nothing: return;
    }
}

// H4.10: race tiles take effect. H4.11: a start technology leaves its deck, without grey cube.
constexpr void open_tile(const Content& content, State& state, SeatId id) {
    Seat& seat = state.seat(id);
    seat.tile = tile_of(state, id);
    if (seat.tile == kNoRaceTile)
        return;
    const RaceTileSpec& tile = content.race_tile(seat.tile);
    seat.stock -= tile.fortresses;
    seat.on_tile = Counter(tile.fortresses);
    seat.gems = Counter(tile.gems);
    state.supply.gems -= tile.gems;
    seat.start = tile.starts[1] == kNoCard ? tile.starts[0] : state.secrets[id].start;
    if (seat.start == kNoCard)
        return;
    state.market.fresh.erase(seat.start);
    acquire(state, id, seat.start);
}

constexpr void open_choices(const Content& content, State& state, SeatId id) {
    open_tile(content, state, id);
    Secret& secret = state.secrets[id];
    --state.supply.cubes[secret.cube];
    ++state.seat(id).bag[secret.cube];
    for (std::size_t i = 0; i < secret.rows.size(); ++i)
        state.seat(id).markers[secret.rows[i]] = Counter(3 - static_cast<int>(i));
    secret = Secret{};
}

constexpr void choose(State& state, SeatId seat, Action action) {
    Secret& secret = state.secrets[seat];
    switch (kind_of(action)) {
        case ActionKind::ChooseTile: secret.tile = race_tile_of(action); return;
        case ActionKind::ChooseStart: secret.start = card_of(action); return;
        case ActionKind::ExtraCube: secret.cube = colour_of(action); return;
        default: secret.rows[3U - action.b] = colour_of(action); return;
    }
}

constexpr void apply(const Content& content, State& state, SeatId seat, Action action) {
    choose(state, seat, action);
    if (!undecided(state).empty())
        return;
    for (const SeatId each : state.everyone())
        open_choices(content, state, each);
    setting_up::deal_market(content, state);
}

}  // namespace hyperborea::committing
