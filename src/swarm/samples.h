// Measured times and what can be said about them.
#pragma once

#include <cstddef>
#include <vector>

#include "swarm/wire/loop.h"

namespace swarm {

class Samples {
  public:
    void add(double milliseconds) { values_.push_back(milliseconds); }
    void add(Clock::duration time) { add(std::chrono::duration<double, std::milli>(time).count()); }

    std::size_t count() const { return values_.size(); }
    // The smallest value that at least this share of all values does not exceed (nearest rank);
    // 0 if there are none.
    double at(double share) const;
    double max() const { return at(1); }

  private:
    std::vector<double> values_;
};

}  // namespace swarm
