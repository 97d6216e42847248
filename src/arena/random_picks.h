// A player who takes things at random, so that what they are worth shows without his taste.
#pragma once

#include <string_view>
#include <utility>

#include "ai/player.h"

namespace arena {

// Whenever the choice is between picks of the seat (engine/pick.h), a share of them is drawn
// evenly; everything else the other player decides.
class RandomPicks final : public ai::Player {
  public:
    RandomPicks(ai::PlayerPtr player, double share) : player_(std::move(player)), share_(share) {}

    std::string_view name() const override { return player_->name(); }
    engine::Action choose(const engine::AnyGame& game,
                          const engine::Position& known,
                          engine::SeatId seat,
                          core::Rng& rng) override;

  private:
    ai::PlayerPtr player_;
    double share_;
};

}  // namespace arena
