// Wiraqocha as the search sees it: winning shares from the features, priors by kind of action.
#pragma once

#include "ai/evaluations/wiraqocha_standing.h"

namespace ai {

class WiraqochaJudge {
  public:
    using Shares = search::Shares<wiraqocha::kMaxSeats>;

    WiraqochaJudge(const wiraqocha::Content& content,
                   const wiraqocha_standing::WeightsBySeats& weights)
        : content_(content), weights_(weights) {}

    Shares win_shares(const wiraqocha::State& state) const {
        Shares shares{};
        const std::size_t seats = state.options.seats;
        const auto& weights = wiraqocha_standing::for_seats(weights_, state.options.seats);
        for (std::size_t i = 0; i < seats; ++i)
            shares[i] = wiraqocha_standing::standing(
                content_, state, engine::seat_id(static_cast<int>(i)), weights);
        search::to_shares(shares, seats);
        return shares;
    }

    void priors(const wiraqocha::State& /*state*/,
                engine::SeatId /*seat*/,
                const engine::ActionList& actions,
                std::span<float> weights) const {
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = weight_of(wiraqocha::kind_of(actions[i]));
    }

    bool is_settled(const wiraqocha::State& state) const {
        return state.pending.ask == wiraqocha::Ask::Nothing;
    }
    // The layout tells games apart.
    std::uint64_t turn(const wiraqocha::State& state) const {
        const auto number = std::uint64_t{state.round} * wiraqocha::kMaxSeats
                            + static_cast<std::uint64_t>(engine::index_of(state.turn.active));
        return core::combine(core::hash_of(state.board.layout), number);
    }

  private:
    static float weight_of(wiraqocha::ActionKind kind) {
        using wiraqocha::ActionKind;
        switch (kind) {
            case ActionKind::Conquer:
            case ActionKind::Build:
            case ActionKind::Plunder: return 3;
            case ActionKind::TakeBack: return 0.5F;
            default: return 1;
        }
    }

    const wiraqocha::Content& content_;
    wiraqocha_standing::WeightsBySeats weights_;
};

}  // namespace ai
