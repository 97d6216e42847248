#include "engine/testing/allocation_count.h"

#include <memory>

#include <doctest/doctest.h>

#include "engine/mini/rules.h"
#include "engine/testing/random_play.h"

TEST_CASE("allocations are counted") {
    const auto before = engine::testing::allocations();
    const auto number = std::make_unique<int>(7);
    CHECK(*number == 7);
    CHECK(engine::testing::allocations() > before);
}

TEST_CASE("random games allocate nothing") {
    const auto before = engine::testing::allocations();
    int games_over = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto state =
            engine::testing::random_position<mini::Game>(mini::kContent, {3, true}, seed, 1000);
        games_over += state.phase == mini::Phase::Over ? 1 : 0;
    }
    CHECK(engine::testing::allocations() == before);
    CHECK(games_over == 100);
}
