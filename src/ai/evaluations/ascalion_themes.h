// What the features of Ascalion are about, in words.
#pragma once

#include <array>
#include <cstdint>

#include "ai/evaluations/ascalion_features.h"
#include "ai/evaluations/theme.h"

namespace ai::ascalion_standing {

enum class About : std::uint8_t {
    Cities,
    Sites,
    Land,
    Materials,
    Might,
    Ways,
    Attacks,
    Safety,
    Time,
    Faith
};

inline constexpr std::array<Theme, 10> kThemes = {{
    {"cities", "Städten"},
    {"sites for cities", "Bauplätzen für Städte"},
    {"land", "Land"},
    {"materials", "Rohstoffen"},
    {"weapons and horses", "Waffen und Pferden"},
    {"boats and ships", "Booten und Schiffen"},
    {"attacks", "Angriffen"},
    {"safety", "der Sicherheit"},
    {"what is still to come this round", "dem, was in dieser Runde noch kommt"},
    {"faith and learning", "Glauben und Bildung"},
}};

// In the order of the features.
inline constexpr std::array<About, kFeatures> kAbout = {
    About::Cities,     // Gone
    About::Cities,     // Cities
    About::Cities,     // CitiesNear
    About::Cities,     // Crown
    About::Cities,     // CrownSafe
    About::Sites,      // Progress
    About::Sites,      // ProgressNear
    About::Safety,     // SitesThreatened
    About::Land,       // Areas
    About::Ways,       // Transports
    About::Land,       // Value
    About::Materials,  // WoodSources
    About::Materials,  // HorseSources
    About::Materials,  // GoldSources
    About::Materials,  // CoalSources
    About::Materials,  // IronSources
    About::Materials,  // Variety
    About::Materials,  // Yield
    About::Materials,  // Due
    About::Materials,  // Spare
    About::Might,      // Horses
    About::Might,      // Weapons
    About::Might,      // NextWeapons
    About::Ways,       // Boats
    About::Ways,       // Ships
    About::Attacks,    // Winnable
    About::Attacks,    // WinnableSources
    About::Attacks,    // WinnableCities
    About::Attacks,    // WinnableNext
    About::Attacks,    // WinnableCitiesNext
    About::Safety,     // Threatened
    About::Safety,     // ThreatenedSources
    About::Safety,     // ThreatenedCities
    About::Safety,     // ThreatenedNext
    About::Safety,     // ThreatenedCitiesNext
    About::Attacks,    // Contested
    About::Safety,     // Exposed
    About::Attacks,    // SureSources
    About::Attacks,    // SureCities
    About::Attacks,    // HelpedSources
    About::Attacks,    // HelpedCities
    About::Safety,     // LostCities
    About::Land,       // ToClaim
    About::Time,       // ToDevelop
    About::Time,       // ToTrade
    About::Time,       // ToTransport
    About::Attacks,    // ToAttack
    About::Attacks,    // ToTake
    About::Attacks,    // ToTakeSources
    About::Attacks,    // ToTakeCities
    About::Time,       // Late
    About::Time,       // LateWinning
    About::Faith,      // Temples
    About::Faith,      // Followers
    About::Faith,      // Converted
    About::Faith,      // University
    About::Faith,      // Books
    About::Materials,  // Poverty
};

}  // namespace ai::ascalion_standing
