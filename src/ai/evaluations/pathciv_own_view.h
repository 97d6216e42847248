// What a seat of Path of Civilization decides by: its own things, and of the table what it may
// take. Others touch it only through contests, markers and battles, and what they are likely to do
// there shows in the value of a pick.
#pragma once

#include "games/pathciv/phases/learning.h"

namespace ai::pathciv_standing {

struct OwnView {
    pathciv::Seat seat;
    pathciv::CardSet market;
    pathciv::Secret picks;
    std::uint8_t round = 0;
    pathciv::Stage stage{};  // tells windows of gains apart
    pathciv::Ask ask{};
    pathciv::Card aim = pathciv::kNoCard;  // of the Rival
    pathciv::StackSet stacks;
    pathciv::Philosophy markers;
    std::array<std::uint8_t, 2> reserved{};  // no padding: equal views have equal bytes
};

constexpr OwnView own_view(const pathciv::State& state, pathciv::SeatId seat) {
    return {state.seat(seat),
            state.turn.ask == pathciv::Ask::Projects ? pathciv::CardSet{} : state.market.open,
            state.secrets[seat],
            static_cast<std::uint8_t>(state.round()),
            state.turn.stage,
            state.turn.ask,
            state.rival.aim,
            pathciv::learning::stacks_left(state),
            state.philosophy,
            {}};
}

}  // namespace ai::pathciv_standing
