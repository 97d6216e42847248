// Questions about cubes and sets: what fits where, what is full, what is visible
// (sections 2, 6B and 6C).
#pragma once

#include "games/hyperborea/content.h"
#include "games/hyperborea/obstacle.h"
#include "games/hyperborea/state.h"

namespace hyperborea {

constexpr int total(const Cubes& cubes) {
    int sum = 0;
    for (const Counter count : cubes.items)
        sum += count.value();
    return sum;
}
constexpr ColourSet colours_in(const Cubes& cubes) {
    ColourSet colours;
    for (const Colour colour : all_colours())
        if (cubes[colour] > 0)
            colours.insert(colour);
    return colours;
}

constexpr const OnSpaces& on_set(const Table& table, SeatId seat, Set set) {
    return is_card(set) ? table.market.spaces[static_cast<std::size_t>(card_of(set))]
                        : table.seat(seat).sets[static_cast<std::size_t>(set)];
}
constexpr OnSpaces& on_set(Table& table, SeatId seat, Set set) {
    return is_card(set) ? table.market.spaces[static_cast<std::size_t>(card_of(set))]
                        : table.seat(seat).sets[static_cast<std::size_t>(set)];
}

// Spaces of a set for its owner: Red A does without the multi space, which stands last (H6.48a).
constexpr int size_for(RaceTile tile, const SetSpec& spec) {
    return spec.size - (tile == RaceTile::RedA && spec.spares_multi ? 1 : 0);
}

// H2.12; Coral B: grey cubes also fit orange spaces (H6.48h).
constexpr ColourSet accepted(RaceTile tile, Space space) {
    if (space == Space::Multi)
        return all_rows();
    ColourSet colours = ColourSet::of(static_cast<Colour>(space));
    if (space == Space::Orange && tile == RaceTile::CoralB)
        colours.insert(Colour::Grey);
    return colours;
}

constexpr int cubes_on(const OnSpaces& cubes) {
    int count = 0;
    for (const Colour cube : cubes)
        count += cube == kNoColour ? 0 : 1;
    return count;
}
constexpr bool is_full(const Content& content, const Table& table, SeatId seat, Set set) {
    return cubes_on(on_set(table, seat, set)) == size_for(table.seat(seat).tile, content.set(set));
}

// H6.21: which of these cards the player owns and has filled.
constexpr CardSet full_cards(const Content& content,
                             const Table& table,
                             SeatId seat,
                             CardSet among) {
    CardSet full;
    for (const Card card : table.seat(seat).cards& among)
        if (is_full(content, table, seat, set_of(card)))
            full.insert(card);
    return full;
}

// The player's sets in set order (H2.14).
constexpr void for_each_set(const Table& table, SeatId seat, auto&& visit) {
    const Seat& own = table.seat(seat);
    for (int i = 0; i < kBaseSets; ++i)
        visit(static_cast<Set>(i));
    if (own.tile == RaceTile::CoralA)
        visit(kRaceSet);
    if (own.cards.empty())
        return;
    for (const Card card : table.market.acquired)
        if (own.cards.contains(card))
            visit(set_of(card));
}

// H6.8: the other set of the base technology is in use.
constexpr bool is_closed(const Table& table, SeatId seat, Set set) {
    return static_cast<int>(set) < kBaseSets
           && on_set(table, seat, partner_of(set)) != empty_spaces();
}

// Why a set takes no cube of the active player, whatever its colour.
constexpr Why why_shut(const Content& content, const Table& table, Set set) {
    if (is_closed(table, table.turn.active, set))
        return Why::OtherSet;
    const int size = size_for(table.active().tile, content.set(set));
    const int cubes = cubes_on(on_set(table, table.turn.active, set));
    if (cubes == size)
        return Why::Full;
    const bool last = cubes + 1 == size;
    const bool used_up = table.activations[set] >= content.parameters.most_activations;  // H6.50
    return unless(!last || !used_up, Why::OftenEnough);
}

// Open spaces of one set of the active player: equal spaces once (H2.13).
constexpr void for_each_open_space(const Content& content,
                                   const Table& table,
                                   Set set,
                                   auto&& visit) {
    if (why_shut(content, table, set) != Why::Nothing)
        return;
    const SetSpec& spec = content.set(set);
    const int size = size_for(table.active().tile, spec);
    const OnSpaces& cubes = on_set(table, table.turn.active, set);
    Space before = kNoSpace;
    for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
        if (cubes[i] != kNoColour || spec.spaces[i] == before)
            continue;
        before = spec.spaces[i];
        visit(set, before);
    }
}

constexpr void for_each_open_space(const Content& content, const Table& table, auto&& visit) {
    for_each_set(table, table.turn.active, [&](Set set) {
        for_each_open_space(content, table, set, visit);
    });
}

// Whether one of the colours fits some open space of the active player.
constexpr bool fits_open_space(const Content& content, const Table& table, ColourSet wanted) {
    bool fits = false;
    const RaceTile tile = table.active().tile;
    for_each_set(table, table.turn.active, [&](Set set) {
        if (fits)
            return;
        for_each_open_space(content, table, set, [&](Set /*set*/, Space space) {
            fits = fits || accepted(tile, space) & wanted;
        });
    });
    return fits;
}

// Colours that fit some open space of the active player.
constexpr ColourSet open_colours(const Content& content, const Table& table) {
    ColourSet colours;
    const RaceTile tile = table.active().tile;
    for_each_open_space(
        content, table, [&](Set /*set*/, Space space) { colours |= accepted(tile, space); });
    return colours;
}

// H6.5: visible cubes of these colours, named by place and colour, equal ones once.
constexpr void name_cubes_on(const SetSpec& spec,
                             const OnSpaces& cubes,
                             ColourSet among,
                             auto&& sink) {
    for (std::size_t i = 0; i < kSpacesPerSet; ++i) {
        if (cubes[i] == kNoColour || !among.contains(cubes[i]))
            continue;
        const bool named =
            i > 0 && spec.spaces[i] == spec.spaces[i - 1] && cubes[i] == cubes[i - 1];
        if (!named)
            sink(spec.spaces[i], cubes[i]);
    }
}

// Whose cubes, and of which colours.
struct Visible {
    SeatId seat;
    ColourSet colours;
};

constexpr void for_each_visible(const Content& content,
                                const Table& table,
                                Visible which,
                                auto&& sink) {
    const Seat& own = table.seat(which.seat);
    for (const Colour colour : which.colours& colours_in(own.available))
        sink(action::cube(kAvailable, colour));
    for (const Colour colour : which.colours& colours_in(own.unused))
        sink(action::cube(kUnused, colour));
    for_each_set(table, which.seat, [&](Set set) {
        const auto name = [&](Space space, Colour colour) {
            sink(action::cube(set, space, colour));
        };
        name_cubes_on(content.set(set), on_set(table, which.seat, set), which.colours, name);
    });
}

constexpr bool has_visible(const Content& content, const Table& table, Visible which) {
    engine::ActionCounter counter;
    for_each_visible(content, table, which, counter);
    return counter.count > 0;
}

}  // namespace hyperborea
