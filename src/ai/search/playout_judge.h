// The judge that knows nothing: it plays on at random to the end. A yardstick for other judges.
#pragma once

#include "ai/search/judge.h"

namespace ai::search {

class PlayoutJudge {
  public:
    static constexpr bool kActionsAreLong = false;

    PlayoutJudge(const engine::AnyGame& game, std::uint64_t seed)
        : game_(game), score_(AnyRules(game)), rng_(seed) {}

    Shares<engine::kMaxSeats> win_shares(const engine::Position& position) const {
        engine::Position playing = position;
        game_.random_playout(playing, rng_);
        return final_shares(game_.outcome(playing));
    }
    Shares<engine::kMaxSeats> final_shares(const engine::Outcome& outcome) const {
        return score_.final_shares(outcome);
    }
    void priors(const engine::Position& position,
                SeatId seat,
                const engine::ActionList& actions,
                std::span<float> weights) const {
        score_.priors(position, seat, actions, weights);
    }
    bool is_settled(const engine::Position& position) const { return score_.is_settled(position); }
    std::uint64_t turn(const engine::Position& position) const { return score_.turn(position); }

  private:
    const engine::AnyGame& game_;
    ScoreJudge<AnyRules> score_;
    mutable core::Rng rng_;  // a judge belongs to one search, a search to one thread
};

}  // namespace ai::search
