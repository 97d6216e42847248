// The miniature game with its words as an AnyGame.
#pragma once

#include "engine/game_adapter.h"
#include "engine/mini/rules.h"
#include "generated/engine/mini/texts.h"

namespace mini {

const engine::Words& words_of(Card card);

using AdaptedGame = engine::GameAdapter<Game, Texts>;

}  // namespace mini
