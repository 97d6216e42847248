// The rules never ask for memory. The header replaces operator new for the whole test program.
#include <doctest/doctest.h>

#include "engine/testing/allocation_count.h"
#include "engine/testing/random_play.h"
#include "games/pathciv/rules.h"
#include "generated/games/pathciv/content.h"

namespace pathciv {

TEST_CASE("rules allocate nothing: 100 random games of all sizes, laws checked") {
    const std::uint64_t before = engine::testing::allocations();
    const int broken =
        engine::testing::count_broken_games<Rules>(embedded::kContent, 100, [](std::uint64_t game) {
            Options options;
            options.seats = static_cast<std::uint8_t>(1 + game % 5);
            options.tech_set = static_cast<TechSet>(game % 3);
            options.scope = game % 2 == 0 ? Scope::LevelOnly : Scope::LevelOrLower;
            return options;
        });
    CHECK(engine::testing::allocations() == before);
    CHECK(broken == 0);
}

}  // namespace pathciv
