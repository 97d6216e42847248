// How often each player wins, with intervals that know which games shared their dice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arena/statistics.h"

namespace arena {

// The wins of one player at one line-up, block by block: 0 to 1 each.
class PairedShare {
  public:
    void add(double share) {
        ++blocks_;
        sum_ += share;
        squares_ += share * share;
    }

    std::uint64_t blocks() const { return blocks_; }
    double mean() const { return blocks_ == 0 ? 0 : sum_ / static_cast<double>(blocks_); }

    // Of the mean. One block that varies like a single game is thought in, so that few blocks that
    // happen to agree do not look certain. 0 if all was won or all lost.
    double variance() const {
        const auto n = static_cast<double>(blocks_);
        const double share = mean();
        const double scatter = squares_ - n * share * share;
        return blocks_ == 0 ? 1 : (scatter + share * (1 - share)) / (n * n);
    }

  private:
    std::uint64_t blocks_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

struct Share {
    double value = 0;
    Interval interval;  // 95 %, two-sided
};

// Of a player who sat at several line-ups; each counts the same.
Share share_over(const std::vector<PairedShare>& line_ups);

}  // namespace arena
