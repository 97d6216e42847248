// The features of Hyperborea: what of a position tells who will win. All are counted for one seat.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ai::hyperborea_standing {

enum class Feature : std::uint8_t {
    Gems,
    Trophies,
    Ghosts,  // their points
    Objectives,
    CardPoints,
    Control,     // points of the hexes that are controlled now
    PointsLate,  // all points, the more the nearer the end is
    PointsLast,  // all points, once the end is triggered
    LastTurn,    // .. and the seat has a turn left
    GemsNear,    // the way to each condition that is not met, to the third power
    CardsNear,
    MinisNear,
    RedCubes,  // owned, wherever they lie
    GreenCubes,
    PurpleCubes,
    BlueCubes,
    OrangeCubes,
    YellowCubes,
    GreyCubes,
    GreySpaces,  // of own cards, as many as there are grey cubes for
    Variety,     // colours owned
    Idle,        // share of the draws of a cycle that find the bag empty
    Hand,        // coloured cubes to be placed, drawn or to be drawn at the end of the turn
    SetsBegun,   // worth of unfinished sets, by the share of their spaces that is filled
    PoolMoves,   // unspent points, by what they are for
    PoolFights,
    PoolMinis,
    PoolTechnologies,
    PoolDevelops,
    PoolDraws,
    PoolCubes,  // generate, exchange, eliminate
    PoolOthers,
    Cards,
    CardPower,  // what own cards give beyond what their cubes would give elsewhere
    Working,    // worth of full continuous cards
    OnMap,      // minis
    Frozen,
    Fronts,      // fronts of the own homeland with a mini
    Outposts,    // other hexes with a mini
    Visits,      // worth of sites that stand open to free minis where they are
    VisitsNear,  // .. one step away
    Haunted,     // ghosts beside free minis
    Quarry,      // rivals' minis beside free minis, those that bring a trophy in full
    Exposed,     // own minis beside free minis of rivals
    Sheltered,   // hexes with minis and a fortress
    Token,       // worth of a stored one by its metal
    Levels,      // of all markers
    Ripe,        // cubes that upgrades would bring now
    RacePower,   // fortresses on the race tile
};
inline constexpr std::size_t kFeatures = 49;

using Features = std::array<float, kFeatures>;

inline constexpr std::array<std::string_view, kFeatures> kFeatureNames = {
    "gems",          "trophies",     "ghosts",       "objectives",
    "card_points",   "control",      "points_late",  "points_last",
    "last_turn",     "gems_near",    "cards_near",   "minis_near",
    "red_cubes",     "green_cubes",  "purple_cubes", "blue_cubes",
    "orange_cubes",  "yellow_cubes", "grey_cubes",   "grey_spaces",
    "variety",       "idle",         "hand",         "sets_begun",
    "pool_moves",    "pool_fights",  "pool_minis",   "pool_technologies",
    "pool_develops", "pool_draws",   "pool_cubes",   "pool_others",
    "cards",         "card_power",   "working",      "on_map",
    "frozen",        "fronts",       "outposts",     "visits",
    "visits_near",   "haunted",      "quarry",       "exposed",
    "sheltered",     "token",        "levels",       "ripe",
    "race_power",
};

}  // namespace ai::hyperborea_standing
