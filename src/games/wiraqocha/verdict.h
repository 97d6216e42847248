// Why a finished game was won, as a sentence (section 8).
#pragma once

#include "engine/message.h"
#include "games/wiraqocha/content.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha {

// Which goal was reached, or what decided at the round cap. Precondition: the game is over.
engine::Message verdict(const Content& content, const State& state);

}  // namespace wiraqocha
