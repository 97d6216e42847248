#include "arena/stopping.h"

#include <doctest/doctest.h>

#include "arena/ratings.h"
#include "core/rng.h"

namespace {

using arena::Verdict;

constexpr arena::EloTest kTest{.elo0 = 0, .elo1 = 60};

struct Sequence {
    Verdict verdict = Verdict::Undecided;
    std::uint64_t blocks = 0;
};

// Pairs of games by players with this distance, until the test decides.
Sequence test_until_decided(double elo, core::Rng& rng) {
    const auto limit = static_cast<std::uint32_t>(1'000'000 * arena::expected_share(elo, 1, 2));
    arena::PairedShare share;
    Sequence sequence;
    while (sequence.verdict == Verdict::Undecided) {
        const double first = rng.below(1'000'000) < limit ? 0.5 : 0;
        const double second = rng.below(1'000'000) < limit ? 0.5 : 0;
        share.add(first + second);
        sequence = {kTest.verdict(share), share.blocks()};
    }
    return sequence;
}

// How many of 400 tests say that the first player is ahead.
int claims_at(double elo) {
    core::Rng rng(9);
    int claims = 0;
    for (int i = 0; i < 400; ++i)
        claims += test_until_decided(elo, rng).verdict == Verdict::AtLeastElo1 ? 1 : 0;
    return claims;
}

}  // namespace

TEST_CASE("the test between 0 and 60 Elo is wrong in at most about 5 of 100 cases") {
    CHECK(claims_at(0) <= 28);
    CHECK(claims_at(60) >= 372);
}

TEST_CASE("a clear difference is decided sooner than a close one") {
    core::Rng rng(2);
    std::uint64_t clear = 0;
    std::uint64_t close = 0;
    for (int i = 0; i < 50; ++i) {
        clear += test_until_decided(200, rng).blocks;
        close += test_until_decided(30, rng).blocks;
    }
    CHECK(3 * clear < close);
}

TEST_CASE("a few blocks decide nothing") {
    arena::PairedShare share;
    for (std::uint64_t i = 1; i < arena::kFewestBlocks; ++i) {
        share.add(1);
        CHECK(kTest.verdict(share) == Verdict::Undecided);
        CHECK(!arena::is_narrow(0.99, {{share}}));
    }
    share.add(1);
    CHECK(kTest.verdict(share) == Verdict::AtLeastElo1);
    CHECK(arena::is_narrow(0.99, {{share}}));
}

TEST_CASE("every player must be known well enough") {
    arena::PairedShare known;
    arena::PairedShare vague;
    for (int i = 0; i < 1000; ++i)
        known.add(i % 2);
    for (int i = 0; i < 20; ++i)
        vague.add(i % 2);
    CHECK(arena::is_narrow(0.1, {{known}, {known}}));
    CHECK(!arena::is_narrow(0.1, {{known}, {vague}}));
}
