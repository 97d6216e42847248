// The start of a round: markets and hands (P5.1 to P5.3).
#pragma once

#include "games/pathciv/changes.h"
#include "games/pathciv/turn.h"

namespace pathciv::beginning {

// P4.10: wonders of a level enter in two rounds, from round 1 on; leaders one round later.
constexpr int wonder_level(int round) { return round < kRounds ? (round + 1) / 2 : 0; }
constexpr int leader_level(int round) { return round / 2; }

constexpr int wonders_entering(const Content& content, const Table& table) {
    const PlayersSpec& players = content.for_seats(table.options.seats);
    if (wonder_level(table.round()) == 0)
        return 0;
    return table.round() % 2 == 1 ? players.first : players.second;
}
constexpr int leaders_entering(const Content& content, const Table& table) {
    const PlayersSpec& players = content.for_seats(table.options.seats);
    if (leader_level(table.round()) == 0)
        return 0;
    return table.round() % 2 == 0 ? players.first : players.second;
}

constexpr void begin_round(const Content& content, State& state) {
    ++state.turn.round;
    state.turn.phase = Phase::Start;
    state.turn.cursor = Counter(wonders_entering(content, state));
    go_on_with(state, Stage::EnterWonders);
}

constexpr void enter_wonders(const Content& content, State& state) {
    if (state.turn.cursor > 0)
        return ask_chance(state, Ask::Wonder);
    state.turn.cursor = Counter(leaders_entering(content, state));
    go_on_with(state, Stage::EnterLeaders);
}
constexpr void enter_leaders(State& state) {
    if (state.turn.cursor > 0)
        return ask_chance(state, Ask::Leader);
    go_on_with(state, Stage::TakeHands);
}

constexpr void put_in_order(Hand& hand) {
    for (std::size_t end = 1; end < hand.size(); ++end) {
        for (std::size_t i = end; i > 0 && hand[i] < hand[i - 1]; --i) {
            const Tech moved = hand[i];
            hand[i] = hand[i - 1];
            hand[i - 1] = moved;
        }
    }
}

// P5.2
constexpr void take_hand(Seat& seat) {
    seat.hand = {seat.left[0], seat.left[1], seat.right[0], seat.right[1], seat.fresh};
    put_in_order(seat.hand);
    seat.left = empty_fields();
    seat.right = empty_fields();
    seat.fresh = kNoTech;
}

constexpr void take_hands(State& state) {
    if (state.round() > 1)
        for (const SeatId seat : state.everyone())
            take_hand(state.seat(seat));
    go_on_with(state, Stage::PlanProjects);
}

constexpr void legal(const State& state, auto&& sink) {
    const CardSet level = state.turn.ask == Ask::Wonder
                              ? level_of_wonders(wonder_level(state.round()))
                              : level_of_leaders(leader_level(state.round()));
    for (const Card card : state.market.unseen& level)
        sink(action::entered(card));
}

constexpr void apply(State& state, Action action) {
    state.market.unseen.erase(card_of(action));
    state.market.open.insert(card_of(action));
    --state.turn.cursor;
}

}  // namespace pathciv::beginning
