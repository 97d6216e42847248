// What keeps a thing from being chosen. The predicates of legality give it, so that there is one
// place that knows; reasons.cpp finds the words.
#pragma once

#include <cstdint>

namespace hyperborea {

enum class Why : std::uint8_t {
    Nothing,
    NoPoints,
    NoCubeFits,
    Nowhere,
    NoMini,
    TooDear,
    NoFortress,
    NoReserve,
    NoSite,
    NoToken,
    AllAtTop,
    LowMarkers,
    EmptyBag,
    NoPower,
    // sets
    OtherSet,
    Full,
    OftenEnough,
    WrongColour,
};
inline constexpr int kWhys = static_cast<int>(Why::WrongColour) + 1;

constexpr Why unless(bool fine, Why why) { return fine ? Why::Nothing : why; }

}  // namespace hyperborea
