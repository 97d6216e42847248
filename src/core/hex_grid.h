// Axial coordinates of a hex grid: neighbours and distances.
#pragma once

#include <array>
#include <cstdint>

namespace core {

struct Axial {
    std::int8_t q = 0;
    std::int8_t r = 0;
    friend constexpr bool operator==(Axial, Axial) = default;
};

inline constexpr int kHexDirections = 6;

constexpr Axial step(Axial from, int direction) {
    constexpr std::array<Axial, kHexDirections> kSteps = {
        {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
    const Axial by = kSteps[static_cast<unsigned>(direction)];
    return {static_cast<std::int8_t>(from.q + by.q), static_cast<std::int8_t>(from.r + by.r)};
}

constexpr int distance(Axial from, Axial to) {
    constexpr auto absolute = [](int value) { return value < 0 ? -value : value; };
    const int dq = from.q - to.q;
    const int dr = from.r - to.r;
    return (absolute(dq) + absolute(dr) + absolute(dq + dr)) / 2;
}

constexpr bool touches(Axial one, Axial other) { return distance(one, other) == 1; }

}  // namespace core
