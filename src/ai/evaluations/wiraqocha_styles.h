// Characters of Wiraqocha players: some features count more or less to them than they should.
#pragma once

#include "ai/evaluations/wiraqocha_standing.h"

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

inline constexpr Characters<Feature> kCharacters{kAggressive, kBuilder, kOpportunist};

constexpr auto weights_of(search::Style style) {
    return changed_by(kCharacters.of(style), standard_weights());
}

}  // namespace ai::wiraqocha_standing
