// What changes on the table by itself after an answer, and nobody chose: results of conflicts, what
// sources give, what is lost.
#pragma once

#include <vector>

#include "engine/action.h"
#include "engine/message.h"
#include "games/ascalion/pack.h"
#include "games/ascalion/state.h"

namespace ascalion {

std::vector<engine::Message> aftermath(const Pack& pack,
                                       const State& before,
                                       engine::Action answer,
                                       const State& after);

}  // namespace ascalion
