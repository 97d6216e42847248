#include "arena/shares.h"

#include <doctest/doctest.h>

#include "core/rng.h"

namespace {

bool happens(double chance, core::Rng& rng) {
    return rng.below(1'000'000) < static_cast<std::uint32_t>(chance * 1'000'000);
}

// Two games with the same dice: in `alike` of the blocks the dice decide, so that both players win
// one game each; else each game is won with this chance.
arena::PairedShare paired(double chance, double alike, int blocks, core::Rng& rng) {
    arena::PairedShare share;
    for (int i = 0; i < blocks; ++i) {
        const bool dice_decide = happens(alike, rng);
        const double wins = (happens(chance, rng) ? 0.5 : 0) + (happens(chance, rng) ? 0.5 : 0);
        share.add(dice_decide ? 0.5 : wins);
    }
    return share;
}

// How many of 1000 intervals contain the true share.
int covered(double chance, double alike, int blocks) {
    const double truth = alike * 0.5 + (1 - alike) * chance;
    core::Rng rng(11);
    int hits = 0;
    for (int i = 0; i < 1000; ++i) {
        const arena::Share share = arena::share_over({paired(chance, alike, blocks, rng)});
        hits += share.interval.low <= truth && truth <= share.interval.high ? 1 : 0;
    }
    return hits;
}

double width(const arena::PairedShare& share) {
    const arena::Interval interval = arena::share_over({share}).interval;
    return interval.high - interval.low;
}

}  // namespace

TEST_CASE("intervals cover the truth in about 95 of 100 cases, paired or not") {
    for (const double chance : {0.5, 0.7, 0.9}) {
        for (const double alike : {0.0, 0.5, 0.9}) {
            INFO(chance << ", " << alike);
            CHECK(covered(chance, alike, 30) >= 910);
            CHECK(covered(chance, alike, 200) >= 930);
        }
    }
    CHECK(covered(0.6, 0, 200) <= 975);
}

TEST_CASE("where the dice decide most, pairing makes the interval narrower") {
    core::Rng rng(3);
    CHECK(width(paired(0.6, 0.8, 500, rng)) < 0.6 * width(paired(0.6, 0, 500, rng)));
}

TEST_CASE("nobody looks certain after a few games") {
    arena::PairedShare all;
    arena::PairedShare halves;
    for (int i = 0; i < 5; ++i) {
        all.add(1);
        halves.add(0.5);
    }
    CHECK(arena::share_over({all}).interval.high == 1.0);
    CHECK(arena::share_over({all}).interval.low < 0.7);
    CHECK(width(halves) > 0.3);
    CHECK(arena::share_over({arena::PairedShare{}}).interval.high == 1.0);
}

TEST_CASE("a share over several line-ups is their mean") {
    core::Rng rng(4);
    const std::vector<arena::PairedShare> both = {paired(0.9, 0, 400, rng),
                                                  paired(0.1, 0, 400, rng)};
    const arena::Share share = arena::share_over(both);
    CHECK(share.value == doctest::Approx((both[0].mean() + both[1].mean()) / 2));
    CHECK(share.interval.high - share.interval.low < 0.05);
}
