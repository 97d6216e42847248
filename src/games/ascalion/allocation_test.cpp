// The rules never ask for memory. The header replaces operator new for the whole test program.
#include <doctest/doctest.h>

#include "engine/testing/allocation_count.h"
#include "engine/testing/random_play.h"
#include "games/ascalion/rules.h"
#include "generated/games/ascalion/content.h"

namespace ascalion {

TEST_CASE("rules allocate nothing: 60 random games with every variant, laws checked") {
    const std::uint64_t before = engine::testing::allocations();
    const int broken =
        engine::testing::count_broken_games<Rules>(embedded::kContent, 60, [](std::uint64_t game) {
            Options options;
            options.seats = static_cast<std::uint8_t>(2 + game % 5);
            options.expansion = game % 2 == 0;
            options.random_claims = game % 3 == 0;
            options.trade_rule = game % 4 < 2 ? TradeRule::Border : TradeRule::Reach;
            options.round_cap = 20;
            return options;
        });
    CHECK(engine::testing::allocations() == before);
    CHECK(broken == 0);
}

}  // namespace ascalion
