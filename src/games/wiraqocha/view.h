// What a seat may see. Everything on the table is open, and the state holds no order of the deck
// (W10.2, W10.3), so every viewer sees the whole state.
#pragma once

#include "engine/open_table.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha {

using View = engine::OpenView<State>;

}  // namespace wiraqocha
