// The three goals, the round cap and the final ranking (section 8).
#pragma once

#include "engine/outcome.h"
#include "games/wiraqocha/board.h"

namespace wiraqocha {

struct CardSum {
    int resources = 0;
    int crystals = 0;
};

constexpr CardSum card_sum(const Content& content, const Seat& seat) {
    CardSum sum;
    for (const Card card : seat.cards) {
        sum.resources += content.cards[card].resources;
        sum.crystals += content.cards[card].crystals;
    }
    return sum;
}

// W8.7: an artefact that neither lies on its ruin nor is held by anyone was removed.
constexpr bool treasure_is_possible(const State& state) {
    ArtefactSet present = state.board.lying;
    for (const Seat& seat : state.seats)
        present |= seat.artefacts;
    return present == ArtefactSet::first(kArtefacts);
}

constexpr Ending goal_reached(const Content& content, const State& state, const Seat& seat) {
    const Goals& goals = content.goals_for(state.options.seats);
    if (seat.artefacts == ArtefactSet::first(kArtefacts))  // W8.7
        return Ending::Treasure;
    if (seat.crystals >= goals.crystals)  // W8.8
        return Ending::Somnium;
    const CardSum sum = card_sum(content, seat);  // W8.9
    if (sum.resources >= goals.leviathan_resources && sum.crystals >= goals.leviathan_crystals)
        return Ending::Leviathan;
    return Ending::None;
}

constexpr SeatId next_seat(const State& state, SeatId seat) {
    return engine::seat_id((engine::index_of(seat) + 1) % state.options.seats);
}

constexpr void finish(State& state, SeatId winner, Ending ending) {
    state.phase = Phase::Over;
    state.ending = ending;
    state.winner = winner;
    state.pending = {};
    state.turn.pool = {};
    state.turn.probed = kNoHex;
}

// W8.6: active player first, then to the left; the first hit ends the game at once.
constexpr void check_victory(const Content& content, State& state) {
    SeatId seat = state.turn.active;
    for (int i = 0; i < state.options.seats && !state.is_over(); ++i) {
        if (const Ending ending = goal_reached(content, state, state.seat(seat));
            ending != Ending::None)
            finish(state, seat, ending);
        seat = next_seat(state, seat);
    }
}

// W8.13: how near a seat is to its nearest goal, as an exact fraction.
struct Progress {
    int part = 0;
    int whole = 1;

    friend constexpr bool operator<(Progress left, Progress right) {
        return left.part * right.whole < right.part * left.whole;
    }
};

constexpr int smaller(int one, int other) { return one < other ? one : other; }

struct ProgressParts {
    Progress treasure;
    Progress somnium;
    Progress leviathan;

    constexpr Progress best() const {
        Progress most = treasure;
        if (most < somnium)
            most = somnium;
        return most < leviathan ? leviathan : most;
    }
};

constexpr ProgressParts progress_of(const Content& content, const State& state, const Seat& seat) {
    const Goals& goals = content.goals_for(state.options.seats);
    const CardSum sum = card_sum(content, seat);
    return {.treasure = {treasure_is_possible(state) ? seat.artefacts.size() : 0, kArtefacts},
            .somnium = {smaller(seat.crystals.value(), goals.crystals), goals.crystals},
            .leviathan = {smaller(sum.resources, goals.leviathan_resources)
                              + smaller(sum.crystals, goals.leviathan_crystals),
                          goals.leviathan_resources + goals.leviathan_crystals}};
}

constexpr int turn_order(const State& state, SeatId seat) {
    const int seats = state.options.seats;
    return (engine::index_of(seat) - engine::index_of(state.first) + seats) % seats;
}

// W8.13, W8.14: what sets seats apart when the round cap ends the game, in this order.
enum class Decider : std::uint8_t { Progress, Crystals, Cards, Hexes, TurnOrder };

struct Standing {
    Progress progress;
    int crystals = 0;
    int cards = 0;
    int hexes = 0;
    int turn_order = 0;
};

constexpr Standing standing_of(const Content& content, const State& state, SeatId id) {
    const Seat& seat = state.seat(id);
    return {.progress = progress_of(content, state, seat).best(),
            .crystals = seat.crystals.value(),
            .cards = seat.cards.size(),
            .hexes = state.controlled_by(id).size(),
            .turn_order = turn_order(state, id)};
}

constexpr Decider decider_between(const Standing& one, const Standing& other) {
    if (one.progress < other.progress || other.progress < one.progress)
        return Decider::Progress;
    if (one.crystals != other.crystals)
        return Decider::Crystals;
    if (one.cards != other.cards)
        return Decider::Cards;
    return one.hexes != other.hexes ? Decider::Hexes : Decider::TurnOrder;
}

// Does the challenger stand before the leader?
constexpr bool stands_before(const Content& content,
                             const State& state,
                             SeatId challenger,
                             SeatId leader) {
    const Standing one = standing_of(content, state, challenger);
    const Standing other = standing_of(content, state, leader);
    switch (decider_between(one, other)) {
        case Decider::Progress: return other.progress < one.progress;
        case Decider::Crystals: return one.crystals > other.crystals;
        case Decider::Cards: return one.cards > other.cards;
        case Decider::Hexes: return one.hexes > other.hexes;
        case Decider::TurnOrder: return one.turn_order > other.turn_order;
    }
    return false;
}

constexpr void finish_at_round_cap(const Content& content, State& state) {
    SeatId leader = state.first;
    for (int i = 0; i < state.options.seats; ++i)
        if (const SeatId seat = engine::seat_id(i);
            seat != leader && stands_before(content, state, seat, leader))
            leader = seat;
    finish(state, leader, Ending::RoundCap);
}

// Scores are progress in thousandths; NR-19: everybody but the winner shares the second place.
enum class ScorePart : std::uint8_t { Treasure, Somnium, Leviathan };
inline constexpr int kScoreParts = 3;

constexpr std::int16_t thousandths(Progress progress) {
    return static_cast<std::int16_t>(1000 * progress.part / progress.whole);
}

constexpr engine::Outcome outcome_of(const Content& content, const State& state) {
    engine::Outcome outcome;
    outcome.seats = state.options.seats;
    outcome.ending = static_cast<std::uint8_t>(state.ending);
    for (std::size_t i = 0; i < state.options.seats; ++i) {
        engine::SeatResult& result = outcome.results[i];
        const ProgressParts parts = progress_of(content, state, state.seats[i]);
        if (state.is_over())
            result.place = engine::index_of(state.winner) == static_cast<int>(i) ? 1 : 2;
        result.parts[0] = thousandths(parts.treasure);
        result.parts[1] = thousandths(parts.somnium);
        result.parts[2] = thousandths(parts.leviathan);
        result.score = thousandths(parts.best());
    }
    engine::crown_the_first(outcome);
    return outcome;
}

}  // namespace wiraqocha
