#include "core/enum_array.h"

#include <cstdint>

#include <doctest/doctest.h>

namespace {

enum class Colour : std::uint8_t { Red, Green, Blue };
using Prices = core::EnumArray<Colour, int, 3>;

constexpr Prices kPrices{{1, 2, 3}};
static_assert(kPrices[Colour::Red] == 1 && kPrices[Colour::Blue] == 3);
static_assert(Prices::size() == 3);
static_assert(Prices{}[Colour::Green] == 0);

}  // namespace

TEST_CASE("an entry is changed by its name alone") {
    Prices prices = kPrices;
    prices[Colour::Green] = 7;
    CHECK(prices == Prices{{1, 7, 3}});
    CHECK(prices != kPrices);
}
