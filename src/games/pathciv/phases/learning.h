// Phase E: every seat takes one technology, bought or for nothing (6G).
#pragma once

#include "games/pathciv/changes.h"
#include "games/pathciv/contest.h"
#include "games/pathciv/turn.h"

namespace pathciv::learning {

constexpr Tech card_on(const Table& table, Stack stack) {
    return table.market.variants.contains(stack) ? variant_card(stack) : core_card(stack);
}
constexpr StackSet stacks_left(const Table& table) {
    StackSet left;
    for (const Stack stack : all_stacks())
        if (table.market.copies[stack] > 0)
            left.insert(stack);
    return left;
}

// P6.48. Whoever has no point of a type can buy nothing of it (P6.45).
constexpr StackSet affordable(const Content& content, const Table& table, SeatId id) {
    const Seat& seat = table.seat(id);
    StackSet stacks;
    for (const Type type : all_types()) {
        if (seat.research[type] == 0)
            continue;
        for (int level = 1; level <= kLevels; ++level) {
            const Stack stack = stack_of(type, level);
            if (table.market.copies[stack] > 0
                && why_too_dear(content, seat, card_on(table, stack)).none())
                stacks.insert(stack);
        }
    }
    return stacks;
}
// P6.49: of the lowest level that has copies.
constexpr StackSet lowest_left(const Table& table) {
    const StackSet left = stacks_left(table);
    for (int level = 1; level <= kLevels; ++level) {
        StackSet stacks;
        for (const Stack stack : left)
            if (level_of(stack) == level)
                stacks.insert(stack);
        if (stacks)
            return stacks;
    }
    return {};
}

constexpr Obstacle why_not(const Content& content, const State& state, SeatId seat, Stack stack) {
    if (!stacks_left(state).contains(stack))
        return Why::Gone;
    const StackSet stacks = affordable(content, state, seat);
    if (stacks.empty())
        return lowest_left(state).contains(stack) ? Why::Nothing : Why::Level;
    return why_too_dear(content, state.seat(seat), card_on(state, stack));
}

constexpr void begin(State& state) {
    state.turn.phase = Phase::Technology;
    state.turn.bidding = state.everyone();
    go_on_with(state, Stage::BidForTechnologies);
}

// P6.52: without any copy left nobody takes anything.
constexpr void ask_for_bids(State& state) {
    if (stacks_left(state).empty())
        state.turn.bidding = {};
    if (state.turn.bidding)
        return open_window(state, Ask::TechnologyBids, state.turn.bidding);
    go_on_with(state, Stage::OpenBoxes);
}

constexpr void legal(const Content& content, const State& state, SeatId seat, auto&& sink) {
    if (!state.turn.bidding.contains(seat) || state.secrets[seat].tech != kNoTech)
        return;
    const StackSet stacks = affordable(content, state, seat);
    for (const Stack stack : stacks)
        sink(action::buy(card_on(state, stack)));
    if (stacks)
        return;
    for (const Stack stack : lowest_left(state))
        sink(action::adopt(card_on(state, stack)));
}

constexpr void pick(Secret& secret, Action action) { secret.tech = tech_of(action); }

// P6.28, P6.50: who can afford the card has bid to buy it, for otherwise only cards are offered
// that come for nothing.
constexpr void win(const Content& content, State& state, SeatId id, Tech tech) {
    Seat& seat = state.seat(id);
    if (why_too_dear(content, seat, tech).none()) {
        seat.research[content.tech(tech).type] -= price_of(content, seat, tech);
        state.turn.buyers.insert(id);
    }
    seat.fresh = tech;  // P6.46
    --state.market.copies[stack_of(tech)];
    state.turn.bidding.erase(id);
}

constexpr void award(const Content& content, State& state, Stack stack) {
    const Tech tech = card_on(state, stack);
    SeatSet bidders;
    for (const SeatId seat : state.turn.bidding)
        if (state.secrets[seat].tech == tech)
            bidders.insert(seat);
    while (bidders && state.market.copies[stack] > 0) {
        const SeatId first = first_bidder(content, state, bidders, content.tech(tech).type);
        win(content, state, first, tech);
        bidders.erase(first);
    }
}

constexpr void reveal(const Content& content, State& state) {
    StackSet wanted;
    for (const SeatId seat : state.turn.bidding)
        wanted.insert(stack_of(state.secrets[seat].tech));
    for (const Stack stack : wanted)
        award(content, state, stack);
}

// P6.47
constexpr void open_boxes(const Content& content, State& state) {
    for (const SeatId id : state.turn.buyers) {
        const Tech tech = state.seat(id).fresh;
        gain(content, state, id, content.box(stack_of(tech)));
        for_each_working(content, state.seat(id), EffectKind::OnTech, [&](const Effect& effect) {
            if (is_for(static_cast<Circle>(effect.what), content.tech(tech).type))
                gain(content, state, id, effect.gains);
        });
    }
    state.turn.buyers = {};
    open_gains(state, Stage::HoldChallenge);
}

}  // namespace pathciv::learning
