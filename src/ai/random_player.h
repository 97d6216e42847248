// Chooses uniformly: the yardstick for all others.
#pragma once

#include "ai/player.h"

namespace ai {

// Takes one number from the generator per choice, as engine::random_playout does.
class RandomPlayer final : public Player {
  public:
    std::string_view name() const override { return "random"; }
    engine::Action choose(const engine::AnyGame& game,
                          const engine::Position& known,
                          engine::SeatId seat,
                          core::Rng& rng) override {
        engine::ActionList list;
        game.legal(known, seat, list);
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }
};

}  // namespace ai
