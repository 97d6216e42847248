// Characters of Hyperborea players: some features count more or less to them than they should.
#pragma once

#include "ai/evaluations/hyperborea_features.h"
#include "ai/evaluations/hyperborea_weights.h"
#include "ai/evaluations/weights.h"

namespace ai::hyperborea_standing {

using Fond = Fondness<Feature>;

// Hunts ghosts and rivals and likes to stand everywhere.
inline constexpr std::array kAggressive = {Fond{Feature::Trophies, 1.3F, 0.1F},
                                           Fond{Feature::Ghosts, 1.2F, 0},
                                           Fond{Feature::Quarry, 1, 0.08F},
                                           Fond{Feature::Exposed, 0.5F, 0},
                                           Fond{Feature::RedCubes, 1, 0.06F}};
// Knowledge and a good bag first.
inline constexpr std::array kBuilder = {Fond{Feature::Cards, 1, 0.08F},
                                        Fond{Feature::CardPower, 1.2F, 0.02F},
                                        Fond{Feature::BlueCubes, 1, 0.05F},
                                        Fond{Feature::Levels, 1.2F, 0},
                                        Fond{Feature::Quarry, 0.5F, 0}};
// Gems, ruins and cities wherever they lie open.
inline constexpr std::array kOpportunist = {Fond{Feature::Gems, 1.2F, 0},
                                            Fond{Feature::Visits, 1.3F, 0.01F},
                                            Fond{Feature::VisitsNear, 1.3F, 0},
                                            Fond{Feature::YellowCubes, 1, 0.05F},
                                            Fond{Feature::GreenCubes, 1, 0.03F}};

constexpr auto standard_weights() { return columns_of(kWeightRows); }

inline constexpr Characters<Feature> kCharacters{kAggressive, kBuilder, kOpportunist};

constexpr auto weights_of(search::Style style) {
    return changed_by(kCharacters.of(style), standard_weights());
}

}  // namespace ai::hyperborea_standing
