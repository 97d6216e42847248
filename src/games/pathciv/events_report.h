// What an event is about, and how the seats stand in it.
#pragma once

#include "games/pathciv/telling.h"

namespace pathciv {

// `before` is the table before the event; nothing in a round without one.
void tell_challenge(Telling& telling, const Table& before);
void tell_battle(Telling& telling, const Table& before);

}  // namespace pathciv
