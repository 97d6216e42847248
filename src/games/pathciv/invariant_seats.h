// Laws about what the seats have: technologies, wonders and leaders, tracks (P12.1 to P12.13).
#pragma once

#include <string_view>

#include "games/pathciv/phases/learning.h"

namespace pathciv::laws {

template <class Cards>
constexpr bool is_in_order(const Cards& cards) {
    for (std::size_t i = 1; i < cards.size(); ++i)
        if (cards[i] < cards[i - 1])
            return false;
    return true;
}
template <class Cards>
constexpr int count_of(const Cards& cards) {
    int count = 0;
    for (const Tech tech : cards)
        count += tech != kNoTech ? 1 : 0;
    return count;
}

// P12.3: cards are in hand from the start of a round to the reveal of phase A.
constexpr bool is_in_hand(const Table& table) {
    return table.turn.phase == Phase::Projects
           || (table.turn.phase <= Phase::Start && table.round() <= 1);
}
constexpr bool hand_or_fields(const Table& table, const Seat& seat) {
    if (!is_in_order(seat.hand) || !is_in_order(seat.left) || !is_in_order(seat.right))
        return false;
    const int on_fields = count_of(seat.left) + count_of(seat.right);
    if (!is_in_hand(table))
        return count_of(seat.hand) == 0 && on_fields == 2 * kFields;
    const int held = count_of(seat.hand);
    return on_fields == 0 && seat.fresh == kNoTech
           && (held == kHandSize
               || (held == kHandSize - 1 && learning::stacks_left(table).empty()));
}

// P12.4, P12.16: phase E gives everybody one technology while there are any.
constexpr bool new_card(const Table& table, SeatId id) {
    const bool has_one = table.seat(id).fresh != kNoTech;
    const Phase phase = table.turn.phase;
    const bool none_left = learning::stacks_left(table).empty();
    if (is_in_hand(table) || (phase >= Phase::Deployment && phase <= Phase::Research))
        return !has_one;
    if (phase == Phase::Technology && table.turn.bidding.contains(id))
        return !has_one;
    return has_one || none_left;
}

// P12.2, P12.4: each start card once, and a card discarded in every round while hands are full.
constexpr bool start_cards(const Seat& seat) {
    for (const Type type : all_types()) {
        int count = 0;
        for_each_tech(seat, [&](Tech tech) { count += tech == start_card(type) ? 1 : 0; });
        if (count != 1)
            return false;
    }
    return true;
}
constexpr bool discarded(const Table& table, const Seat& seat) {
    const bool projects_done = table.turn.phase > Phase::Projects;
    const int rounds = table.round() - (projects_done || table.round() == 0 ? 0 : 1);
    const auto count = static_cast<int>(seat.discarded.size());
    for (const Tech tech : seat.discarded)
        if (tech == kNoTech)
            return false;
    return learning::stacks_left(table).empty() && table.round() > 0 ? count <= rounds
                                                                     : count == rounds;
}
constexpr bool technologies(const Table& table) {
    for (const SeatId id : table.everyone()) {
        const Seat& seat = table.seat(id);
        if (!hand_or_fields(table, seat) || !new_card(table, id) || !start_cards(seat)
            || !discarded(table, seat))
            return false;
    }
    return true;
}

// P12.1
constexpr bool is_filled(const Table& table, Stack stack) {
    return table.turn.stage > Stage::FillStacks
           || static_cast<int>(stack) < table.turn.cursor.value();
}
constexpr bool fits_set(const Table& table, Stack stack) {
    const bool variant = table.market.variants.contains(stack);
    switch (table.options.tech_set) {
        case TechSet::Core: return !variant;
        case TechSet::Variant: return variant == is_filled(table, stack);
        case TechSet::Mixed: return !variant || is_filled(table, stack);
    }
    return false;
}
constexpr bool stacks(const Content& content, const Table& table) {
    if (!(table.market.variants - all_stacks()).empty())
        return false;
    core::EnumArray<Stack, int, kStacks> owned;
    bool sound = true;
    for (const SeatId id : table.everyone()) {
        for_each_tech(table.seat(id), [&](Tech tech) {
            if (is_start_card(tech))
                return;
            ++owned[stack_of(tech)];
            sound = sound && tech == learning::card_on(table, stack_of(tech));
        });
    }
    for (const Stack stack : all_stacks()) {
        const int copies =
            is_filled(table, stack) ? content.tech(learning::card_on(table, stack)).copies : 0;
        sound = sound && fits_set(table, stack)
                && table.market.copies[stack].value() + owned[stack] == copies;
    }
    return sound;
}

// P12.7
constexpr bool leaders(const Seat& seat) {
    const CardSet own = seat.cards & all_leaders();
    if (own.empty())
        return seat.living == kNoCard;
    return seat.living != kNoCard && own.contains(seat.living);
}
constexpr bool won_cards(const Table& table, const Seat& seat) {
    if (seat.won == kNoCard)
        return true;
    return table.turn.phase == (is_leader(seat.won) ? Phase::Leaders : Phase::Wonders)
           && is_window(table.turn.ask) && table.turn.ask != Ask::Gains;
}

// P12.8, P12.13
constexpr bool tracks(const Content& content, const Table& table, const Seat& seat) {
    for (const Type type : all_types())
        if (seat.research[type] > content.parameters.research_cap)
            return false;
    return seat.population < kSpaces && seat.philosophy <= kSteps
           && (has_challenge_to_come(table) || seat.history == 0)
           && (table.turn.ask == Ask::Gains || (seat.any_research == 0 && seat.any_cubes == 0));
}

constexpr bool seats(const Content& content, const Table& table) {
    for (const SeatId id : table.everyone()) {
        const Seat& seat = table.seat(id);
        if (!leaders(seat) || !won_cards(table, seat) || !tracks(content, table, seat))
            return false;
    }
    for (int i = table.options.seats; i < kMaxSeats; ++i)
        if (!(table.seat(engine::seat_id(i)) == Seat{}))
            return false;
    return true;
}

}  // namespace pathciv::laws
