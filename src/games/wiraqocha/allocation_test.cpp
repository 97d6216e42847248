// The rules never ask for memory. The header replaces operator new for the whole test program.
#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/testing/allocation_count.h"
#include "games/wiraqocha/rules.h"
#include "generated/wiraqocha_content.h"

namespace wiraqocha {

TEST_CASE("rules allocate nothing: 200 random games with every variant, laws checked") {
    const std::uint64_t before = engine::testing::allocations();
    int broken = 0;
    for (std::uint64_t game = 0; game < 200; ++game) {
        State state = Rules::initial(embedded::kContent,
                                     {.round_cap = 20,
                                      .seats = static_cast<std::uint8_t>(2 + game % 3),
                                      .layout = static_cast<Layout>(game / 3 % 3),
                                      .cave = game % 2 == 0,
                                      .prisoner = game % 4 < 2});
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

}  // namespace wiraqocha
