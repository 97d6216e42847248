// What the evaluation of Wiraqocha looks at: the features of a seat, by name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ai::wiraqocha_features {

// Shares of a goal run from 0 to 1, everything else counts things. "Now" belongs to the seat whose
// turn it is and is 0 for the others.
enum class Feature : std::uint8_t {
    Treasure,          // share of the artefacts, while the goal can still be reached
    TreasureSquared,   // nearness counts more than the way so far
    Somnium,           // share of the crystals
    SomniumSquared,    //
    Leviathan,         // share of the sum of card prices
    LeviathanSquared,  //
    BestGoal,          // the square of the greatest of the three shares
    LastArtefact,      // one artefact is missing and an explorer is at hand
    LastMining,        // the next mining completes the somnium
    LastCard,          // a card on the market completes the Leviathan
    Hexes,             // controlled
    Income,            // resource symbols and tanks
    Villages,          //
    Ruins,             //
    Mining,            // crystals at the end of each turn
    OddDrillPoint,     // one more would be another crystal
    BaseInPlay,        //
    Explorers,         // on the board, as long as artefacts lie there
    DrillersAtHand,    // in reserve
    AirshipsAtHand,    // in reserve
    LostPieces,        // in the cemetery, removed or captive
    Captive,           // a rival's piece held
    Buildings,         //
    Inventions,        //
    DefenceFaces,      // sum of the faces of defence dice
    ForceField,        // on an own hex
    ExposedLoot,       // artefacts behind a base that can be plundered
    ExposedCrystals,   // crystals behind such a base
    StoredResources,   // those that survive the end of the turn
    Waiting,           // turns until the own turn, as a share of the round
    TurnNow,           // it is the own turn
    DiceToRollNow,     //
    PoolNow,           // dice in the pool
    HighDiceNow,       // of these, fives and sixes
    RerollsNow,        //
    ResourcesNow,      // to be spent in this turn
    CanBuildNow,       // a card of the market is affordable
    MiningNow,         // crystals at the end of this turn
};
inline constexpr std::size_t kFeatures = 38;

inline constexpr std::array<std::string_view, kFeatures> kFeatureNames = {
    "treasure",
    "treasure_squared",
    "somnium",
    "somnium_squared",
    "leviathan",
    "leviathan_squared",
    "best_goal",
    "last_artefact",
    "last_mining",
    "last_card",
    "hexes",
    "income",
    "villages",
    "ruins",
    "mining",
    "odd_drill_point",
    "base_in_play",
    "explorers",
    "drillers_at_hand",
    "airships_at_hand",
    "lost_pieces",
    "captive",
    "buildings",
    "inventions",
    "defence_faces",
    "force_field",
    "exposed_loot",
    "exposed_crystals",
    "stored_resources",
    "waiting",
    "turn_now",
    "dice_to_roll_now",
    "pool_now",
    "high_dice_now",
    "rerolls_now",
    "resources_now",
    "can_build_now",
    "mining_now",
};
static_assert(!kFeatureNames.back().empty());

using Features = std::array<float, kFeatures>;

}  // namespace ai::wiraqocha_features
