// Every law of a sound position as a function; the first broken one is named (section 11).
#pragma once

#include <string_view>

#include "games/hyperborea/invariant_map.h"
#include "games/hyperborea/invariant_seats.h"
#include "games/hyperborea/pending.h"

namespace hyperborea {

namespace laws {

// H11.9
constexpr bool secrets(const State& state) {
    for (const SeatId seat : SeatSet::first(kMaxSeats)) {
        const Secret& secret = state.secrets[seat];
        const bool looks = state.turn.ask == Ask::Look && seat == state.turn.active;
        if ((secret.looked != kNoToken) != looks)
            return false;
        if (!state.everyone().contains(seat) && !(secret == Secret{}))
            return false;
    }
    return true;
}

// H11.18
constexpr bool pool(const Content& content, const State& state) {
    const bool may_hold =
        state.turn.phase == Phase::Starting || state.turn.phase == Phase::Main || state.is_over();
    for (int i = 0; i < kPoints; ++i) {
        const auto point = static_cast<Point>(i);
        if (state.pool[point] > (may_hold ? content.parameters.most_points : 0)
            || state.gained[point] > content.parameters.most_points)
            return false;
    }
    return state.pool[Point::Gem] == 0;
}

// H11.20
constexpr bool activations(const Content& content, const State& state) {
    for (int i = 0; i < kSets; ++i)
        if (state.activations[static_cast<Set>(i)] > content.parameters.most_activations)
            return false;
    return true;
}

// H11.25, H11.26
constexpr bool objectives(const Content& content, const State& state) {
    if (state.turn.phase == Phase::Main && state.active().gems >= gems_to_end(content, state)
        && !state.active().objectives.contains(Condition::Gems))
        return false;
    const auto length = static_cast<std::size_t>(state.options.length);
    const bool enough = conditions_met(state) >= content.parameters.conditions_to_end[length];
    return state.turn.triggered == enough
           && state.turn.turns_left < (enough ? state.options.seats : 1);
}

}  // namespace laws

constexpr std::string_view first_broken_law(const Content& content, const State& state) {
    if (const auto broken = first_broken_law_of_the_map(content, state); !broken.empty())
        return broken;
    if (const auto broken = first_broken_law_of_the_seats(content, state); !broken.empty())
        return broken;
    if (!laws::secrets(state))
        return "secrets";
    if (!laws::pool(content, state))
        return "pool";
    if (!laws::activations(content, state))
        return "activations";
    if (!laws::objectives(content, state))
        return "objectives";
    return laws::pending_fits(content, state) ? "" : "open question";
}

}  // namespace hyperborea
