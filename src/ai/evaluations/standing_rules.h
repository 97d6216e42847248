// The rules of a game with a standing, as the search asks them.
#pragma once

#include "ai/evaluations/standing_judge.h"
#include "ai/search/rules.h"

namespace ai {

// decides_by   a plain value: states in which it is the same for a seat offer the seat the same
//              actions, and whatever else is different in them, it need not decide differently
template <class S>
concept SaysWhatDecides =
    Standing<S> && requires(const typename S::Rules::State& state, engine::SeatId seat) {
        { S::decides_by(state, seat) } -> engine::PlainValue;
    };

// uncommitted  the state as if nobody but the seat had picked anything yet: a commit that it cannot
//              see is as good as none, and the search lets its owner pick again
template <class S>
concept TakesCommitsBack = Standing<S>
                           && requires(const typename S::Rules::Content& content,
                                       const typename S::Rules::State& state,
                                       engine::SeatId seat) {
                                  {
                                      S::uncommitted(content, state, seat)
                                  } -> std::same_as<typename S::Rules::State>;
                              };

template <Standing S>
class StandingRules : public search::DirectRules<typename S::Rules, S::kInformation> {
    using Base = search::DirectRules<typename S::Rules, S::kInformation>;

  public:
    using Base::Base;

    typename Base::State imagine(const typename Base::State& state,
                                 engine::SeatId seat,
                                 core::Rng& rng) const {
        if constexpr (TakesCommitsBack<S>)
            return S::uncommitted(Base::content(), state, seat);
        else
            return Base::imagine(state, seat, rng);
    }

    // Where a standing says what decides, a node holds all states that are alike in that: so a seat
    // learns from visits in which others did something else that does not touch it.
    std::uint64_t key(const typename Base::State& state, engine::SeatId seat) const {
        if constexpr (SaysWhatDecides<S>) {
            const auto known = S::decides_by(state, seat);
            return core::combine(search::key_of_bytes(std::as_bytes(std::span(&known, 1))),
                                 static_cast<std::uint64_t>(engine::index_of(seat)));
        } else {
            return Base::key(state, seat);
        }
    }
};

}  // namespace ai
