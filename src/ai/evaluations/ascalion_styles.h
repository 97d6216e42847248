// Characters of Ascalion players: some features count more or less to them than they should.
#pragma once

#include <span>

#include "ai/evaluations/ascalion_features.h"
#include "ai/evaluations/ascalion_weights.h"
#include "ai/evaluations/weights.h"
#include "ai/search/settings.h"

namespace ai::ascalion_standing {

using Fond = Fondness<Feature>;

// Wants land and weapons, and thinks of what it can take before what it can lose.
inline constexpr std::array kAggressive = {Fond{Feature::Areas, 1, 0.06F},
                                           Fond{Feature::Weapons, 1, 0.15F},
                                           Fond{Feature::Winnable, 1, 0.1F},
                                           Fond{Feature::Threatened, 0.5F, 0},
                                           Fond{Feature::Progress, 0.8F, 0}};
// Cities and what they are made of first; fights only for them.
inline constexpr std::array kBuilder = {Fond{Feature::Progress, 1.4F, 0.2F},
                                        Fond{Feature::Yield, 1, 0.05F},
                                        Fond{Feature::Variety, 1, 0.1F},
                                        Fond{Feature::Areas, 0.8F, 0},
                                        Fond{Feature::Weapons, 0.8F, 0}};
// Takes what lies open: sources, cities and cargo of others.
inline constexpr std::array kOpportunist = {Fond{Feature::WinnableSources, 1, 0.15F},
                                            Fond{Feature::WinnableCities, 1, 0.2F},
                                            Fond{Feature::Contested, 1, 0.05F},
                                            Fond{Feature::Horses, 1, 0.05F},
                                            Fond{Feature::Value, 1, 0.1F}};

constexpr auto standard_weights() { return columns_of(kWeightRows); }

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

}  // namespace ai::ascalion_standing
