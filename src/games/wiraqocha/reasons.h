// Why something cannot be chosen now, in words. The rules say what keeps it: nothing is judged
// here.
#pragma once

#include "engine/message.h"
#include "games/wiraqocha/obstacle.h"
#include "games/wiraqocha/pack.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha {

// `hex` is the thing itself, if it is one.
engine::Message words_of(const Pack& pack, const State& state, Obstacle obstacle, Hex hex = kNoHex);

}  // namespace wiraqocha
