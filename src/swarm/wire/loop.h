// The one thread of all bots: the loop of the server's network, run until something is true.
#pragma once

#include <chrono>
#include <functional>

#include "server/net/loop.h"

namespace swarm {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;
using net::Timer;

class Loop : public net::Loop {
  public:
    // Asks before every round; a round takes 50 milliseconds at the most, if no job takes longer.
    void run_until(const std::function<bool()>& is_done);
    void run_for(std::chrono::milliseconds time);
};

}  // namespace swarm
