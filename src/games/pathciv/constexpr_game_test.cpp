// A whole game played by the compiler, and facts about sizes.
#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/pathciv/rules.h"
#include "generated/games/pathciv/content.h"

namespace pathciv {
namespace {

constexpr State played_through(std::uint64_t seed) {
    return engine::testing::random_end<Rules>(embedded::kContent, {}, seed);
}

constexpr State kLast = played_through(22);
static_assert(kLast.is_over());
static_assert(kLast.turn.ending == Ending::Rounds && kLast.round() == kRounds);

// Sizes: a state is copied at every step of a search.
static_assert(sizeof(State) <= 600 && sizeof(Gain) == 3);
static_assert(sizeof(Content) <= 8'192);

}  // namespace

TEST_CASE("the compiler and the processor play the same game of pathciv") {
    CHECK(played_through(22) == kLast);
    CHECK_FALSE(played_through(23) == kLast);
}

}  // namespace pathciv
