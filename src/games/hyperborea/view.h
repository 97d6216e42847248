// What a seat may see (H10.5 to H10.7).
#pragma once

#include "games/hyperborea/state.h"

namespace hyperborea {

// The open table, the viewer's own secrets, and of the others only what everybody may know.
struct View {
    Table table;
    SeatId viewer = kNobody;
    Secret own;
    PerSeat<Metal> stored;  // kNoMetal: none
    Metal looked = kNoMetal;
    SeatSet undecided;                                // in the simultaneous choices
    core::EnumArray<Token, Counter, kTokens> unseen;  // copies by face, as the viewer knows them
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace hyperborea
