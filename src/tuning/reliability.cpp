#include "tuning/reliability.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "tuning/softmax_fit.h"

namespace tuning {
namespace {

std::size_t bin_of(double chance) {
    const auto bin = static_cast<std::size_t>(chance * std::tuple_size_v<Reliability>);
    return std::min(bin, std::tuple_size_v<Reliability> - 1);
}

}  // namespace

Reliability reliability(const Samples& samples, std::span<const double> weights) {
    Reliability table;
    std::vector<double> chances(samples.seats());
    for (std::size_t s = 0; s < samples.size(); ++s) {
        predict(samples, s, weights, chances);
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            ReliabilityBin& bin = table[bin_of(chances[seat])];
            ++bin.count;
            bin.predicted += chances[seat];
            bin.happened += static_cast<double>(samples.wins_of(s)[seat]);
        }
    }
    for (ReliabilityBin& bin : table) {
        const auto count = static_cast<double>(std::max<std::size_t>(bin.count, 1));
        bin.predicted /= count;
        bin.happened /= count;
    }
    return table;
}

double calibration_error(const Reliability& table) {
    double sum = 0;
    double count = 0;
    for (const ReliabilityBin& bin : table) {
        sum += static_cast<double>(bin.count) * std::abs(bin.predicted - bin.happened);
        count += static_cast<double>(bin.count);
    }
    return count > 0 ? sum / count : 0;
}

}  // namespace tuning
