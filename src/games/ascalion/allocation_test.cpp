// The rules never ask for memory. The header replaces operator new for the whole test program.
#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/testing/allocation_count.h"
#include "games/ascalion/rules.h"
#include "generated/ascalion_content.h"

namespace ascalion {

TEST_CASE("rules allocate nothing: 60 random games with every variant, laws checked") {
    const std::uint64_t before = engine::testing::allocations();
    int broken = 0;
    for (std::uint64_t game = 0; game < 60; ++game) {
        Options options;
        options.seats = static_cast<std::uint8_t>(2 + game % 5);
        options.expansion = game % 2 == 0;
        options.random_claims = game % 3 == 0;
        options.trade_rule = game % 4 < 2 ? TradeRule::Border : TradeRule::Reach;
        options.round_cap = 20;
        State state = Rules::initial(embedded::kContent, options);
        core::Rng rng(200, game);
        while (!state.is_over())
            engine::random_step<Rules>(embedded::kContent, state, rng);
        broken += Rules::invariant(embedded::kContent, state).empty() ? 0 : 1;
        broken += Rules::outcome(embedded::kContent, state).ending == 0 ? 1 : 0;
    }
    CHECK(engine::testing::allocations() == before);
    CHECK(broken == 0);
}

TEST_CASE("the count of allocations notices one") {
    const std::uint64_t before = engine::testing::allocations();
    ::operator delete(::operator new(8));
    CHECK(engine::testing::allocations() > before);
}

}  // namespace ascalion
