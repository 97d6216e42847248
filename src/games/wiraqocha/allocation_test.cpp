// The rules never ask for memory. The header replaces operator new for the whole test program.
#include <doctest/doctest.h>

#include "engine/testing/allocation_count.h"
#include "engine/testing/random_play.h"
#include "games/wiraqocha/rules.h"
#include "generated/games/wiraqocha/content.h"

namespace wiraqocha {

TEST_CASE("rules allocate nothing: 200 random games with every variant, laws checked") {
    const std::uint64_t before = engine::testing::allocations();
    const int broken =
        engine::testing::count_broken_games<Rules>(embedded::kContent, 200, [](std::uint64_t game) {
            return Options{.round_cap = 20,
                           .seats = static_cast<std::uint8_t>(2 + game % 3),
                           .layout = static_cast<Layout>(game / 3 % 3),
                           .cave = game % 2 == 0,
                           .prisoner = game % 4 < 2};
        });
    CHECK(engine::testing::allocations() == before);
    CHECK(broken == 0);
}

}  // namespace wiraqocha
