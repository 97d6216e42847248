// Characters of Wiraqocha players: some features count more or less to them than they should.
#pragma once

#include <span>

#include "ai/evaluations/wiraqocha_standing.h"
#include "ai/search/settings.h"

namespace ai::wiraqocha_standing {

struct Fondness {
    Feature feature;
    float factor;
    float extra;
};

// Wants land, guards it little and takes the losses of war lightly.
inline constexpr std::array kAggressive = {Fondness{Feature::Hexes, 1, 0.08F},
                                           Fondness{Feature::Guards, 0, 0},
                                           Fondness{Feature::Airships, 1, 0.1F},
                                           Fondness{Feature::LostPieces, 2, 0},
                                           Fondness{Feature::Inventions, 0.8F, 0}};
// Cards, income and dice first; fights only for them.
inline constexpr std::array kBuilder = {Fondness{Feature::Leviathan, 1.4F, 0},
                                        Fondness{Feature::Income, 1, 0.05F},
                                        Fondness{Feature::Villages, 1.2F, 0},
                                        Fondness{Feature::Buildings, 1, 0.1F},
                                        Fondness{Feature::LostPieces, 0.5F, 0}};
// Runs for whichever goal is nearest and keeps its hand free.
inline constexpr std::array kOpportunist = {Fondness{Feature::NearestGoal, 1.4F, 0},
                                            Fondness{Feature::ArtefactAtHand, 1, 0.08F},
                                            Fondness{Feature::Treasure, 1, 0.6F},
                                            Fondness{Feature::Resources, 1.3F, 0},
                                            Fondness{Feature::Villages, 0.8F, 0}};

constexpr WeightsBySeats changed_by(std::span<const Fondness> fondnesses) {
    WeightsBySeats by_seats = standard_weights();
    for (Weights& weights : by_seats) {
        for (const Fondness& each : fondnesses) {
            float& weight = weights[static_cast<std::size_t>(each.feature)];
            weight = each.factor * weight + each.extra;
        }
    }
    return by_seats;
}

constexpr WeightsBySeats weights_of(search::Style style) {
    switch (style) {
        case search::Style::Balanced: return standard_weights();
        case search::Style::Aggressive: return changed_by(kAggressive);
        case search::Style::Builder: return changed_by(kBuilder);
        case search::Style::Opportunist: return changed_by(kOpportunist);
    }
    return standard_weights();
}

}  // namespace ai::wiraqocha_standing
