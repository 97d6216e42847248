// The rules never ask for memory. The header replaces operator new for the whole test program.
#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/testing/allocation_count.h"
#include "games/hyperborea/rules.h"
#include "generated/games/hyperborea/content.h"

namespace hyperborea {

TEST_CASE("rules allocate nothing: 60 random games of all modes, laws checked") {
    const std::uint64_t before = engine::testing::allocations();
    int broken = 0;
    for (std::uint64_t game = 0; game < 60; ++game) {
        Options options;
        options.seats = static_cast<std::uint8_t>(2 + game % 5);
        options.mode = game % 2 == 0 ? Mode::RaceWar : Mode::Invasion;
        options.map = game % 3 == 0 ? Map::Open : Map::Fog;
        options.victim_choice = game % 4 < 2 ? VictimChoice::Ask : VictimChoice::Auto;
        options.round_cap = 30;
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

}  // namespace hyperborea
