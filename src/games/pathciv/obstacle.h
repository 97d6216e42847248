// What keeps a thing from being picked. The predicates of legality give it, so that there is one
// place that knows; reasons.cpp finds the words.
#pragma once

#include "games/pathciv/state.h"

namespace pathciv {

enum class Why : std::uint8_t {
    Nothing,
    Later,  // in which phase
    // projects
    NoDiscard,
    DiscardChosen,
    DiscardFirst,
    IsDiscarded,
    // cubes and points
    NothingToGiveUp,
    InOrder,
    NoneLeft,
    TooFewBehind,  // how many have to go
    SparesNoType,
    GiveUpFirst,  // how many
    TypeGivenUp,
    NoPointLeft,
    PointsFirst,
    NoCubeLeft,
    // advantages
    OtherStep,
    IsOpen,
    NotOpen,
    // cards
    TooDear,  // price, and what there is
    Gone,
    Level,
};
inline constexpr int kWhys = static_cast<int>(Why::Level) + 1;

struct Obstacle {
    Why why = Why::Nothing;
    Phase phase = Phase::Setup;  // Later
    std::uint8_t amount = 0;
    std::uint8_t held = 0;  // TooDear

    constexpr Obstacle() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): most obstacles are a reason and nothing more
    constexpr Obstacle(Why reason, int number = 0, int there = 0)
        : why(reason),
          amount(static_cast<std::uint8_t>(number)),
          held(static_cast<std::uint8_t>(there)) {}
    constexpr bool none() const { return why == Why::Nothing; }
};

constexpr Obstacle later(Phase phase) {
    Obstacle obstacle = Why::Later;
    obstacle.phase = phase;
    return obstacle;
}

constexpr Obstacle too_dear(int price, Counter held) {
    return held >= price ? Obstacle() : Obstacle(Why::TooDear, price, held.value());
}

}  // namespace pathciv
