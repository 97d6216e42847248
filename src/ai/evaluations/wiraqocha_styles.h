// Characters of Wiraqocha players: some features count more or less to them than they should.
#pragma once

#include <span>

#include "ai/evaluations/wiraqocha_standing.h"
#include "ai/search/settings.h"

namespace ai::wiraqocha_standing {

using Fond = Fondness<Feature>;

// Wants land, guards it little and takes the losses of war lightly.
inline constexpr std::array kAggressive = {Fond{Feature::Hexes, 1, 0.08F},
                                           Fond{Feature::Guards, 0, 0},
                                           Fond{Feature::Airships, 1, 0.1F},
                                           Fond{Feature::LostPieces, 2, 0},
                                           Fond{Feature::Inventions, 0.8F, 0}};
// Cards, income and dice first; fights only for them.
inline constexpr std::array kBuilder = {Fond{Feature::Leviathan, 1.4F, 0},
                                        Fond{Feature::Income, 1, 0.05F},
                                        Fond{Feature::Villages, 1.2F, 0},
                                        Fond{Feature::Buildings, 1, 0.1F},
                                        Fond{Feature::LostPieces, 0.5F, 0}};
// Runs for whichever goal is nearest and keeps its hand free.
inline constexpr std::array kOpportunist = {Fond{Feature::NearestGoal, 1.4F, 0},
                                            Fond{Feature::ArtefactAtHand, 1, 0.08F},
                                            Fond{Feature::Treasure, 1, 0.6F},
                                            Fond{Feature::Resources, 1.3F, 0},
                                            Fond{Feature::Villages, 0.8F, 0}};

constexpr auto weights_of(search::Style style) {
    const auto changed = [](std::span<const Fond> fondnesses) {
        return changed_by(fondnesses, standard_weights());
    };
    switch (style) {
        case search::Style::Balanced: break;
        case search::Style::Aggressive: return changed(kAggressive);
        case search::Style::Builder: return changed(kBuilder);
        case search::Style::Opportunist: return changed(kOpportunist);
    }
    return standard_weights();
}

}  // namespace ai::wiraqocha_standing
