// The end of the game: elimination, victory and the ranking (section 8).
#pragma once

#include "games/ascalion/changes.h"

namespace ascalion {

// Nothing stays in progress.
constexpr void finish(State& state, Ending ending) {
    state.turn.phase = Phase::Over;
    state.turn.ending = ending;
    state.turn.active = kNobody;
    state.turn.founder = kNobody;
    state.transport = Transport{};
    state.attack = Attack{};
    ask(state, kNobody, Ask::Nothing);
}

constexpr std::uint8_t last_elimination(const State& state) {
    std::uint8_t last = 0;
    for (const Seat& seat : state.seats)
        last = seat.eliminated > last ? seat.eliminated : last;
    return last;
}

// A8.5: several players who lose their last area together share their place.
constexpr void eliminate_landless(State& state) {
    const auto order = static_cast<std::uint8_t>(last_elimination(state) + 1);
    for (int i = 0; i < state.options.seats; ++i) {
        Seat& seat = state.seats[static_cast<std::size_t>(i)];
        if (seat.eliminated != 0 || state.areas_of(engine::seat_id(i)))
            continue;
        seat.eliminated = order;
        seat.owns_university = false;
        seat.university_lost = 0;
    }
    if (players_left(state) <= 1)
        finish(state, Ending::LastPlayer);  // A8.7
}

struct Standing {
    int cities = 0;
    int areas = 0;
    int value = 0;
    friend constexpr auto operator<=>(const Standing&, const Standing&) = default;
};

constexpr Standing standing_of(const Content& content, const State& state, SeatId seat) {
    const AreaSet areas = state.areas_of(seat);
    return {cities_of(state, seat), areas.size(), value_of(content, state, areas)};
}

constexpr int most_cities_besides(const State& state, SeatId seat) {
    int most = 0;
    for (int i = 0; i < state.options.seats; ++i)
        if (const int cities = cities_of(state, engine::seat_id(i));
            engine::seat_id(i) != seat && cities > most)
            most = cities;
    return most;
}

// A8.2, A8.3
constexpr bool has_victory(const Content& content, const State& state, SeatId seat) {
    const int cities = cities_of(state, seat);
    if (cities < content.parameters.cities_to_win)
        return false;
    return state.options.victory == Victory::Shared || cities > most_cities_besides(state, seat);
}

constexpr bool anybody_has_victory(const Content& content, const State& state) {
    for (int i = 0; i < state.options.seats; ++i)
        if (has_victory(content, state, engine::seat_id(i)))
            return true;
    return false;
}

// Does the first rank above the second? Winners, then the rest by cities, areas and value, then
// those who left, the last of them first (A8.9).
constexpr bool ranks_above(const Content& content, const State& state, SeatId one, SeatId other) {
    const std::uint8_t left = state.seat(one).eliminated;
    const std::uint8_t right = state.seat(other).eliminated;
    if (left != 0 || right != 0)
        return left == 0 || (right != 0 && left > right);
    if (state.turn.ending == Ending::Cities) {
        const bool wins = has_victory(content, state, one);
        if (wins != has_victory(content, state, other))
            return wins;
        if (wins)
            return false;
    }
    return standing_of(content, state, one) > standing_of(content, state, other);
}

constexpr int place_of(const Content& content, const State& state, SeatId seat) {
    int place = 1;
    for (int i = 0; i < state.options.seats; ++i)
        place += ranks_above(content, state, engine::seat_id(i), seat) ? 1 : 0;
    return place;
}

constexpr engine::Outcome outcome_of(const Content& content, const State& state) {
    engine::Outcome outcome;
    outcome.seats = state.options.seats;
    outcome.ending = static_cast<std::uint8_t>(state.turn.ending);
    for (int i = 0; i < state.options.seats; ++i) {
        const Standing standing = standing_of(content, state, engine::seat_id(i));
        engine::SeatResult& result = outcome.results[static_cast<std::size_t>(i)];
        if (state.is_over())
            result.place = static_cast<std::uint8_t>(place_of(content, state, engine::seat_id(i)));
        result.score = static_cast<std::int16_t>(standing.cities);
        result.parts[0] = static_cast<std::int16_t>(standing.cities);
        result.parts[1] = static_cast<std::int16_t>(standing.areas);
        result.parts[2] = static_cast<std::int16_t>(standing.value);
    }
    engine::crown_the_first(outcome);
    return outcome;
}

}  // namespace ascalion
