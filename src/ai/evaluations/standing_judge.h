// The judge of a game whose features somebody has written: what a position is worth to a seat is a
// sum of named features with weights, in logarithms of odds; the shares of winning are the softmax
// over the seats.
#pragma once

#include <concepts>
#include <string_view>

#include "ai/evaluations/theme.h"
#include "ai/evaluations/weights.h"
#include "ai/network/network_file.h"
#include "ai/search/judge.h"
#include "ai/search/settings.h"

namespace ai {

template <std::size_t Features, std::size_t Seats>
using FeaturesBySeat = std::array<std::array<float, Features>, Seats>;

// A state and who decides in it now.
template <class State>
struct Question {
    const State& state;
    engine::SeatId seat;
};

// kFeatureNames  in the order of the features
// kThemes        what features are about, in words for people
// kAbout         of each feature, its theme
// features       of all seats at once, since much of the work is the same for all of them
// weights_of     the weights of a character, by number of seats
// kInformation   what seats hide from each other, as in search::Information
// is_asked       whether weights should be fitted to such positions
// lone_share     of a game that one can play alone: what a final score is worth in a duel with a
// mark.
//                The standing of a seat that plays alone is that of the duel: weights are fitted to
//                it, since a score tells more than whether it was enough
// lone_win       the chance that a seat alone reaches its goal, from its standing in that duel
// The rest is what search::Judge asks for.
template <class S>
concept Standing = requires(const typename S::Rules::Content& content,
                            const typename S::Rules::State& state,
                            engine::SeatId seat,
                            const engine::ActionList& actions,
                            std::span<float> weights,
                            search::Style style) {
    { S::kFeatureNames.size() } -> std::same_as<std::size_t>;
    { S::kThemes[0] } -> std::convertible_to<Theme>;
    requires S::kAbout.size() == S::kFeatureNames.size();
    {
        S::features(content, state)
    } -> std::same_as<FeaturesBySeat<S::kFeatureNames.size(), S::Rules::kMaxSeats>>;
    {
        S::weights_of(style)
    } -> std::same_as<
        WeightColumns<S::kFeatureNames.size(), S::Rules::kMaxSeats - S::Rules::kMinSeats + 1>>;
    { S::kInformation } -> std::convertible_to<search::Information>;
    { S::kActionsAreLong } -> std::convertible_to<bool>;
    { S::kFirstShare } -> std::convertible_to<double>;
    { S::is_asked(content, state) } -> std::same_as<bool>;
    { S::turn(state) } -> std::same_as<std::uint64_t>;
    { S::priors(content, {state, seat}, actions, weights) } -> std::same_as<void>;
};

template <class S>
concept CanBeAlone = Standing<S>
                     && requires(const typename S::Rules::Content& content,
                                 const typename S::Rules::State& state,
                                 int score,
                                 float standing) {
                            { S::lone_share(score) } -> std::same_as<float>;
                            { S::lone_win(content, state, standing) } -> std::same_as<float>;
                        };

// Alone the goal comes first; points beyond it, or on the way to it, still count for something.
inline float lone_worth(float win, float duel) {
    constexpr float kOfPoints = 0.05F;
    return (1 - kOfPoints) * win + kOfPoints * duel;
}

// What the outcome was worth to each seat, for fitting weights.
template <Standing S>
auto shares_of(const engine::Outcome& outcome) {
    auto shares = search::final_shares<S::Rules::kMaxSeats>(outcome);
    if constexpr (CanBeAlone<S>)
        if (outcome.seats == 1)
            shares[0] = S::lone_share(outcome.results[0].score);
    return shares;
}

template <Standing S>
class StandingJudge {
    static_assert(S::Rules::kMinSeats > 1 || CanBeAlone<S>);

  public:
    using State = typename S::Rules::State;
    using Content = typename S::Rules::Content;
    using Shares = search::Shares<S::Rules::kMaxSeats>;
    static constexpr bool kActionsAreLong = S::kActionsAreLong;
    static constexpr double kFirstShare = S::kFirstShare;
    static constexpr std::size_t kFeatures = S::kFeatureNames.size();
    using Columns = WeightColumns<kFeatures, S::Rules::kMaxSeats - S::Rules::kMinSeats + 1>;

    StandingJudge(const Content& content, const Columns& weights, NetworksPtr networks = nullptr)
        : content_(content), weights_(weights), networks_(std::move(networks)) {}

    Shares win_shares(const State& state) const {
        const auto features = S::features(content_, state);
        const std::size_t seats = state.options.seats;
        const Weights<kFeatures>& weights = weights_[seats - S::Rules::kMinSeats];
        Shares shares{};
        for (std::size_t seat = 0; seat < seats; ++seat)
            for (std::size_t i = 0; i < kFeatures; ++i)
                shares[seat] += features[seat][i] * weights[i];
        if (seats == 1) {
            shares[0] = worth_alone(state, shares[0]);
            return shares;
        }
        if (const Network* network = networks_ ? networks_->of(seats) : nullptr)
            network->add_to(std::span(shares).first(seats),
                            std::span(features[0].data(), seats * kFeatures));
        search::to_shares(shares, seats);
        return shares;
    }
    Shares final_shares(const engine::Outcome& outcome) const {
        auto shares = search::final_shares<S::Rules::kMaxSeats>(outcome);
        if constexpr (CanBeAlone<S>)
            if (outcome.seats == 1)
                shares[0] = lone_worth(shares[0], S::lone_share(outcome.results[0].score));
        return shares;
    }

    void priors(const State& state,
                engine::SeatId seat,
                const engine::ActionList& actions,
                std::span<float> weights) const {
        S::priors(content_, {state, seat}, actions, weights);
    }
    static std::uint64_t turn(const State& state) { return S::turn(state); }

  private:
    float worth_alone(const State& state, float standing) const {
        if constexpr (CanBeAlone<S>)
            return lone_worth(S::lone_win(content_, state, standing), search::logistic(standing));
        else
            return search::logistic(standing);
    }

    const Content& content_;
    Columns weights_;
    NetworksPtr networks_;  // none: the sums alone
};

}  // namespace ai
