#include "arena/shares.h"

#include <algorithm>

namespace arena {

// Wilson's interval for as many independent games as would give the same variance.
Share share_over(const std::vector<PairedShare>& line_ups) {
    double sum = 0;
    double variance = 0;
    double blocks = 0;
    for (const PairedShare& each : line_ups) {
        sum += each.mean();
        variance += each.variance();
        blocks += static_cast<double>(each.blocks());
    }
    const auto count = static_cast<double>(line_ups.size());
    const double share = std::clamp(sum / count, 0.0, 1.0);
    variance /= count * count;
    const double trials = variance > 0 ? share * (1 - share) / variance : blocks;
    return {share, wilson_share(share, trials)};
}

}  // namespace arena
