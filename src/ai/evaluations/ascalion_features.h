// The features of Ascalion: what of a position tells who will win. All are counted for one seat.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ai::ascalion_standing {

enum class Feature : std::uint8_t {
    Gone,        // eliminated
    Cities,      // share of those needed to win
    CitiesNear,  // the same to the third power
    Crown,       // enough cities to win if the round ended now
    CrownSafe,   // .. and nobody who attacks before its end can take one
    Progress,    // the same with sites that are complete or on the way
    ProgressNear,
    SitesThreatened,  // how much of that a rival can take
    Areas,
    Transports,
    Value,        // of all areas, in tens
    WoodSources,  // own sources of a kind
    HorseSources,
    GoldSources,
    CoalSources,
    IronSources,
    Variety,  // kinds of material that own sources give
    Yield,    // what the sources hold when they are full
    Due,      // what an open production would bring
    Spare,    // materials that are not part of the sites counted above
    Horses,
    Weapons,
    NextWeapons,  // areas that can pay for one
    Boats,
    Ships,
    Winnable,  // areas of others that the own strength around them can take, at most two a rival
    WinnableSources,
    WinnableCities,
    WinnableNext,  // of these, if the seat attacks next
    WinnableCitiesNext,
    Threatened,  // own areas that a rival can take, at most two a rival
    ThreatenedSources,
    ThreatenedCities,
    ThreatenedNext,  // of these, by the seat that attacks next
    ThreatenedCitiesNext,
    Contested,    // areas of others where one weapon more would be enough
    Exposed,      // own areas where one weapon more would be enough for a rival
    SureSources,  // winnable, even if all the others help the defender
    SureCities,
    HelpedSources,  // winnable only if all the others help the attacker
    HelpedCities,
    LostCities,  // own ones that a rival can take even if all the others help
    ToClaim,     // in the set-up: countries that it is behind the others
    ToDevelop,   // its part of the phase that goes on is still to come
    ToTrade,
    ToTransport,
    ToAttack,
    ToTake,  // areas it can take, in an attack phase that still brings its turn
    ToTakeSources,
    ToTakeCities,
    Late,         // how late its turn to attack comes in this round, from 0 to 1
    LateWinning,  // .. times the share of cities needed, sites included, to the third power
    Temples,
    Followers,  // areas of others whose master the seat is
    Converted,  // own areas with another master
    University,
    Books,
    Poverty,
};
inline constexpr std::size_t kFeatures = 58;

using Features = std::array<float, kFeatures>;

inline constexpr std::array<std::string_view, kFeatures> kFeatureNames = {
    "gone",
    "cities",
    "cities_near",
    "crown",
    "crown_safe",
    "progress",
    "progress_near",
    "sites_threatened",
    "areas",
    "transports",
    "value",
    "wood_sources",
    "horse_sources",
    "gold_sources",
    "coal_sources",
    "iron_sources",
    "variety",
    "yield",
    "due",
    "spare",
    "horses",
    "weapons",
    "next_weapons",
    "boats",
    "ships",
    "winnable",
    "winnable_sources",
    "winnable_cities",
    "winnable_next",
    "winnable_cities_next",
    "threatened",
    "threatened_sources",
    "threatened_cities",
    "threatened_next",
    "threatened_cities_next",
    "contested",
    "exposed",
    "sure_sources",
    "sure_cities",
    "helped_sources",
    "helped_cities",
    "lost_cities",
    "to_claim",
    "to_develop",
    "to_trade",
    "to_transport",
    "to_attack",
    "to_take",
    "to_take_sources",
    "to_take_cities",
    "late",
    "late_winning",
    "temples",
    "followers",
    "converted",
    "university",
    "books",
    "poverty",
};

}  // namespace ai::ascalion_standing
