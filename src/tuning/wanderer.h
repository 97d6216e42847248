// A player that now and then does anything, so that positions come up that nobody would play for.
#pragma once

#include <string_view>
#include <utility>

#include "ai/player.h"

namespace tuning {

inline bool happens(double share, core::Rng& rng) {
    constexpr std::uint32_t kMillion = 1'000'000;
    return rng.below(kMillion) < static_cast<std::uint32_t>(share * kMillion);
}

class Wanderer final : public ai::Player {
  public:
    Wanderer(ai::PlayerPtr player, double wandering)
        : player_(std::move(player)), wandering_(wandering) {}

    std::string_view name() const override { return player_->name(); }
    engine::Action choose(const engine::AnyGame& game,
                          const engine::Position& known,
                          engine::SeatId seat,
                          core::Rng& rng) override {
        if (!happens(wandering_, rng))
            return player_->choose(game, known, seat, rng);
        engine::ActionList list;
        game.legal(known, seat, list);
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }

  private:
    ai::PlayerPtr player_;
    double wandering_;
};

}  // namespace tuning
