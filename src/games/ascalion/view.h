// What a seat may see. Everything in the state is open to all (A10.2): kinds of face-down sources
// are not in it.
#pragma once

#include "engine/open_table.h"
#include "games/ascalion/state.h"

namespace ascalion {

using View = engine::OpenView<State>;

}  // namespace ascalion
