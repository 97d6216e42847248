// A whole game played by the compiler, and facts about sizes.
#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/ascalion/rules.h"
#include "generated/games/ascalion/content.h"

namespace ascalion {
namespace {

constexpr Options short_game() {
    Options options;
    options.random_sources = options.random_claims = true;
    options.expansion = true;
    options.round_cap = 2;
    return options;
}

constexpr State played(std::uint64_t seed) {
    return engine::testing::random_end<Rules>(embedded::kContent, short_game(), seed);
}

constexpr State kEnd = played(22);
static_assert(kEnd.is_over());
static_assert(kEnd.turn.ending == Ending::RoundCap && kEnd.turn.round == 2);
static_assert(kEnd.board.areas[SeatId{0}].size() + kEnd.board.areas[SeatId{1}].size() >= 36);

// Sizes: a state is copied at every step of a search.
static_assert(sizeof(State) <= 1800 && sizeof(LedgerEntry) == 6 && sizeof(Goods) == 4);
static_assert(sizeof(Content) <= 12'288);

}  // namespace

TEST_CASE("the compiler and the processor play the same game") {
    CHECK(played(22) == kEnd);
    CHECK_FALSE(played(23) == kEnd);
}

}  // namespace ascalion
