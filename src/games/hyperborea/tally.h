// What a step has really given and taken, read off the tables before and after it: log lines say
// what happened, not what is printed.
#pragma once

#include "engine/reporting.h"
#include "games/hyperborea/pack.h"
#include "games/hyperborea/state.h"

namespace hyperborea {

// "2 movement points + 1 gem": what the active player has more of now; empty for nothing.
engine::Words gains_between(const Pack& pack, const Table& before, const Table& after);

// What a strike took from its victims, whether they chose it or had no choice.
void tell_losses(engine::Telling& telling,
                 const Pack& pack,
                 const Table& before,
                 const Table& after);

// What ends and begins turns by itself: the Reset, fortresses that go home, new miniatures.
void tell_turn_change(engine::Telling& telling, const Table& before, const Table& after);

}  // namespace hyperborea
