// The judge that knows nothing: it plays on at random to the end. A yardstick for other judges.
#pragma once

#include "ai/search/judge.h"

namespace ai::search {

template <SearchRules R>
class PlayoutJudge : public ScoreJudge<R> {
  public:
    PlayoutJudge(const R& rules, std::uint64_t seed) : ScoreJudge<R>(rules), rng_(seed) {}

    Shares<R::kMaxSeats> win_shares(const typename R::State& state) const {
        typename R::State playing = state;
        this->rules().play_on(playing, rng_);
        return this->final_shares(this->rules().outcome(playing));
    }

  private:
    mutable core::Rng rng_;  // a judge belongs to one search, a search to one thread
};

}  // namespace ai::search
