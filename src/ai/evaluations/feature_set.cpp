#include "ai/evaluations/feature_set.h"

#include <algorithm>

#include "ai/evaluations/standings.h"

namespace ai {
namespace {

template <Standing S>
class FeaturesOf final : public FeatureSet {
    using State = typename S::Rules::State;

  public:
    explicit FeaturesOf(const typename S::Rules::Content& content) : content_(content) {}

    std::span<const std::string_view> names() const override { return S::kFeatureNames; }

    std::span<const Theme> themes() const override { return S::kThemes; }
    std::size_t theme_of(std::size_t feature) const override {
        return static_cast<std::size_t>(S::kAbout[feature]);
    }

    bool is_asked(const engine::Position& position) const override {
        return S::is_asked(content_, position.as<State>());
    }

    void fill(const engine::Position& position,
              engine::SeatId seat,
              std::span<float> out) const override {
        const auto features = S::features(content_, position.as<State>());
        std::ranges::copy(features[static_cast<std::size_t>(seat)], out.begin());
    }

    float share(const engine::Outcome& outcome, engine::SeatId seat) const override {
        return shares_of<S>(outcome)[static_cast<std::size_t>(seat)];
    }

    std::vector<double> weights(int seats) const override {
        const auto columns = S::weights_of(search::Style::Balanced);
        const auto& weights = columns[static_cast<std::size_t>(seats - S::Rules::kMinSeats)];
        return {weights.begin(), weights.end()};
    }

  private:
    const typename S::Rules::Content& content_;
};

}  // namespace

FeatureSetPtr make_feature_set(const engine::AnyGame& game) {
    return by_standing(
        game,
        [](auto standing, const auto& content) -> FeatureSetPtr {
            return std::make_unique<FeaturesOf<decltype(standing)>>(content);
        },
        []() -> FeatureSetPtr { return nullptr; });
}

}  // namespace ai
