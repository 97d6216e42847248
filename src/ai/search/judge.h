// What the search must be told about positions: who will win, which actions deserve a look first.
#pragma once

#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ai/search/rules.h"

namespace ai::search {

// By seat: the probability of winning. A win that k seats share counts 1/k for each.
template <int Seats>
using Shares = std::array<float, static_cast<std::size_t>(Seats)>;

// win_shares   for a game that is not over
// final_shares for one that is
// priors       a positive weight for each of the actions, or 0 for one that is not to be thought of
//              beside others; they need not add up to anything
// turn         a number that changes when the turn of a seat begins
// kActionsAreLong  an action has so many parameters that the mean over those tried says little: in
//                  the middle of an action the best counts
// kFirstShare  of the thinking of a turn: what its first decision gets, and each later one of the
//              rest. More where one decision settles the turn, less where it has many
template <class J, class R>
concept Judge = SearchRules<R>
                && requires(const J& judge,
                            const typename R::State& state,
                            SeatId seat,
                            const engine::ActionList& actions,
                            const engine::Outcome& outcome,
                            std::span<float> weights) {
                       { judge.final_shares(outcome) } -> std::same_as<Shares<R::kMaxSeats>>;
                       { judge.win_shares(state) } -> std::same_as<Shares<R::kMaxSeats>>;
                       { judge.priors(state, seat, actions, weights) } -> std::same_as<void>;
                       { judge.turn(state) } -> std::convertible_to<std::uint64_t>;
                       { J::kActionsAreLong } -> std::convertible_to<bool>;
                       { J::kFirstShare } -> std::convertible_to<double>;
                   };

template <int Seats>
Shares<Seats> final_shares(const engine::Outcome& outcome) {
    const auto winners = static_cast<float>(outcome.winners());
    Shares<Seats> shares{};
    for (std::size_t i = 0; i < outcome.seats; ++i)
        if (outcome.results[i].won)
            shares[i] = 1 / winners;
    return shares;
}

// The probability of which this is the logarithm of the odds.
inline float logistic(float log_odds) { return 1 / (1 + std::exp(-log_odds)); }

// Standings, in logarithms of odds, to probabilities.
template <std::size_t Seats>
void to_shares(std::array<float, Seats>& standings, std::size_t seats) {
    float highest = standings[0];
    for (std::size_t i = 1; i < seats; ++i)
        highest = std::max(highest, standings[i]);
    float sum = 0;
    for (std::size_t i = 0; i < seats; ++i)
        sum += standings[i] = std::exp(standings[i] - highest);
    for (std::size_t i = 0; i < seats; ++i)
        standings[i] /= sum;
}

// The judge of a game nobody has written one for: the scores, all actions alike, and every decision
// a turn of its own.
template <SearchRules R>
class ScoreJudge {
  public:
    static constexpr bool kActionsAreLong = false;
    static constexpr double kFirstShare = 1;

    explicit ScoreJudge(const R& rules) : rules_(rules) {}

    Shares<R::kMaxSeats> win_shares(const typename R::State& state) const {
        const engine::Outcome outcome = rules_.outcome(state);
        if (outcome.seats == 1)
            return alone(outcome.results[0].score);
        Shares<R::kMaxSeats> shares{};
        float spread = kSpread;
        for (std::size_t i = 0; i < outcome.seats; ++i) {
            shares[i] = static_cast<float>(outcome.results[i].score);
            spread = std::max(spread, kSpread * std::abs(shares[i]));
        }
        for (std::size_t i = 0; i < outcome.seats; ++i)
            shares[i] /= spread;
        to_shares(shares, outcome.seats);
        return shares;
    }
    Shares<R::kMaxSeats> final_shares(const engine::Outcome& outcome) const {
        return search::final_shares<R::kMaxSeats>(outcome);
    }
    void priors(const typename R::State& /*state*/,
                SeatId /*seat*/,
                const engine::ActionList& /*actions*/,
                std::span<float> weights) const {
        for (float& weight : weights)
            weight = 1;
    }
    std::uint64_t turn(const typename R::State& state) const {
        return rules_.key(state, rules_.actor(state).first());
    }

  protected:
    const R& rules() const { return rules_; }

  private:
    // How many points are enough nobody knows before the end; more are better.
    static Shares<R::kMaxSeats> alone(int score) {
        Shares<R::kMaxSeats> shares{};
        const auto points = static_cast<float>(std::max(score, 0));
        shares[0] = points / (points + kEvenAlone);
        return shares;
    }

    static constexpr float kSpread = 0.5F;  // of the biggest score: that much ahead is e : 1
    static constexpr float kEvenAlone = 10;

    R rules_;
};

}  // namespace ai::search
