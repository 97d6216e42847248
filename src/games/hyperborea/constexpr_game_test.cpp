// A whole game played by the compiler, and facts about sizes.
#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/hyperborea/rules.h"
#include "generated/games/hyperborea/content.h"

namespace hyperborea {
namespace {

constexpr Options two_rounds() {
    Options options;
    options.mode = Mode::RaceWar;
    options.round_cap = 2;
    return options;
}

constexpr State played_through(std::uint64_t seed) {
    return engine::testing::random_end<Rules>(embedded::kContent, two_rounds(), seed);
}

constexpr State kLast = played_through(22);
static_assert(kLast.is_over());
static_assert(kLast.turn.ending == Ending::RoundCap && kLast.turn.round == 2);

// Sizes: a state is copied at every step of a search.
static_assert(sizeof(State) <= 1800 && sizeof(Effect) == 4);
static_assert(sizeof(Content) <= 8'192);

}  // namespace

TEST_CASE("the compiler and the processor play the same game of hyperborea") {
    CHECK(played_through(22) == kLast);
    CHECK_FALSE(played_through(23) == kLast);
}

}  // namespace hyperborea
