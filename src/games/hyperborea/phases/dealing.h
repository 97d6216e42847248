// Chance brings a cube, a card or a tile: C3, C5 and C6 (section 10).
#pragma once

#include "games/hyperborea/market.h"
#include "games/hyperborea/turn.h"

namespace hyperborea::dealing {

// Cubes.

// H5.9, H6.31: from the bag to the available area; the caller has seen to it that there is one.
constexpr void draw_cubes(State& state, int amount) {
    state.turn.draws = Counter(amount);
    ask_chance(state, Ask::DrawCube);
}

// What follows the last cube; defined in rules.h.
constexpr void after_cubes(const Content& content, State& state);

constexpr void draw_cube(const Content& content, State& state, Colour colour) {
    --state.active().bag[colour];
    ++state.active().available[colour];
    --state.turn.draws;
    if (state.turn.draws == 0)
        after_cubes(content, state);
}

// Cards.

// What follows the last card; defined in rules.h.
constexpr void after_cards(const Content& content, State& state);

// An empty deck leaves a gap for good (H8.3).
constexpr void deal_cards(const Content& content, State& state, Deck deck, int amount) {
    const int left = face_down_in(state, deck);
    state.turn.deck = deck;
    state.turn.draws = Counter(amount < left ? amount : left);
    if (state.turn.draws == 0)
        return after_cards(content, state);
    ask_chance(state, Ask::Deal);
}

constexpr void deal_card(const Content& content, State& state, Card card) {
    take_from_deck(state, card);
    put_into_gap(state, card);
    --state.turn.draws;
    if (state.turn.draws == 0)
        after_cards(content, state);
}

// Tiles.

constexpr TileSet tiles_left(const Table& table) {
    TileSet left = TileSet::first(kInnerTiles);
    for (int i = 0; i < kInnerHexes; ++i)
        if (const Tile tile = table.board.tiles[static_cast<Hex>(i)]; tile != kNoTile)
            left.erase(tile);
    return left;
}
constexpr TileSet tiles_for(const Table& table, Hex hex) {
    const TileSet borderlands = TileSet::first(kBorderlandTiles);
    return hex == kCentre ? tiles_left(table) - borderlands : tiles_left(table) & borderlands;
}

constexpr int tokens_laid_out(const Content& content, const State& state, Metal metal) {
    int laid_out = 0;
    for (const Hex hex : layout_of(content, state).hexes)
        for (int site = 0; site < kSites; ++site)
            if (!is_face_down(state, hex) && site_at(content, state, hex, site).metal == metal)
                laid_out += stack_at(state, hex, site).value();
    return laid_out;
}

// H2.7: tokens of this metal that are neither laid out nor taken.
constexpr int tokens_left(const Content& content, const State& state, Metal metal) {
    int left = -tokens_laid_out(content, state, metal);
    for (int i = 0; i < kTokens; ++i) {
        const auto token = static_cast<Token>(i);
        if (content.token(token).metal == metal)
            left += content.token(token).copies - state.used[token].value();
    }
    for (const Secret& secret : state.secrets.items)
        for (const Token token : {secret.stored, secret.looked})
            left -= token != kNoToken && content.token(token).metal == metal ? 1 : 0;
    return left;
}

constexpr void lay_tokens(const Content& content, State& state, Hex hex, int stack) {
    for (int site = 0; site < kSites; ++site) {
        const Metal metal = site_at(content, state, hex, site).metal;
        if (metal == kNoMetal)
            continue;
        const int left = tokens_left(content, state, metal);
        state.board.stacks[hex][static_cast<std::size_t>(site)] =
            Counter(stack < left ? stack : left);
    }
}

constexpr void lay_ghosts(const Content& content, State& state, Hex hex) {
    for (int site = 0; site < kSites; ++site) {
        if (site_at(content, state, hex, site).kind == SiteKind::None || state.board.box == 0)
            continue;
        --state.board.box;
        put_figure(state, hex, site, kGhost);
    }
}

// H7.12
constexpr void reveal(const Content& content, State& state, Tile tile) {
    const Hex hex = state.turn.reveals.front();
    state.turn.reveals.erase(hex);
    state.board.tiles[hex] = tile;
    lay_ghosts(content, state, hex);
    lay_tokens(
        content,
        state,
        hex,
        hex == kCentre ? content.parameters.centre_stack : content.parameters.borderland_stack);
    proceed(content, state);
}

constexpr void legal(const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::DrawCube:
            for (const Colour colour : colours_in(state.active().bag))
                sink(action::drew(colour));
            return;
        case Ask::Deal:
            for (const Card card : next_cards(state, state.turn.deck))
                sink(action::dealt(card));
            return;
        default:
            for (const Tile tile : tiles_for(state, state.turn.reveals.front()))
                sink(action::revealed(tile));
            return;
    }
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::Drew: return draw_cube(content, state, colour_of(action));
        case ActionKind::Dealt: return deal_card(content, state, card_of(action));
        default: return reveal(content, state, tile_of(action));
    }
}

}  // namespace hyperborea::dealing
