// The actions of a node on their way to become edges.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include "ai/search/node.h"

namespace ai::search {

struct Choices {
    engine::ActionList actions;
    std::array<float, engine::kMaxActions> weights;
    std::array<std::uint8_t, engine::kMaxActions> order;

    std::span<float> weights_in_use() { return std::span(weights).first(actions.size()); }

    // Equal weights keep the order of the rules.
    void put_best_first() {
        const auto ranked = std::span(order).first(actions.size());
        std::iota(ranked.begin(), ranked.end(), std::uint8_t{0});
        for (std::size_t i = 1; i < ranked.size(); ++i)
            for (std::size_t j = i; j > 0 && weights[ranked[j - 1]] < weights[ranked[j]]; --j)
                std::swap(ranked[j - 1], ranked[j]);
        sum_ = 0;
        for (const float weight : weights_in_use())
            sum_ += weight;
    }

    Edge edge(std::uint32_t rank) const {
        const std::size_t at = order[rank];
        return {actions[at], weights[at] / sum_, 0, kNoNode, 0};
    }

  private:
    float sum_ = 1;
};

}  // namespace ai::search
