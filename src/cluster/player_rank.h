// A rank that plays the games it is given.
#pragma once

#include "arena/tournament.h"
#include "cluster/link.h"

namespace cluster {

class PlayerRank {
  public:
    explicit PlayerRank(const Link& link) : link_(link) {}

    // Until the collector has enough.
    void play(const arena::Tournament& tournament);

    // Also for a rank that never came to play. True if all ranks end together.
    bool say_goodbye();

  private:
    void play_game(const arena::Tournament& tournament, std::uint64_t number);
    void listen(const std::optional<Letter>& letter);

    const Link& link_;
    bool is_enough_ = false;
};

}  // namespace cluster
