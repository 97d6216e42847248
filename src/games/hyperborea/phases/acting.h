// The menu of the main part (6A): what is offered, and what each kind asks for next.
#pragma once

#include "games/hyperborea/phases/converting.h"
#include "games/hyperborea/phases/developing.h"
#include "games/hyperborea/phases/exploring.h"
#include "games/hyperborea/phases/fighting.h"
#include "games/hyperborea/phases/learning.h"
#include "games/hyperborea/phases/moving.h"
#include "games/hyperborea/phases/placing.h"
#include "games/hyperborea/phases/striking.h"
#include "games/hyperborea/phases/turning.h"

namespace hyperborea::acting {

// 6F: Red B and Emerald A spend a fortress of the tile, Golden B a gem.
constexpr bool can_use_race(const Table& table) {
    switch (table.active().tile) {
        case RaceTile::RedB:
        case RaceTile::EmeraldA: return table.active().on_tile > 0;
        case RaceTile::GoldenB: return table.active().gems > 0;
        default: return false;
    }
}

constexpr Why why_no_draw(const Table& table) {
    if (table.pool[Point::Draw] == 0)
        return Why::NoPoints;
    return unless(!colours_in(table.active().bag).empty(), Why::EmptyBag);
}

// H6.1: a kind is offered only if the action can be completed.
constexpr Why why_no_move(const Content& content, const Table& table, ActionKind kind) {
    switch (kind) {
        case ActionKind::Walk: return moving::why_no_walk(content, table);
        case ActionKind::Fly: return moving::why_no_flight(table);
        case ActionKind::Attack: return fighting::why_no_attack(table);
        case ActionKind::Ranged: return fighting::why_no_shot(content, table);
        case ActionKind::Strike: return striking::why_no_strike(content, table);
        case ActionKind::Deploy: return moving::why_no_deployment(content, table);
        default: return moving::why_no_fort(table);
    }
}

constexpr Why why_not(const Content& content, const State& state, ActionKind kind) {
    using namespace converting;
    using namespace developing;
    switch (kind) {
        case ActionKind::Place: return placing::why_no_cube(content, state);
        case ActionKind::Walk:
        case ActionKind::Fly:
        case ActionKind::Attack:
        case ActionKind::Ranged:
        case ActionKind::Strike:
        case ActionKind::Deploy:
        case ActionKind::Fort: return why_no_move(content, state, kind);
        case ActionKind::Enter: return exploring::why_no_entry(content, state);
        case ActionKind::UseToken: return unless(state.secret().stored != kNoToken, Why::NoToken);
        case ActionKind::Develop:
            return why_not_raised(content, state, state.pool[Point::Develop] > 0);
        case ActionKind::Row: return why_not_raised(content, state, has_item(state, Point::Row1));
        case ActionKind::Diff: return why_not_raised(content, state, has_item(state, Point::Diff1));
        case ActionKind::Upgrade: return why_no_upgrade(content, state);
        case ActionKind::Take: return learning::why_no_card(state);
        case ActionKind::Refresh: return learning::why_no_refresh(state);
        case ActionKind::Draw: return why_no_draw(state);
        case ActionKind::Generate: return why_no_generation(state);
        case ActionKind::Restore:
            return why_no_visible(content, state, Point::Restore, all_colours());
        case ActionKind::Exchange: return why_no_exchange(content, state);
        case ActionKind::Purge: return why_no_visible(content, state, Point::Purge, grey());
        case ActionKind::Spy: return learning::why_no_spy(content, state);
        case ActionKind::Race: return unless(can_use_race(state), Why::NoPower);
        default: return Why::Nothing;
    }
}

constexpr bool can_act(const Content& content, const State& state, ActionKind kind) {
    return why_not(content, state, kind) == Why::Nothing;
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    for (auto kind = static_cast<int>(ActionKind::Place); kind <= static_cast<int>(ActionKind::End);
         ++kind)
        if (can_act(content, state, static_cast<ActionKind>(kind)))
            sink(action::bare(static_cast<ActionKind>(kind)));
}

// The first parameter of a kind.
constexpr Ask ask_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::Place: return Ask::PlaceColour;
        case ActionKind::Walk: return Ask::WalkFrom;
        case ActionKind::Fly: return Ask::FlyFrom;
        case ActionKind::Attack: return Ask::AttackHex;
        case ActionKind::Ranged: return Ask::RangedHex;
        case ActionKind::Fort: return Ask::FortHex;
        case ActionKind::Deploy: return Ask::DeployHex;
        case ActionKind::Enter: return Ask::EnterSite;
        case ActionKind::Develop: return Ask::DevelopRow;
        case ActionKind::Row: return Ask::RowSize;
        case ActionKind::Diff: return Ask::DiffSize;
        case ActionKind::Upgrade: return Ask::UpgradeRow;
        case ActionKind::Take: return Ask::TakeCard;
        case ActionKind::Refresh: return Ask::RefreshDeck;
        case ActionKind::Generate: return Ask::GenerateColour;
        case ActionKind::Restore: return Ask::RestoreCube;
        case ActionKind::Exchange: return Ask::ExchangeCube;
        case ActionKind::Purge: return Ask::PurgeCube;
        case ActionKind::Spy: return Ask::SpyCard;
        case ActionKind::Strike: return Ask::StrikeSort;
        default: return Ask::Nothing;
    }
}

// H6.48b, H6.48c, H6.48j: a use is one activation (H6.46).
constexpr void use_race(const Content& content, State& state) {
    Seat& seat = state.active();
    switch (seat.tile) {
        case RaceTile::RedB:
            --seat.on_tile;
            ++seat.stock;
            break;
        case RaceTile::EmeraldA:
            --seat.on_tile;
            ++seat.beside;
            break;
        default: lose_gem(state, state.turn.active); break;
    }
    activating::begin(content, state, content.race_tile(seat.tile).effects);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::UseToken: return exploring::use_stored(content, state);
        case ActionKind::Draw: --state.pool[Point::Draw]; return dealing::draw_cubes(state, 1);
        case ActionKind::Race: return use_race(content, state);
        case ActionKind::End: return turning::end_turn(content, state);
        default: return ask_active(state, ask_of(kind_of(action)));
    }
}

}  // namespace hyperborea::acting
