// Positions with what came of them: the material that weights are fitted to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tuning {

// All positions have the same number of seats and of features.
class Samples {
  public:
    Samples(std::size_t seats, std::size_t features) : seats_(seats), features_(features) {}

    std::size_t seats() const { return seats_; }
    std::size_t features() const { return features_; }
    std::size_t size() const { return games_.size(); }

    // Room for one more position: features seat by seat, to be filled by the caller.
    std::span<float> add(std::uint32_t game) {
        games_.push_back(game);
        values_.resize(values_.size() + seats_ * features_);
        wins_.resize(wins_.size() + seats_);
        return std::span(values_).last(seats_ * features_);
    }
    void append(const Samples& other) {
        games_.insert(games_.end(), other.games_.begin(), other.games_.end());
        values_.insert(values_.end(), other.values_.begin(), other.values_.end());
        wins_.insert(wins_.end(), other.wins_.begin(), other.wins_.end());
    }

    std::uint32_t game_of(std::size_t sample) const { return games_[sample]; }
    std::span<const float> features_of(std::size_t sample, std::size_t seat) const {
        return std::span(values_).subspan((sample * seats_ + seat) * features_, features_);
    }

    // The share that each seat has in winning its game; together 1.
    std::span<const float> wins_of(std::size_t sample) const {
        return std::span(wins_).subspan(sample * seats_, seats_);
    }
    std::span<float> wins_of(std::size_t sample) {
        return std::span(wins_).subspan(sample * seats_, seats_);
    }

  private:
    std::size_t seats_;
    std::size_t features_;
    std::vector<std::uint32_t> games_;
    std::vector<float> values_;
    std::vector<float> wins_;
};

}  // namespace tuning
