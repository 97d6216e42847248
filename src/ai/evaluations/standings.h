// The games whose features somebody has written: the one list of them.
#pragma once

#include "ai/evaluations/ascalion_standing.h"
#include "ai/evaluations/hyperborea_standing.h"
#include "ai/evaluations/pathciv_standing.h"
#include "ai/evaluations/wiraqocha_judge.h"
#include "generated/games/ascalion/library.h"
#include "generated/games/hyperborea/library.h"
#include "generated/games/pathciv/library.h"
#include "generated/games/wiraqocha/library.h"

namespace ai {

static_assert(Standing<WiraqochaStanding>);
static_assert(Standing<AscalionStanding>);
static_assert(Standing<HyperboreaStanding>);
static_assert(Standing<PathcivStanding>);

// What `make` makes of the standing of the game and its content, as in
//     make(WiraqochaStanding{}, content)
// or, for a game without one, what `other` makes.
template <class Make, class Other>
auto by_standing(const engine::AnyGame& game, Make&& make, Other&& other) {
    if (game.id() == wiraqocha::Rules::kId)
        return make(WiraqochaStanding{}, wiraqocha::content_of(game));
    if (game.id() == ascalion::Rules::kId)
        return make(AscalionStanding{}, ascalion::content_of(game));
    if (game.id() == hyperborea::Rules::kId)
        return make(HyperboreaStanding{}, hyperborea::content_of(game));
    if (game.id() == pathciv::Rules::kId)
        return make(PathcivStanding{}, pathciv::content_of(game));
    return other();
}

}  // namespace ai
