// The features of a game without its type: for tuning their weights and for
// telling people what positions differ in.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "ai/evaluations/theme.h"
#include "engine/any_game.h"

namespace ai {

class FeatureSet {
  public:
    virtual ~FeatureSet() = default;

    virtual std::span<const std::string_view> names() const = 0;

    // What they are about, for people; and of each feature, which of these.
    virtual std::span<const Theme> themes() const = 0;
    virtual std::size_t theme_of(std::size_t feature) const = 0;

    // Whether a search would ask for the value of this position.
    virtual bool is_asked(const engine::Position& position) const = 0;

    virtual void fill(const engine::Position& position,
                      engine::SeatId seat,
                      std::span<float> out) const = 0;

    // What the outcome was worth to the seat.
    virtual float share(const engine::Outcome& outcome, engine::SeatId seat) const = 0;

    // The weights that the program plays with.
    virtual std::vector<double> weights(int seats) const = 0;
};

using FeatureSetPtr = std::unique_ptr<const FeatureSet>;

// None if nobody has written features for the game. The game must outlive it.
FeatureSetPtr make_feature_set(const engine::AnyGame& game);

}  // namespace ai
