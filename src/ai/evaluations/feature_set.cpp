#include "ai/evaluations/feature_set.h"

#include <algorithm>

#include "ai/evaluations/wiraqocha_standing.h"
#include "games/wiraqocha/library.h"

namespace ai {
namespace {

class WiraqochaFeatures final : public FeatureSet {
  public:
    explicit WiraqochaFeatures(const wiraqocha::Content& content) : content_(content) {}

    std::span<const std::string_view> names() const override {
        return wiraqocha_standing::kFeatureNames;
    }

    bool is_asked(const engine::Position& position) const override {
        const auto& state = position.as<wiraqocha::State>();
        return state.phase >= wiraqocha::Phase::Preparing && !state.is_over()
               && state.pending.ask == wiraqocha::Ask::Nothing;
    }

    void fill(const engine::Position& position,
              engine::SeatId seat,
              std::span<float> out) const override {
        const auto& state = position.as<wiraqocha::State>();
        std::ranges::copy(wiraqocha_standing::features_of(content_, state, seat), out.begin());
    }

    std::vector<double> weights(int seats) const override {
        const auto by_seats = wiraqocha_standing::standard_weights();
        const auto& weights = wiraqocha_standing::for_seats(by_seats, seats);
        return {weights.begin(), weights.end()};
    }

  private:
    const wiraqocha::Content& content_;
};

}  // namespace

FeatureSetPtr make_feature_set(const engine::AnyGame& game) {
    if (game.id() == "wiraqocha")
        return std::make_unique<WiraqochaFeatures>(wiraqocha::content_of(game));
    return nullptr;
}

}  // namespace ai
