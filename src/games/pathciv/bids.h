// What a contest over cards brought: who gets what, before whom and why, who passes (6E, 6G).
#pragma once

#include "games/pathciv/telling.h"
#include "games/pathciv/view.h"

namespace pathciv {

// Of wonders or leaders. `before` is the moment in which the bids open.
void tell_bids(Telling& telling, const View& before, const Table& after);
// Of technologies.
void tell_technologies(Telling& telling, const View& before, const Table& after);

}  // namespace pathciv
