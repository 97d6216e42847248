// What a seat may see (P11.3, P11.4).
#pragma once

#include "games/pathciv/state.h"

namespace pathciv {

// The open table and the viewer's own picks. Who has committed stands on the table.
struct View {
    Table table;
    SeatId viewer = kNobody;
    Secret own;
    // All picks, in the moment in which the window opens: nobody is awaited any more (P6.3). No
    // position stays so; reports are told of it.
    PerSeat<Secret> opened;
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace pathciv
