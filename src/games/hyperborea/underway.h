// Where an action of several answers stands: settled, under way, or only opening a question.
#pragma once

#include "games/hyperborea/state.h"

namespace hyperborea::underway {

// Between two actions of the menu, in the set-up between two choices, and before any luck.
constexpr bool is_settled(Ask ask) {
    return ask == Ask::Menu || ask == Ask::Commit || ask == Ask::Race || is_for_chance(ask);
}

// What an activation, a ruin or the end phase wants to know comes after something has happened, and
// so does every further row of a development on several rows.
constexpr bool asks(const State& before, const State& after) {
    const Ask ask = after.turn.ask;
    const bool follows = ask == Ask::Look || ask == Ask::Victim || ask >= Ask::Option
                         || (ask == Ask::DiffRow && before.turn.ask == Ask::DiffRow);
    return !is_settled(ask) && !follows;
}

}  // namespace hyperborea::underway
