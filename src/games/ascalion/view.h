// What a seat may see. Everything in the state is open to all (A10.2): kinds of face-down sources
// are not in it.
#pragma once

#include "games/ascalion/state.h"

namespace ascalion {

struct View {
    State table;
    SeatId viewer = kNobody;
};

}  // namespace ascalion
