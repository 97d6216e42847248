// What was drawn, in words.
#pragma once

#include "games/pathciv/telling.h"

namespace pathciv {

// `after` is the table right after the outcome.
void tell_chance(Telling& telling, const Table& before, Action outcome, const Table& after);

// These markers have come to the step that was arrived at.
void tell_shown(Telling& telling, const Table& before, MarkerSet markers, const Table& after);

}  // namespace pathciv
