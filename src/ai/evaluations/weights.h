// Weights of features: a column for each number of seats, and what characters make of them.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "ai/search/settings.h"

namespace ai {

template <std::size_t Features>
using Weights = std::array<float, Features>;

// By number of seats, from the fewest on.
template <std::size_t Features, std::size_t Columns>
using WeightColumns = std::array<Weights<Features>, Columns>;

// From a table with a row for each feature, as `tetrapolis tune` writes it.
template <std::size_t Columns, std::size_t Features>
constexpr WeightColumns<Features, Columns> columns_of(
    const std::array<std::array<double, Columns>, Features>& rows) {
    WeightColumns<Features, Columns> columns{};
    for (std::size_t i = 0; i < Features; ++i)
        for (std::size_t column = 0; column < Columns; ++column)
            columns[column][i] = static_cast<float>(rows[i][column]);
    return columns;
}

// What a character makes of the weight of a feature.
template <class Feature>
struct Fondness {
    Feature feature;
    float factor;
    float extra;
};

template <class Feature, std::size_t Features, std::size_t Columns>
constexpr WeightColumns<Features, Columns> changed_by(std::span<const Fondness<Feature>> fondnesses,
                                                      WeightColumns<Features, Columns> columns) {
    for (Weights<Features>& weights : columns) {
        for (const Fondness<Feature>& each : fondnesses) {
            float& weight = weights[static_cast<std::size_t>(each.feature)];
            weight = each.factor * weight + each.extra;
        }
    }
    return columns;
}

// What makes each character another one than the balanced player.
template <class Feature>
struct Characters {
    std::span<const Fondness<Feature>> aggressive;
    std::span<const Fondness<Feature>> builder;
    std::span<const Fondness<Feature>> opportunist;

    constexpr std::span<const Fondness<Feature>> of(search::Style style) const {
        switch (style) {
            case search::Style::Balanced: break;
            case search::Style::Aggressive: return aggressive;
            case search::Style::Builder: return builder;
            case search::Style::Opportunist: return opportunist;
        }
        return {};
    }
};

}  // namespace ai
