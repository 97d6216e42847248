#include "core/hex_grid.h"

#include <doctest/doctest.h>

namespace {

using core::Axial;

static_assert(core::distance({0, 0}, {0, 0}) == 0);
static_assert(core::distance({0, 0}, {3, -1}) == 3);
static_assert(core::distance({0, 0}, {2, 2}) == 4);
static_assert(core::distance({-2, 1}, {1, -2}) == core::distance({1, -2}, {-2, 1}));

}  // namespace

TEST_CASE("every hex touches six others, all different") {
    constexpr Axial kCentre{2, -1};
    for (int one = 0; one < core::kHexDirections; ++one) {
        CHECK(core::touches(kCentre, core::step(kCentre, one)));
        for (int other = 0; other < one; ++other)
            CHECK_FALSE(core::step(kCentre, one) == core::step(kCentre, other));
    }
}

TEST_CASE("opposite directions lead back, and six turns close a ring") {
    for (int direction = 0; direction < 3; ++direction)
        CHECK(core::step(core::step(Axial{4, 4}, direction), direction + 3) == Axial{4, 4});
    Axial at{0, 0};
    for (int direction = 0; direction < core::kHexDirections; ++direction)
        at = core::step(at, direction);
    CHECK(at == Axial{0, 0});
}

TEST_CASE("neighbouring directions touch each other") {
    for (int direction = 0; direction < core::kHexDirections; ++direction) {
        const int next = (direction + 1) % core::kHexDirections;
        CHECK(core::touches(core::step({0, 0}, direction), core::step({0, 0}, next)));
    }
}
