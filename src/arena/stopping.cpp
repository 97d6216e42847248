#include "arena/stopping.h"

#include <algorithm>
#include <cmath>

#include "arena/ratings.h"

namespace arena {
namespace {

// Who has won or lost everything might still do the other thing in half a block more.
double variance_of(const PairedShare& share) {
    if (share.variance() > 0)
        return share.variance();
    const auto blocks = static_cast<double>(share.blocks());
    const double guess = (share.mean() * blocks + 0.5) / (blocks + 1);
    return guess * (1 - guess) / blocks;
}

}  // namespace

bool is_narrow(double width, const std::vector<std::vector<PairedShare>>& shares) {
    return std::ranges::all_of(shares, [width](const std::vector<PairedShare>& line_ups) {
        const Interval interval = share_over(line_ups).interval;
        return interval.high - interval.low <= width
               && std::ranges::all_of(line_ups, [](const PairedShare& each) {
                      return each.blocks() >= kFewestBlocks;
                  });
    });
}

// Block shares are taken for normal with the variance seen so far; under each hypothesis their mean
// is what the Elo distance makes expect.
double EloTest::log_likelihood_ratio(const PairedShare& share) const {
    const double at0 = expected_share(elo0, own_seats, seats);
    const double at1 = expected_share(elo1, own_seats, seats);
    return (at1 - at0) * (2 * share.mean() - at0 - at1) / (2 * variance_of(share));
}

Verdict EloTest::verdict(const PairedShare& share) const {
    if (share.blocks() < kFewestBlocks)
        return Verdict::Undecided;
    const double bound = std::log((1 - kTestError) / kTestError);
    const double ratio = log_likelihood_ratio(share);
    if (ratio >= bound)
        return Verdict::AtLeastElo1;
    return ratio <= -bound ? Verdict::AtMostElo0 : Verdict::Undecided;
}

}  // namespace arena
