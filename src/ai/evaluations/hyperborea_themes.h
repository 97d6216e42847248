// What the features of Hyperborea are about, in words.
#pragma once

#include <array>
#include <cstdint>

#include "ai/evaluations/hyperborea_features.h"
#include "ai/evaluations/theme.h"

namespace ai::hyperborea_standing {

enum class About : std::uint8_t {
    Points,
    Gems,
    Goals,
    Cubes,
    Sets,
    Spare,
    Cards,
    Minis,
    Sites,
    Fights,
    Safety,
    Progress
};

inline constexpr std::array<Theme, 12> kThemes = {{
    {"points", "Punkten"},
    {"gems", "Edelsteinen"},
    {"objectives", "Zielen"},
    {"cubes", "Würfeln"},
    {"begun sets", "begonnenen Sätzen"},
    {"unspent actions", "noch offenen Aktionen"},
    {"cards", "Karten"},
    {"minis on the map", "Figuren auf der Karte"},
    {"sites within reach", "erreichbaren Orten"},
    {"fights", "Kämpfen"},
    {"safety", "der Sicherheit"},
    {"progress", "dem Fortschritt"},
}};

// In the order of the features.
inline constexpr std::array<About, kFeatures> kAbout = {
    About::Gems,      // Gems
    About::Points,    // Trophies
    About::Points,    // Ghosts
    About::Goals,     // Objectives
    About::Points,    // CardPoints
    About::Points,    // Control
    About::Points,    // PointsLate
    About::Points,    // PointsLast
    About::Points,    // LastTurn
    About::Gems,      // GemsNear
    About::Cards,     // CardsNear
    About::Minis,     // MinisNear
    About::Cubes,     // RedCubes
    About::Cubes,     // GreenCubes
    About::Cubes,     // PurpleCubes
    About::Cubes,     // BlueCubes
    About::Cubes,     // OrangeCubes
    About::Cubes,     // YellowCubes
    About::Cubes,     // GreyCubes
    About::Cubes,     // GreySpaces
    About::Cubes,     // Variety
    About::Cubes,     // Idle
    About::Cubes,     // Hand
    About::Sets,      // SetsBegun
    About::Spare,     // PoolMoves
    About::Spare,     // PoolFights
    About::Spare,     // PoolMinis
    About::Spare,     // PoolTechnologies
    About::Spare,     // PoolDevelops
    About::Spare,     // PoolDraws
    About::Spare,     // PoolCubes
    About::Spare,     // PoolOthers
    About::Cards,     // Cards
    About::Cards,     // CardPower
    About::Cards,     // Working
    About::Minis,     // OnMap
    About::Minis,     // Frozen
    About::Minis,     // Fronts
    About::Minis,     // Outposts
    About::Sites,     // Visits
    About::Sites,     // VisitsNear
    About::Fights,    // Haunted
    About::Fights,    // Quarry
    About::Safety,    // Exposed
    About::Safety,    // Sheltered
    About::Sites,     // Token
    About::Progress,  // Levels
    About::Progress,  // Ripe
    About::Safety,    // RacePower
};

}  // namespace ai::hyperborea_standing
