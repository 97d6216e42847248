// Markers: develop, row, diff and upgrade (H6.28 to H6.30, H6.47).
#pragma once

#include "games/hyperborea/changes.h"
#include "games/hyperborea/turn.h"

namespace hyperborea::developing {

constexpr ColourSet rows_below_top(const Content& content, const Table& table) {
    ColourSet rows;
    for (const Colour row : all_rows())
        if (table.active().markers[row] < content.parameters.most_level)
            rows.insert(row);
    return rows;
}

// A marker from level 4 on whose colour is in supply.
constexpr ColourSet upgrades(const Content& content, const Table& table) {
    ColourSet rows;
    for (const Colour row : all_rows())
        if (table.active().markers[row] >= content.parameters.upgrade_from
            && table.supply.cubes[row] > 0)
            rows.insert(row);
    return rows;
}

constexpr bool has_item(const Table& table, Point smallest) {
    for (int i = 0; i < kSizes; ++i)
        if (table.pool[smallest + i] > 0)
            return true;
    return false;
}

constexpr Why why_no_upgrade(const Content& content, const Table& table) {
    return unless(!upgrades(content, table).empty(), Why::LowMarkers);
}
constexpr Why why_not_raised(const Content& content, const Table& table, bool has_points) {
    if (!has_points)
        return Why::NoPoints;
    return unless(!rows_below_top(content, table).empty(), Why::AllAtTop);
}

// H6.30: named in ascending order.
constexpr ColourSet rows_after(ColourSet rows, Colour last) {
    return last == kNoColour ? rows : rows - ColourSet::first(static_cast<int>(last) + 1);
}
constexpr ColourSet diff_rows(const Content& content, const Table& table) {
    return rows_after(rows_below_top(content, table), table.turn.colour);
}

constexpr void offer_sizes(const Table& table, Point smallest, auto&& sink) {
    for (int i = 0; i < kSizes; ++i)
        if (table.pool[smallest + i] > 0)
            sink(action::size(i + 1));
}

constexpr void offer_rows(ColourSet rows, auto&& sink) {
    for (const Colour row : rows)
        sink(action::of_colour(row));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::RowSize: return offer_sizes(state, Point::Row1, sink);
        case Ask::DiffSize: return offer_sizes(state, Point::Diff1, sink);
        case Ask::UpgradeRow: return offer_rows(upgrades(content, state), sink);
        case Ask::DiffRow:
            offer_rows(diff_rows(content, state), sink);
            if (state.turn.colour != kNoColour)
                sink(action::bare(ActionKind::Stop));
            return;
        default: return offer_rows(rows_below_top(content, state), sink);
    }
}

constexpr void raise(const Content& content, State& state, Colour row, int amount) {
    Counter& marker = state.active().markers[row];
    const int level = marker.value() + amount;
    const int most = content.parameters.most_level;
    marker = Counter(level < most ? level : most);
}

// H6.47
constexpr void upgrade(const Content& content, State& state, Colour row) {
    const bool highest = state.active().markers[row] == content.parameters.most_level;
    state.active().markers[row] = {};
    generate_cube(state, row);
    if (highest && state.supply.cubes[row] > 0)
        generate_cube(state, row);
}

constexpr void end_item(const Content& content, State& state) {
    state.turn.size = 0;
    state.turn.colour = kNoColour;
    proceed(content, state);
}

constexpr void take_item(State& state, int size, bool diff) {
    --state.pool[diff ? diff_of(size) : row_of(size)];
    state.turn.size = static_cast<std::uint8_t>(size);
    ask_active(state, diff ? Ask::DiffRow : Ask::RowRow);
}

constexpr void raise_next(const Content& content, State& state, Colour row) {
    raise(content, state, row, 1);
    --state.turn.size;
    state.turn.colour = row;
    if (state.turn.size == 0 || diff_rows(content, state).empty())
        end_item(content, state);
}

constexpr void apply_to_row(const Content& content, State& state, Colour row) {
    switch (state.turn.ask) {
        case Ask::DevelopRow:
            --state.pool[Point::Develop];
            raise(content, state, row, 1);
            return proceed(content, state);
        case Ask::UpgradeRow: upgrade(content, state, row); return proceed(content, state);
        case Ask::RowRow:
            raise(content, state, row, state.turn.size);
            return end_item(content, state);
        default: return raise_next(content, state, row);
    }
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::Size:
            return take_item(state, number_of(action), state.turn.ask == Ask::DiffSize);
        case ActionKind::Stop: return end_item(content, state);
        default: return apply_to_row(content, state, colour_of(action));
    }
}

}  // namespace hyperborea::developing
