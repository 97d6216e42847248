#include "ai/open_choice.h"

#include <array>

#include "ai/evaluations/standings.h"

namespace ai {
namespace {

// is_open_choice  whether nothing speaks for one answer to the question that is open
template <class S>
concept KnowsOpenChoices = Standing<S> && requires(const typename S::Rules::State& state) {
    { S::is_open_choice(state) } -> std::same_as<bool>;
};

// settled_choice  an answer that is given without a thought, if there is one
template <class S>
concept KnowsSettledChoices = Standing<S> && requires(const typename S::Rules::State& state) {
    { S::settled_choice(state) } -> std::same_as<std::optional<engine::Action>>;
};

engine::Action drawn(const engine::ActionList& actions,
                     std::span<const float> weights,
                     core::Rng& rng) {
    constexpr double kAll = 4294967296.0;
    double sum = 0;
    for (const float weight : weights)
        sum += static_cast<double>(weight);
    double ticket = sum * static_cast<double>(rng.next() >> 32U) / kAll;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        ticket -= static_cast<double>(weights[i]);
        if (ticket < 0)
            return actions[i];
    }
    return actions[actions.size() - 1];
}

template <Standing S>
std::optional<engine::Action> choice_of(const typename S::Rules::Content& content,
                                        Question<typename S::Rules::State> question,
                                        core::Rng& rng) {
    if constexpr (KnowsSettledChoices<S>)
        if (const auto settled = S::settled_choice(question.state))
            return settled;
    if constexpr (KnowsOpenChoices<S>) {
        if (!S::is_open_choice(question.state))
            return std::nullopt;
        engine::ActionList actions;
        S::Rules::legal(content, question.state, question.seat, actions);
        std::array<float, engine::kMaxActions> room;
        const std::span<float> weights = std::span(room).first(actions.size());
        S::priors(content, question, actions, weights);
        return drawn(actions, weights, rng);
    }
    return std::nullopt;
}

}  // namespace

std::optional<engine::Action> open_choice(const engine::AnyGame& game,
                                          const engine::Position& position,
                                          engine::SeatId seat,
                                          core::Rng& rng) {
    return by_standing(
        game,
        [&](auto standing, const auto& content) {
            using S = decltype(standing);
            const auto& state = position.as<typename S::Rules::State>();
            return choice_of<S>(content, {state, seat}, rng);
        },
        [] { return std::optional<engine::Action>(); });
}

}  // namespace ai
