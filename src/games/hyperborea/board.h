// Questions about the map; a query never writes (sections 7A to 7F).
#pragma once

#include "games/hyperborea/content.h"
#include "games/hyperborea/state.h"

namespace hyperborea {

constexpr const Layout& layout_of(const Content& content, const Table& table) {
    return content.layout(table.options.seats);
}
constexpr HexSet touching(const Content& content, const Table& table, Hex hex) {
    return layout_of(content, table).touching[hex];
}
constexpr bool is_face_down(const Table& table, Hex hex) {
    return table.board.tiles[hex] == kNoTile;
}
constexpr const TileSpec& tile_at(const Content& content, const Table& table, Hex hex) {
    return content.tile(table.board.tiles[hex]);
}
constexpr const SiteSpec& site_at(const Content& content, const Table& table, Hex hex, int site) {
    return tile_at(content, table, hex).sites[static_cast<std::size_t>(site)];
}
constexpr Figure figure_at(const Table& table, Hex hex, int site) {
    return table.board.figures[hex][static_cast<std::size_t>(site)];
}
constexpr Counter stack_at(const Table& table, Hex hex, int site) {
    return table.board.stacks[hex][static_cast<std::size_t>(site)];
}

constexpr HexSet face_down(const Content& content, const Table& table) {
    HexSet hidden;
    for (const Hex hex : layout_of(content, table).inner)
        if (is_face_down(table, hex))
            hidden.insert(hex);
    return hidden;
}

// Minis.

constexpr HexSet presence(const Table& table, SeatId seat) {
    return table.board.free_at[seat] | table.board.frozen_at[seat];
}
constexpr int frozen_on(const Table& table, SeatId seat, Hex hex) {
    int frozen = 0;
    for (const Figure figure : table.board.figures[hex])
        frozen += figure == figure_of(seat) ? 1 : 0;
    return frozen;
}
constexpr int minis_on(const Table& table, SeatId seat, Hex hex) {
    return table.board.free[seat][hex].value() + frozen_on(table, seat, hex);
}
constexpr int minis_on_map(const Table& table, SeatId seat) {
    int minis = 0;
    for (const Hex hex : presence(table, seat))
        minis += minis_on(table, seat, hex);
    return minis;
}
constexpr int ghosts_on(const Table& table, Hex hex) {
    int ghosts = 0;
    for (const Figure figure : table.board.figures[hex])
        ghosts += figure == kGhost ? 1 : 0;
    return ghosts;
}
// Ghosts and frozen minis never stop (H7.6).
constexpr bool has_free_rival(const Table& table, SeatId seat, Hex hex) {
    for (const SeatId rival : table.everyone() - SeatSet::of(seat))
        if (table.board.free[rival][hex] > 0)
            return true;
    return false;
}
constexpr int walkers_on(const Table& table, Hex hex) {
    return table.board.free[table.turn.active][hex].value() - table.board.stopped[hex].value();
}

// H7.1, H6.48d
constexpr int walk_price(const Content& content, const Table& table, Hex from, Hex to) {
    const Terrain left = tile_at(content, table, from).terrain;
    const Terrain entered = tile_at(content, table, to).terrain;
    if (left == entered || table.active().tile == RaceTile::EmeraldB)
        return 1;
    return 1 + content.parameters.exit_extra[static_cast<std::size_t>(left)]
           + content.parameters.enter_extra[static_cast<std::size_t>(entered)];
}

// H6.24: own homeland hexes that contain a city, occupied or not.
constexpr HexSet home_cities(const Content& content, const Table& table, SeatId seat) {
    HexSet cities;
    for (const Hex hex : homeland_of(seat))
        if (tile_at(content, table, hex).has_city)
            cities.insert(hex);
    return cities;
}

// H7.14: a site without figure; a ruin must have a token.
constexpr bool can_be_entered(const Content& content, const Table& table, Hex hex, int site) {
    if (figure_at(table, hex, site) != kNoFigure)
        return false;
    switch (site_at(content, table, hex, site).kind) {
        case SiteKind::None: return false;
        case SiteKind::City: return true;
        case SiteKind::Ruin: return stack_at(table, hex, site) > 0;
    }
    return false;
}

// H7.20: whose minis on the hex are shielded by a fortress of their own.
constexpr bool is_shielded(const Table& table, SeatId owner, Hex hex) {
    return table.board.forts_at[owner].contains(hex);
}

// All that an attack or a ranged attack of the active player may hit on the hex.
constexpr void for_each_target(const Table& table, Hex hex, auto&& sink) {
    const SeatId own = table.turn.active;
    for (int site = 0; site < kSites; ++site) {
        const Figure figure = figure_at(table, hex, site);
        if (figure == kGhost
            || (is_mini(figure) && owner_of(figure) != own
                && !is_shielded(table, owner_of(figure), hex)))
            sink(action::in_site(site));
    }
    const SeatSet rivals = table.everyone() - SeatSet::of(own);
    for (const SeatId rival : rivals)
        if (table.board.free[rival][hex] > 0 && !is_shielded(table, rival, hex))
            sink(action::free_of(rival));
    for (const SeatId rival : rivals)
        if (is_shielded(table, rival, hex) && presence(table, rival).contains(hex))
            sink(action::fortress_of(rival));
}

constexpr bool has_target(const Table& table, Hex hex) {
    engine::ActionCounter counter;
    for_each_target(table, hex, counter);
    return counter.count > 0;
}

// H7.27: hexes that touch one with a free mini of the active player.
constexpr HexSet ranged_hexes(const Content& content, const Table& table) {
    HexSet reached;
    for (const Hex hex : table.board.free_at[table.turn.active])
        reached |= touching(content, table, hex);
    return reached;
}

// H7.29: rivals with a mini on or touching a hex with any mini of the active player.
constexpr SeatSet adjacent_rivals(const Content& content, const Table& table) {
    HexSet near = presence(table, table.turn.active);
    for (const Hex hex : presence(table, table.turn.active))
        near |= touching(content, table, hex);
    SeatSet rivals;
    for (const SeatId rival : table.everyone() - SeatSet::of(table.turn.active))
        if (presence(table, rival) & near)
            rivals.insert(rival);
    return rivals;
}

}  // namespace hyperborea
