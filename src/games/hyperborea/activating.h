// The interpreter of effects: one activation from its list to the pool (6B and 6C).
#pragma once

#include "games/hyperborea/changes.h"
#include "games/hyperborea/turn.h"

namespace hyperborea::activating {

// H6.40: what a pay asks for.
constexpr Ask ask_for(Cost cost) {
    switch (cost) {
        case Cost::RemoveCube: return Ask::PayCube;
        case Cost::RemoveGrey: return Ask::PayGrey;
        case Cost::RemoveMini: return Ask::PayMini;
        case Cost::RemoveGem: return Ask::PayGem;
    }
    return Ask::Nothing;
}

constexpr bool can_pay(const Content& content, const Table& table, Cost cost) {
    const SeatId seat = table.turn.active;
    switch (cost) {
        case Cost::RemoveCube: return has_visible(content, table, {seat, all_rows()});
        case Cost::RemoveGrey:
            return has_visible(content, table, {seat, ColourSet::of(Colour::Grey)});
        case Cost::RemoveMini: return !presence(table, seat).empty();
        case Cost::RemoveGem: return table.active().gems > 0;
    }
    return false;
}

// Minis of a player as alternatives: free by hex, frozen by site.
constexpr void offer_minis(const Table& table, SeatId seat, auto&& sink) {
    for (const Hex hex : presence(table, seat)) {
        if (table.board.free[seat][hex] > 0)
            sink(action::free_mini(hex));
        for (int site = 0; site < kSites; ++site)
            if (figure_at(table, hex, site) == figure_of(seat))
                sink(action::site(hex, site));
    }
}

// H6.42: to the reserve.
constexpr void remove_mini(Table& table, SeatId seat, Action named) {
    if (kind_of(named) == ActionKind::FreeMini)
        lose_free(table, seat, hex_of(named));
    else
        take_figure(table, hex_of(named), site_of(named));
    ++table.seat(seat).reserve;
}

constexpr void add_gain(const Content& content, Pool& to, const Effect& effect) {
    add_points(content, to, static_cast<Point>(effect.what), effect.amount);
}

constexpr PointSet points_in(const Pool& pool) {
    PointSet found;
    for (int i = 0; i < kPoints; ++i)
        if (pool[static_cast<Point>(i)] > 0)
            found.insert(static_cast<Point>(i));
    return found;
}

constexpr void add_bonus(const Content& content, Pool& to, EffectAt gain) {
    for (; content.effect(gain).kind != EffectKind::End; ++gain)
        add_gain(content, to, content.effect(gain));
}

// H6.13: step 2. Triggers are the effects of step 1 before any replacement (H6.19, H6.20).
constexpr void add_bonuses(const Content& content, Table& table) {
    const PointSet generated = points_in(table.gained);
    for (const Card card : full_cards(content, table, table.turn.active, content.bonuses))
        if (content.card(card).on & generated)
            add_bonus(content, table.gained, content.card(card).gain);
    if (table.active().tile == kNoRaceTile)
        return;
    const RaceTileSpec& tile = content.race_tile(table.active().tile);
    if (tile.on & generated)
        add_bonus(content, table.gained, tile.bonus);
}

// H6.14: step 3, each effect once and without chains.
constexpr Pool replaced(const Content& content, const Table& table) {
    Pool result = table.gained;
    for (const Card card : full_cards(content, table, table.turn.active, content.replacing)) {
        const CardSpec& spec = content.card(card);
        const int amount = table.gained[spec.from].value();
        result[spec.from] -= amount;
        add_points(content, result, spec.to, amount);
    }
    return result;
}

// H6.15: step 4.
TETRA_NOT_INLINED constexpr void finish(const Content& content, State& state) {
    add_bonuses(content, state);
    const Pool result = replaced(content, state);
    state.gained = {};
    state.turn.effects = kNoEffects;
    for (int i = 0; i < kPoints; ++i) {
        const auto point = static_cast<Point>(i);
        if (point != Point::Gem && result[point] > 0)
            add_points(content, state.pool, point, result[point].value());
    }
    if (result[Point::Gem] > 0)
        gain_gems(content, state, result[Point::Gem].value());
    proceed(content, state);
}

// H6.12: step 1, until a decision is needed or the list ends.
TETRA_NOT_INLINED constexpr void run(const Content& content, State& state) {
    for (;;) {
        EffectAt& at = state.turn.effects;
        const Effect& effect = content.effect(at);
        switch (effect.kind) {
            case EffectKind::End: return finish(content, state);
            case EffectKind::Gain:
                add_gain(content, state.gained, effect);
                ++at;
                break;
            case EffectKind::Choice: return ask_active(state, Ask::Option);
            case EffectKind::Option: at = static_cast<EffectAt>(at + effect.skip); break;
            case EffectKind::Pay:
                if (can_pay(content, state, static_cast<Cost>(effect.what)))
                    return ask_active(state, ask_for(static_cast<Cost>(effect.what)));
                at = static_cast<EffectAt>(at + 1 + effect.skip);
                break;
        }
    }
}

constexpr void begin(const Content& content, State& state, EffectAt effects) {
    state.turn.effects = effects;
    run(content, state);
}

// H6.39: every option is offered, useful or not.
constexpr void offer_options(const Content& content, const State& state, auto&& sink) {
    for (int i = 0; i < content.effect(state.turn.effects).amount; ++i)
        sink(action::option(i));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    const SeatId seat = state.turn.active;
    if (state.turn.ask == Ask::Option)
        return offer_options(content, state, sink);
    sink(action::bare(ActionKind::Decline));
    switch (state.turn.ask) {
        case Ask::PayCube: return for_each_visible(content, state, {seat, all_rows()}, sink);
        case Ask::PayGrey:
            return for_each_visible(content, state, {seat, ColourSet::of(Colour::Grey)}, sink);
        case Ask::PayMini: return offer_minis(state, seat, sink);
        default: return sink(action::bare(ActionKind::AGem));
    }
}

// The place in the list where option `number` begins.
constexpr EffectAt option_at(const Content& content, EffectAt choice, int number) {
    auto at = static_cast<EffectAt>(choice + 1);
    for (int i = 0; i < number; ++i)
        at = static_cast<EffectAt>(at + 1 + content.effect(at).amount);
    return static_cast<EffectAt>(at + 1);
}

constexpr void pay(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::Cube: return discard_cube(content, state, state.turn.active, action);
        case ActionKind::AGem: return lose_gem(state, state.turn.active);
        default: return remove_mini(state, state.turn.active, action);
    }
}

constexpr void apply(const Content& content, State& state, Action action) {
    EffectAt& at = state.turn.effects;
    if (kind_of(action) == ActionKind::Option) {
        at = option_at(content, at, number_of(action));
    } else if (kind_of(action) == ActionKind::Decline) {
        at = static_cast<EffectAt>(at + 1 + content.effect(at).skip);
    } else {
        pay(content, state, action);
        ++at;
    }
    run(content, state);
}

}  // namespace hyperborea::activating
