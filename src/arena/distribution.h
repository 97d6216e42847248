// How often each value came up.
#pragma once

#include <cstdint>
#include <map>

namespace arena {

class Distribution {
  public:
    void add(int value) { ++counts_[value]; }
    void add(const Distribution& other) {
        for (const auto& [value, count] : other.counts_)
            counts_[value] += count;
    }

    std::uint64_t count() const {
        std::uint64_t all = 0;
        for (const auto& [value, count] : counts_)
            all += count;
        return all;
    }
    // Neither it nor a quantile is known of no values; they are 0 then.
    double mean() const {
        double sum = 0;
        for (const auto& [value, count] : counts_)
            sum += value * static_cast<double>(count);
        return counts_.empty() ? 0 : sum / static_cast<double>(count());
    }
    // The smallest value that at least this share of all does not exceed: 0 for the lowest, 0.5 for
    // the median, 1 for the highest.
    int quantile(double share) const {
        const double wanted = share * static_cast<double>(count());
        std::uint64_t passed = 0;
        for (const auto& [value, count] : counts_) {
            passed += count;
            if (static_cast<double>(passed) >= wanted)
                return value;
        }
        return 0;
    }

    friend bool operator==(const Distribution&, const Distribution&) = default;

  private:
    std::map<int, std::uint64_t> counts_;
};

}  // namespace arena
