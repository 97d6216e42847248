// The set-up in its order (section 4), all but the simultaneous choices.
#pragma once

#include "games/hyperborea/phases/dealing.h"

namespace hyperborea::setting_up {

constexpr void next_race(const Content& content, State& state);

constexpr void fill_box(const Content& content, State& state) {
    const Parameters& from = content.parameters;
    for (const Colour colour : all_rows())
        state.supply.cubes[colour] = Counter(from.cubes);
    state.supply.cubes[Colour::Grey] = Counter(from.greys);
    state.supply.gems = Counter(from.gems);
    state.board.box = Counter(from.ghosts);
    state.market.fresh = CardSet::first(kCards - 1) | CardSet::of(Card{kCards - 1});
    for (Card& open : state.market.open)
        open = kNoCard;
    for (OnSpaces& spaces : state.market.spaces)
        spaces = empty_spaces();
    for (Seat& seat : state.seats)
        for (OnSpaces& spaces : seat.sets)
            spaces = empty_spaces();
}

constexpr void clear_map(State& state) {
    for (Tile& tile : state.board.tiles.items)
        tile = kNoTile;
    for (auto& figures : state.board.figures.items)
        for (Figure& figure : figures)
            figure = kNoFigure;
}

constexpr State begin(const Content& content, const Options& options) {
    State state;
    // Written out because of g++ 12: a game that it plays at compile time spoils the constant from
    // which `state` starts at run time.
    for (Secret& secret : state.secrets.items)
        secret = Secret{};
    state.options = options;
    fill_box(content, state);
    clear_map(state);
    next_race(content, state);
    return state;
}

constexpr SeatId served(const Table& table) { return engine::seat_id(table.turn.cursor.value()); }

constexpr RaceSet races_left(const State& state) {
    RaceSet left = RaceSet::first(kRaces);
    for (const SeatId seat : state.everyone())
        if (state.seat(seat).race != kNoRace)
            left.erase(state.seat(seat).race);
    return left;
}

// H4.2, H4.5, H4.7
constexpr void give_homeland(const Content& content, State& state, SeatId id) {
    Seat& seat = state.seat(id);
    for (const Role role : {Role::Capital, Role::FrontA, Role::FrontB}) {
        const Hex hex = homeland(id, role);
        state.board.tiles[hex] =
            homeland_tile(seat.race, state.options.mode == Mode::RaceWar, role);
        dealing::lay_tokens(content, state, hex, content.parameters.homeland_stack);
    }
    seat.stock = Counter(content.parameters.fortresses);
    seat.reserve = Counter(content.parameters.minis - content.parameters.start_minis);
    for (int i = 0; i < content.parameters.start_minis; ++i)
        add_free(state, id, homeland(id, Role::Capital));
    for (const Colour colour : all_rows()) {
        --state.supply.cubes[colour];
        ++seat.bag[colour];
    }
}

constexpr void ask_commitments(State& state) { ask_chance(state, Ask::Commit); }

// H4.8, then H4.9.
constexpr void next_tile(State& state) {
    if (state.turn.cursor == state.options.seats) {
        state.turn.cursor = {};
        return ask_commitments(state);
    }
    ask_chance(state, Ask::GetTile);
}

constexpr void after_map(State& state) {
    if (state.options.mode == Mode::RaceWar && state.options.race_tile == Pick::Random)
        return next_tile(state);
    ask_commitments(state);
}

// H4.4, H4.6
constexpr void lay_map(const Content& content, State& state) {
    if (state.options.map == Map::Open)
        state.turn.reveals = layout_of(content, state).inner;
    proceed(content, state);
}

// H4.3
constexpr void choose_first(const Content& content, State& state) {
    if (state.options.first_player == 0)
        return ask_chance(state, Ask::First);
    state.turn.first = engine::seat_id(state.options.first_player - 1);
    lay_map(content, state);
}

// H4.1
constexpr void next_race(const Content& content, State& state) {
    if (state.turn.cursor < state.options.seats) {
        if (state.options.race_assignment == Pick::Random)
            return ask_chance(state, Ask::GetRace);
        return ask(state, served(state), Ask::Race);
    }
    state.turn.cursor = {};
    for (const SeatId seat : state.everyone())
        give_homeland(content, state, seat);
    choose_first(content, state);
}

// H4.12: two cards of each deck.
constexpr void deal_market(const Content& content, State& state) {
    if (state.turn.cursor < kDecks) {
        const auto deck = static_cast<Deck>(state.turn.cursor.value());
        ++state.turn.cursor;
        return dealing::deal_cards(content, state, deck, content.parameters.market_per_deck);
    }
    state.turn.cursor = {};
    state.turn.deck = kNoDeck;
    state.turn.active = state.turn.first;
    dealing::draw_cubes(state, content.parameters.cubes_drawn);
}

constexpr void legal(const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::GetRace:
            for (const Race race : races_left(state))
                sink(action::got_race(race));
            return;
        case Ask::Race:
            for (const Race race : races_left(state))
                sink(action::choose_race(race));
            return;
        case Ask::First:
            for (const SeatId seat : state.everyone())
                sink(action::began(seat));
            return;
        default:
            for (const int side : {0, 1})
                sink(action::got_tile(race_tile(state.seat(served(state)).race, side)));
            return;
    }
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::Began: state.turn.first = seat_of(action); return lay_map(content, state);
        case ActionKind::GotTile:
            state.seat(served(state)).tile = race_tile_of(action);
            ++state.turn.cursor;
            return next_tile(state);
        default:
            state.seat(served(state)).race = race_of(action);
            ++state.turn.cursor;
            return next_race(content, state);
    }
}

}  // namespace hyperborea::setting_up
