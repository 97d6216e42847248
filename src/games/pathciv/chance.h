// Random events (section 11), whichever phase they belong to.
#pragma once

#include "engine/action.h"
#include "games/pathciv/phases/arriving.h"
#include "games/pathciv/phases/beginning.h"
#include "games/pathciv/phases/bidding.h"
#include "games/pathciv/phases/setting_up.h"

namespace pathciv::chance {

constexpr void legal(const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Wonder:
        case Ask::Leader: return beginning::legal(state, sink);
        case Ask::MarkerShown:
        case Ask::MarkerOpened: return arriving::legal_chance(state, sink);
        case Ask::TypeOfRival: return bidding::legal_chance(sink);
        default: return setting_up::legal(state, sink);
    }
}

constexpr void apply(const Content& content, State& state, Action outcome) {
    switch (state.turn.ask) {
        case Ask::Wonder:
        case Ask::Leader: beginning::apply(state, outcome); break;
        case Ask::MarkerShown:
        case Ask::MarkerOpened: arriving::apply_chance(state, outcome); break;
        case Ask::TypeOfRival: bidding::apply_chance(content, state, outcome); break;
        default: setting_up::apply(content, state, outcome); break;
    }
    state.turn.ask = Ask::Nothing;
}

// P11.1: an event with one outcome is applied without asking; the observer is shown the state
// before it.
constexpr bool happens_anyway(const Content& content, State& state, auto&& observe) {
    engine::SoleAction sole;
    legal(state, sole);
    if (sole.count != 1)
        return false;
    observe(state);
    apply(content, state, sole.action);
    return true;
}

// P12.21
constexpr bool offers_enough(const State& state) {
    engine::ActionCounter counter;
    legal(state, counter);
    return !is_for_chance(state.turn.ask) || counter.count > 1;
}

}  // namespace pathciv::chance
