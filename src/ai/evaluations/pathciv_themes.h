// What the features of Path of Civilization are about, in words.
#pragma once

#include <array>
#include <cstdint>

#include "ai/evaluations/pathciv_features.h"
#include "ai/evaluations/theme.h"

namespace ai::pathciv_standing {

enum class About : std::uint8_t {
    Points,
    Philosophy,
    Wonders,
    Leaders,
    History,
    Battle,
    Cubes,
    Research,
    Technologies,
    Future,
    Priority
};

inline constexpr std::array<Theme, 11> kThemes = {{
    {"points", "Punkten"},
    {"philosophy", "der Philosophie"},
    {"wonders", "Wundern"},
    {"leaders", "Anführern"},
    {"challenges", "Herausforderungen"},
    {"battles", "Schlachten"},
    {"cubes", "Würfeln"},
    {"research", "der Forschung"},
    {"technologies", "Technologien"},
    {"later gains", "späteren Erträgen"},
    {"priority", "dem Vorrang"},
}};

// In the order of the features.
inline constexpr std::array<About, kFeatures> kAbout = {
    About::Points,        // Alone
    About::Points,        // Points
    About::Points,        // PointsLate
    About::Philosophy,    // Step
    About::Philosophy,    // NextStep
    About::Points,        // Tokens
    About::Wonders,       // Wonders
    About::Leaders,       // Leaders
    About::History,       // History
    About::History,       // Challenge
    About::History,       // NextChallenge
    About::Battle,        // Battle
    About::Battle,        // NextBattle
    About::Battle,        // BattleLead
    About::Battle,        // Might
    About::Cubes,         // Red
    About::Cubes,         // Yellow
    About::Cubes,         // Blue
    About::Cubes,         // Grey
    About::Cubes,         // Purple
    About::Cubes,         // AnyCubes
    About::Research,      // Research
    About::Research,      // ResearchTop
    About::Research,      // AnyResearch
    About::Technologies,  // Purchase
    About::Wonders,       // WonderInReach
    About::Wonders,       // WonderNear
    About::Leaders,       // LeaderInReach
    About::Leaders,       // LeaderNear
    About::Technologies,  // RedSquares
    About::Technologies,  // YellowSquares
    About::Technologies,  // BlueSquares
    About::Technologies,  // GreySquares
    About::Technologies,  // PurpleSquares
    About::Research,      // Circles
    About::Technologies,  // Levels
    About::Cubes,         // CubesMade
    About::Research,      // ResearchMade
    About::Cubes,         // Limit
    About::Cubes,         // Overflow
    About::Cubes,         // Population
    About::Future,        // Discounts
    About::Philosophy,    // StepDiscount
    About::Future,        // Promises
    About::Priority,      // Priority
    About::Future,        // Waiting
};

}  // namespace ai::pathciv_standing
