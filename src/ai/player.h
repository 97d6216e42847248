// Who chooses for a seat.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/result.h"
#include "core/rng.h"
#include "engine/any_game.h"

namespace ai {

// A player may keep notes between choices, so each thread needs its own.
class Player {
  public:
    virtual ~Player() = default;

    virtual std::string_view name() const = 0;

    // `known` is a position that fits what the seat sees, made by AnyGame::sample_hidden: never the
    // truth. The seat must be one that may act; the answer is one of its legal actions.
    virtual engine::Action choose(const engine::AnyGame& game,
                                  const engine::Position& known,
                                  engine::SeatId seat,
                                  core::Rng& rng) = 0;
};

using PlayerPtr = std::unique_ptr<Player>;

std::span<const std::string_view> player_names();

// A level may be followed by a character and by a budget for each of its turns, in visits or in
// seconds: "level4:builder", "level4@20000v", "level6:aggressive@2s"; and by what it judges with:
// "level4#sums" by the weighted sums alone, "level4@2s#FILE" by the networks of a file. The game
// must outlive it.
core::Result<PlayerPtr> make_player(std::string_view name, const engine::AnyGame& game);

}  // namespace ai
