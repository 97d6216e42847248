// A whole game played by the compiler, and facts about the tables of the standard content.
#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/wiraqocha/rules.h"
#include "generated/games/wiraqocha/content.h"

namespace wiraqocha {
namespace {

constexpr const Content& kContent = embedded::kContent;

constexpr State played(const Options& options, std::uint64_t seed) {
    return engine::testing::random_end<Rules>(kContent, options, seed);
}

// The laws see a position that the compiler still builds: g++ 12 mistakes a copy of a constant for
// the constant itself.
constexpr std::string_view law_broken_at_the_end(const Options& options, std::uint64_t seed) {
    const State state = played(options, seed);
    return Rules::invariant(kContent, state);
}

constexpr Options kShort{.round_cap = 3, .seats = 2, .layout = Layout::Beginner};
constexpr State kEnd = played(kShort, 22);
static_assert(kEnd.is_over());
static_assert(kEnd.ending == Ending::RoundCap && kEnd.round == 3);
static_assert(kEnd.winner == SeatId{0} || kEnd.winner == SeatId{1});
static_assert(law_broken_at_the_end(kShort, 22).empty());
static_assert(!kEnd.controlled_by(SeatId{0}).empty() || !kEnd.controlled_by(SeatId{1}).empty());

// Conditions: how many ways there are to pay them, and how many of these fit 11 dice.
constexpr int ways(Hex hex) {
    return kContent.hexes[hex].payments_end - kContent.hexes[hex].payments_begin;
}
constexpr int ways_with(Hex hex, int most_dice) {
    int count = 0;
    for (std::size_t i = kContent.hexes[hex].payments_begin; i < kContent.hexes[hex].payments_end;
         ++i)
        count += kContent.payments[i].size() <= most_dice ? 1 : 0;
    return count;
}
constexpr int ways_in_all() {
    int count = 0;
    for (const Hex hex : HexSet::first(kSlots))
        count += ways(hex);
    return count;
}
static_assert(ways(Hex::N12) == 58 && ways_with(Hex::N12, 11) == 57);
static_assert(ways(Hex::N01) == 1 && ways(Hex::N06) == 11 && ways(Hex::N07) == 14);
static_assert(ways(Hex::P66) == 1 && ways(Hex::S456) == 1);
static_assert(ways_in_all() == 236 && ways_in_all() + ways(Hex::N12) == kMaxPayments);

// The board.
static_assert(kContent.terrain(Terrain::Jungle).size() == 9);
static_assert(kContent.terrain(Terrain::Vein).size() == 3);
static_assert(kContent.terrain(Terrain::Ruins).size() == 4);
static_assert(kContent.terrain(Terrain::Village).size() == 6);
static_assert(kContent.terrain(Terrain::Cave) == HexSet::of(Hex::Cave));
static_assert((HexSet::first(kSlots) - kContent.valleys).size() == 7);

constexpr int resource_symbols() {
    int count = 0;
    for (const HexSpec& hex : kContent.hexes.items)
        count += hex.resources;
    return count;
}
static_assert(resource_symbols() == 10);

// Cards and goals.
constexpr CardSum prices() {
    Seat seat;
    seat.cards = CardSet::first(kCards);
    return card_sum(kContent, seat);
}
static_assert(prices().resources == 51 && prices().crystals == 9);
static_assert(kContent.goals_for(2).crystals == 11 && kContent.goals_for(4).crystals == 7);

// Sizes: a state is copied at every step of a search.
static_assert(sizeof(State) <= 512 && sizeof(Content) <= 2048 && sizeof(Pending) == 16);

}  // namespace

TEST_CASE("the compiler and the processor play the same game") {
    CHECK(played(kShort, 22) == kEnd);
    CHECK_FALSE(played(kShort, 23) == kEnd);
}

}  // namespace wiraqocha
