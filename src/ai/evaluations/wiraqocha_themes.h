// What the features of Wiraqocha are about, in words.
#pragma once

#include <array>
#include <cstdint>

#include "ai/evaluations/theme.h"
#include "ai/evaluations/wiraqocha_standing.h"

namespace ai::wiraqocha_standing {

enum class About : std::uint8_t {
    Artefacts,
    Crystals,
    Leviathan,
    Goal,
    Land,
    Income,
    Defence,
    Pieces,
    Cards,
    Dice
};

inline constexpr std::array<Theme, 10> kThemes = {{
    {"artefacts", "Artefakten"},
    {"crystals", "Kristallen"},
    {"the way to the Leviathan", "dem Weg zum Leviathan"},
    {"the nearest goal", "dem nächsten Ziel"},
    {"land", "Land"},
    {"resources", "Ressourcen"},
    {"defence", "der Verteidigung"},
    {"pieces", "Figuren"},
    {"inventions and buildings", "Erfindungen und Gebäuden"},
    {"dice", "Würfeln"},
}};

// In the order of the features.
inline constexpr std::array<About, kFeatures> kAbout = {
    About::Artefacts,  // Treasure
    About::Artefacts,  // TreasureNear
    About::Crystals,   // Somnium
    About::Crystals,   // SomniumNear
    About::Leviathan,  // Leviathan
    About::Leviathan,  // LeviathanNear
    About::Goal,       // NearestGoal
    About::Leviathan,  // LeviathanTurns
    About::Crystals,   // SomniumTurns
    About::Goal,       // FewestTurns
    About::Income,     // WideIncome
    About::Crystals,   // Mining
    About::Crystals,   // DrillPoint
    About::Artefacts,  // ArtefactAtHand
    About::Land,       // Hexes
    About::Income,     // Income
    About::Land,       // Villages
    About::Land,       // Ruins
    About::Income,     // Resources
    About::Defence,    // BaseInPlay
    About::Defence,    // Guards
    About::Defence,    // GuardPips
    About::Defence,    // BaseGuardPips
    About::Pieces,     // Explorers
    About::Pieces,     // Drillers
    About::Pieces,     // Airships
    About::Pieces,     // LostPieces
    About::Pieces,     // Captive
    About::Cards,      // Inventions
    About::Cards,      // Buildings
    About::Dice,       // DiceToRoll
    About::Dice,       // PoolDice
    About::Dice,       // PoolPips
    About::Dice,       // Rerolls
};

}  // namespace ai::wiraqocha_standing
