// Laws of the map and of the pieces on it (section 11).
#pragma once

#include <string_view>

#include "games/hyperborea/phases/dealing.h"
#include "games/hyperborea/phases/exploring.h"

namespace hyperborea {

namespace laws {

// H11.3, H11.4
constexpr bool minis(const Content& content, const State& state) {
    for (const SeatId id : state.everyone()) {
        if (state.seat(id).race == kNoRace
            || state.board.tiles[homeland(id, Role::Capital)] == kNoTile)
            continue;
        int sum = state.seat(id).reserve.value() + minis_on_map(state, id);
        for (const SeatId rival : state.everyone())
            sum += state.seat(rival).trophies.contains(id) ? 1 : 0;
        if (sum != content.parameters.minis || state.seat(id).trophies.contains(id))
            return false;
    }
    return true;
}

// H11.5
constexpr bool ghosts(const Content& content, const State& state) {
    int sum = state.board.box.value();
    for (const Seat& seat : state.seats)
        sum += seat.ghosts.value();
    for (int i = 0; i < kHexes; ++i)
        sum += ghosts_on(state, static_cast<Hex>(i));
    return sum == content.parameters.ghosts;
}

// H11.6
constexpr bool fortresses(const Content& content, const State& state) {
    for (const SeatId id : state.everyone()) {
        const Seat& seat = state.seat(id);
        int sum = seat.stock.value() + seat.on_tile.value() + seat.beside.value();
        for (const Counter forts : state.board.forts[id].items)
            sum += forts.value();
        const bool laid_out = !is_face_down(state, homeland(id, Role::Capital));
        if (sum != (laid_out ? content.parameters.fortresses : 0))
            return false;
        const int most = seat.tile == kNoRaceTile ? 0 : content.race_tile(seat.tile).fortresses;
        if (seat.on_tile.value() + seat.beside.value() > most
            || (seat.beside > 0 && seat.tile != RaceTile::EmeraldA))
            return false;
    }
    return true;
}

// H11.7: stacks never hold more than what is untaken.
constexpr bool tokens(const Content& content, const State& state) {
    for (int i = 0; i < kTokens; ++i)
        if (exploring::untaken(content, state, static_cast<Token>(i)) < 0)
            return false;
    for (const Metal metal : {Metal::Bronze, Metal::Silver, Metal::Gold})
        if (dealing::tokens_left(content, state, metal) < 0)
            return false;
    return true;
}

// H11.8
constexpr bool stacks(const Content& content, const State& state) {
    const Parameters& most = content.parameters;
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        const int inner = hex == kCentre ? most.centre_stack : most.borderland_stack;
        const int largest = is_homeland(hex) ? most.homeland_stack : inner;
        for (int site = 0; site < kSites; ++site) {
            const Counter stack = stack_at(state, hex, site);
            const bool ruin = !is_face_down(state, hex)
                              && site_at(content, state, hex, site).kind == SiteKind::Ruin;
            if (stack > (ruin ? largest : 0))
                return false;
        }
    }
    return true;
}

// H11.12, H11.13: figures stand in sites that exist; nothing lies on a face-down hex.
constexpr bool figures(const Content& content, const State& state) {
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        for (int site = 0; site < kSites; ++site) {
            const Figure figure = figure_at(state, hex, site);
            if (figure == kNoFigure)
                continue;
            if (is_face_down(state, hex)
                || site_at(content, state, hex, site).kind == SiteKind::None
                || (figure == kGhost && is_homeland(hex))
                || (is_mini(figure) && !state.everyone().contains(owner_of(figure))))
                return false;
        }
    }
    return true;
}
constexpr bool fog(const Content& content, const State& state) {
    const HexSet hidden = face_down(content, state);
    for (const SeatId seat : state.everyone()) {
        for (const Hex hex : presence(state, seat) | state.board.forts_at[seat]) {
            if (is_face_down(state, hex))
                return false;
            if (touching(content, state, hex) & (hidden - state.turn.reveals)
                && presence(state, seat).contains(hex))
                return false;
        }
    }
    return state.turn.phase == Phase::Setup || state.options.map == Map::Fog || hidden.empty();
}

// H11.14
constexpr bool tiles(const Content& content, const State& state) {
    TileSet seen;
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        const Tile tile = state.board.tiles[hex];
        if (tile == kNoTile)
            continue;
        if (!layout_of(content, state).hexes.contains(hex))
            return false;
        if (is_homeland(hex))
            continue;
        const bool centre = static_cast<int>(tile) >= kBorderlandTiles;
        if (static_cast<int>(tile) >= kInnerTiles || seen.contains(tile)
            || centre != (hex == kCentre))
            return false;
        seen.insert(tile);
    }
    return true;
}
constexpr bool homelands(const State& state) {
    RaceSet races;
    for (const SeatId id : state.everyone()) {
        const Race race = state.seat(id).race;
        const bool laid = !is_face_down(state, homeland(id, Role::Capital));
        if (race == kNoRace ? laid : races.contains(race))
            return false;
        if (race == kNoRace)
            continue;
        races.insert(race);
        for (const Role role : {Role::Capital, Role::FrontA, Role::FrontB}) {
            if (const Tile tile = state.board.tiles[homeland(id, role)];
                (tile != kNoTile) != laid
                || (laid && tile != homeland_tile(race, state.options.mode == Mode::RaceWar, role)))
                return false;
        }
    }
    return true;
}

// H11.19
constexpr bool stopped(const State& state) {
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        if (state.board.stopped[hex] == 0)
            continue;
        if (state.turn.active == kNobody || state.turn.phase == Phase::Ending
            || state.board.stopped[hex] > state.board.free[state.turn.active][hex].value()
            || !has_free_rival(state, state.turn.active, hex))
            return false;
    }
    return true;
}

constexpr bool derived_sets(const State& state) {
    for (const SeatId seat : SeatSet::first(kMaxSeats)) {
        for (int i = 0; i < kHexes; ++i) {
            const Hex hex{static_cast<std::uint8_t>(i)};
            const Board& board = state.board;
            if (board.free_at[seat].contains(hex) != (board.free[seat][hex] > 0)
                || board.forts_at[seat].contains(hex) != (board.forts[seat][hex] > 0)
                || board.frozen_at[seat].contains(hex) != (frozen_on(state, seat, hex) > 0))
                return false;
        }
    }
    return true;
}

}  // namespace laws

constexpr std::string_view first_broken_law_of_the_map(const Content& content, const State& state) {
    if (!laws::derived_sets(state))
        return "derived sets";
    if (!laws::tiles(content, state))
        return "tiles";
    if (!laws::homelands(state))
        return "homelands";
    if (!laws::figures(content, state))
        return "figures";
    if (!laws::fog(content, state))
        return "face-down hexes";
    if (!laws::minis(content, state))
        return "minis";
    if (!laws::ghosts(content, state))
        return "ghosts";
    if (!laws::fortresses(content, state))
        return "fortresses";
    if (!laws::stacks(content, state))
        return "stacks";
    if (!laws::tokens(content, state))
        return "tokens";
    return laws::stopped(state) ? "" : "stopped minis";
}

}  // namespace hyperborea
