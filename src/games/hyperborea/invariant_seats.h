// Laws of what players own: cubes, gems, cards and markers (section 11).
#pragma once

#include <string_view>

#include "games/hyperborea/market.h"

namespace hyperborea {

namespace laws {

// H11.1
constexpr int cubes_owned(const Table& table, SeatId id, Colour colour) {
    const Seat& seat = table.seat(id);
    int cubes =
        seat.bag[colour].value() + seat.available[colour].value() + seat.unused[colour].value();
    for_each_set(table, id, [&](Set set) {
        for (const Colour cube : on_set(table, id, set))
            cubes += cube == colour ? 1 : 0;
    });
    return cubes;
}
constexpr bool cubes(const Content& content, const State& state) {
    for (const Colour colour : all_colours()) {
        int sum = state.supply.cubes[colour].value();
        for (const SeatId seat : state.everyone())
            sum += cubes_owned(state, seat, colour);
        if (sum != (colour == Colour::Grey ? content.parameters.greys : content.parameters.cubes))
            return false;
    }
    return true;
}

// H11.2
constexpr bool gems(const Content& content, const State& state) {
    int sum = state.supply.gems.value();
    for (const Seat& seat : state.seats)
        sum += seat.gems.value();
    return sum == content.parameters.gems;
}

// H11.10: each card in exactly one place.
constexpr CardSet cards_together(const State& state, int& places) {
    CardSet all = state.market.fresh;
    places = all.size();
    const auto add = [&](Card card) {
        if (card == kNoCard)
            return;
        all.insert(card);
        ++places;
    };
    for (const Card card : state.market.open)
        add(card);
    for (const Card card : state.market.aside)
        add(card);
    for (const Returned& returned : state.market.returned)
        for (const Card card : returned)
            add(card);
    for (const Card card : state.market.acquired)
        add(card);
    return all;
}
constexpr bool is_in_its_deck(const State& state) {
    for (int i = 0; i < kDecks; ++i) {
        const auto deck = static_cast<Deck>(i);
        for (std::size_t k = 0; k < 2; ++k)
            if (const Card card = state.market.open[first_place(deck) + k];
                card != kNoCard && deck_of(card) != deck)
                return false;
        for (const Card card : returned_to(state, deck))
            if (deck_of(card) != deck)
                return false;
    }
    return true;
}
constexpr bool cards(const State& state) {
    int places = 0;
    if (cards_together(state, places).size() != kCards || places != kCards
        || !is_in_its_deck(state))
        return false;
    CardSet owned;
    int owners = 0;
    for (const Seat& seat : state.seats) {
        owned |= seat.cards;
        owners += seat.cards.size();
    }
    if (owners != static_cast<int>(state.market.acquired.size()))
        return false;
    for (const Card card : state.market.acquired)
        if (!owned.contains(card))
            return false;
    return true;
}

constexpr bool is_between_deals(const State& state) {
    return state.turn.phase != Phase::Setup && state.turn.ask != Ask::Deal;
}
constexpr bool market(const State& state) {
    if ((state.market.aside[0] != kNoCard || state.market.aside[1] != kNoCard)
        && state.turn.ask != Ask::Deal)
        return false;
    if (!is_between_deals(state))
        return true;
    for (int i = 0; i < kDecks; ++i) {
        const auto deck = static_cast<Deck>(i);
        int open = 0;
        for (std::size_t k = 0; k < 2; ++k)
            open += state.market.open[first_place(deck) + k] != kNoCard ? 1 : 0;
        if (open < 2 && face_down_in(state, deck) > 0)
            return false;
    }
    return true;
}

// H11.11, H11.28
constexpr bool taken(const Content& content, const State& state) {
    for (const SeatId id : state.everyone()) {
        const Seat& seat = state.seat(id);
        const bool started = seat.start != kNoCard;
        if (seat.cards.size() != seat.taken.value() + (started ? 1 : 0)
            || (started && !seat.cards.contains(seat.start)))
            return false;
        if (seat.objectives.contains(Condition::Technologies)
            != (seat.taken >= content.parameters.cards_to_end))
            return false;
        if (cubes_owned(state, id, Colour::Grey) > seat.taken.value())
            return false;
    }
    return true;
}

// H11.15
constexpr bool markers(const Content& content, const State& state) {
    for (const Seat& seat : state.seats)
        for (const Counter marker : seat.markers.items)
            if (marker > content.parameters.most_level)
                return false;
    return true;
}

// H11.16, H11.17: cubes lie on spaces that exist, grey only where it fits, in their order.
constexpr bool spaces_of(const Content& content, const State& state, SeatId id, Set set) {
    const RaceTile tile = state.seat(id).tile;
    const SetSpec& spec = content.set(set);
    const OnSpaces& cubes = on_set(state, id, set);
    OnSpaces ordered = cubes;
    tidy(spec, ordered);
    if (ordered != cubes)
        return false;
    for (std::size_t i = 0; i < kSpacesPerSet; ++i) {
        if (cubes[i] == kNoColour)
            continue;
        if (static_cast<int>(i) >= size_for(tile, spec))
            return false;
        const bool grey_fits = accepted(tile, spec.spaces[i]).contains(Colour::Grey);
        if (cubes[i] == Colour::Grey ? !grey_fits : spec.spaces[i] == Space::Grey)
            return false;
    }
    return true;
}
constexpr bool sets(const Content& content, const State& state) {
    CardSet owned;
    for (const SeatId id : state.everyone()) {
        owned |= state.seat(id).cards;
        bool sound = state.seat(id).tile == RaceTile::CoralA
                     || on_set(state, id, kRaceSet) == empty_spaces();
        for_each_set(state, id, [&](Set set) {
            sound = sound && spaces_of(content, state, id, set);
            sound =
                sound && !(is_closed(state, id, set) && on_set(state, id, set) != empty_spaces());
        });
        if (!sound)
            return false;
    }
    for (int i = 0; i < kCards; ++i)
        if (!owned.contains(static_cast<Card>(i))
            && state.market.spaces[static_cast<std::size_t>(i)] != empty_spaces())
            return false;
    return true;
}

// H11.22: what was drawn last, less what strikes took.
constexpr bool available(const Content& content, const State& state) {
    for (const SeatId seat : state.everyone())
        if (seat != state.turn.active
            && total(state.seat(seat).available) > content.parameters.cubes_drawn)
            return false;
    return true;
}

constexpr bool race_tiles(const State& state) {
    for (const SeatId id : state.everyone()) {
        const Seat& seat = state.seat(id);
        if (seat.tile == kNoRaceTile)
            continue;
        if (state.options.mode != Mode::RaceWar
            || static_cast<int>(seat.tile) / 2 != static_cast<int>(seat.race))
            return false;
    }
    return true;
}

constexpr bool empty_seats(const State& state) {
    for (const SeatId seat : SeatSet::first(kMaxSeats) - state.everyone()) {
        Seat empty;
        for (OnSpaces& spaces : empty.sets)
            spaces = empty_spaces();
        if (!(state.seat(seat) == empty) || presence(state, seat) || state.board.forts_at[seat])
            return false;
    }
    return true;
}

}  // namespace laws

constexpr std::string_view first_broken_law_of_the_seats(const Content& content,
                                                         const State& state) {
    if (!laws::empty_seats(state))
        return "empty seats";
    if (!laws::race_tiles(state))
        return "race tiles";
    if (!laws::cubes(content, state))
        return "cubes";
    if (!laws::gems(content, state))
        return "gems";
    if (!laws::cards(state))
        return "cards";
    if (!laws::market(state))
        return "market";
    if (!laws::taken(content, state))
        return "cards taken";
    if (!laws::sets(content, state))
        return "cubes on spaces";
    if (!laws::markers(content, state))
        return "markers";
    return laws::available(content, state) ? "" : "available cubes";
}

}  // namespace hyperborea
