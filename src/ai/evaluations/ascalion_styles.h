// Characters of Ascalion players: some features count more or less to them than they should.
#pragma once

#include "ai/evaluations/ascalion_features.h"
#include "ai/evaluations/ascalion_weights.h"
#include "ai/evaluations/weights.h"

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

inline constexpr Characters<Feature> kCharacters{kAggressive, kBuilder, kOpportunist};

constexpr auto weights_of(search::Style style) {
    return changed_by(kCharacters.of(style), standard_weights());
}

}  // namespace ai::ascalion_standing
