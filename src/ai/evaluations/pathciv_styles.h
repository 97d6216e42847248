// Characters of Path of Civilization players: some features count more or less to them than they
// should.
#pragma once

#include "ai/evaluations/pathciv_features.h"
#include "ai/evaluations/pathciv_weights.h"
#include "ai/evaluations/weights.h"

namespace ai::pathciv_standing {

using Fond = Fondness<Feature>;

// Arms for every battle.
inline constexpr std::array kAggressive = {Fond{Feature::Battle, 1.3F, 0.05F},
                                           Fond{Feature::NextBattle, 1.2F, 0.02F},
                                           Fond{Feature::Might, 1, 0.02F},
                                           Fond{Feature::Red, 1, 0.08F},
                                           Fond{Feature::RedSquares, 1, 0.03F}};
// Wonders first.
inline constexpr std::array kBuilder = {Fond{Feature::Wonders, 1, 0.2F},
                                        Fond{Feature::WonderInReach, 1.3F, 0.02F},
                                        Fond{Feature::Grey, 1, 0.06F},
                                        Fond{Feature::GreySquares, 1, 0.03F}};
// Takes what the next event pays.
inline constexpr std::array kOpportunist = {Fond{Feature::Challenge, 1.3F, 0.05F},
                                            Fond{Feature::NextChallenge, 1.2F, 0.02F},
                                            Fond{Feature::Yellow, 1, 0.06F},
                                            Fond{Feature::Tokens, 1, 0.2F}};

constexpr auto standard_weights() { return columns_of(kWeightRows); }

inline constexpr Characters<Feature> kCharacters{kAggressive, kBuilder, kOpportunist};

constexpr auto weights_of(search::Style style) {
    return changed_by(kCharacters.of(style), standard_weights());
}

}  // namespace ai::pathciv_standing
