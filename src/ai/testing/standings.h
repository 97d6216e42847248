// What tests ask about a standing: one feature, a share of winning, the weight of an answer.
#pragma once

#include <cstddef>
#include <vector>

#include <doctest/doctest.h>

#include "ai/evaluations/standing_judge.h"

namespace ai::testing {

// `Table` builds positions of the game: its content and its state.
template <class Standing, class Table, class Feature>
float feature_of(const Table& table, engine::SeatId seat, Feature feature) {
    const auto features = Standing::features(table.content, table.state);
    return features[static_cast<std::size_t>(seat)][static_cast<std::size_t>(feature)];
}

template <class Standing, class Table>
float share_of(const Table& table, engine::SeatId seat) {
    const auto weights = Standing::weights_of(search::Style::Balanced);
    const StandingJudge<Standing> judge(table.content, weights);
    return judge.win_shares(table.state)[static_cast<std::size_t>(seat)];
}

// Of an answer to the open question.
template <class Standing, class Table>
float weight_of(const Table& table, engine::SeatId seat, engine::Action wanted) {
    engine::ActionList list;
    Standing::Rules::legal(table.content, table.state, seat, list);
    std::vector<float> weights(list.size());
    Standing::priors(table.content, {table.state, seat}, list, weights);
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (list[i] == wanted)
            return weights[i];
    FAIL("is not offered");
    return 0;
}

}  // namespace ai::testing
