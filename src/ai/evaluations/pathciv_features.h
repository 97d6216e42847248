// The features of Path of Civilization: what of a position tells who will win. All are counted for
// one seat.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ai::pathciv_standing {

enum class Feature : std::uint8_t {
    Alone,       // a seat without rivals: the mark that it has to pass
    Points,      // as they stand, in tens
    PointsLate,  // .. the more the nearer the end is
    Step,        // of the philosophy track
    NextStep,    // points of the next step, by the share of its price that is there
    Tokens,      // in tens
    Wonders,     // how many
    Leaders,
    History,        // points that cards and history cubes will bring in the challenges to come
    Challenge,      // worth of the challenge of this round, its bonus included
    NextChallenge,  // .. of the next one, in a round without
    Battle,         // worth of the rank that power gives in the battle of this round
    NextBattle,     // .. in the next one, in a round without
    BattleLead,     // power above the threat
    Might,          // lasting power, times the battles to come
    Red,            // cubes, those of an open deployment included
    Yellow,
    Blue,           // as far as there is a step to climb
    Grey,           // .. a wonder to build
    Purple,         // .. a leader to recruit
    AnyCubes,       // gained, but not placed yet
    Research,       // points, those that this round is about to bring included
    ResearchTop,    // of the best type
    AnyResearch,    // gained, but not placed yet
    Purchase,       // worth of the best technology that this round can pay
    WonderInReach,  // worth of the best wonder that grey cubes pay
    WonderNear,     // .. of the best other one, by the share of its price that is there
    LeaderInReach,
    LeaderNear,
    RedSquares,  // of own technologies, times the deployments to come
    YellowSquares,
    BlueSquares,
    GreySquares,
    PurpleSquares,
    Circles,       // of own technologies, times the rounds of research to come
    Levels,        // of own technologies that are not discarded
    CubesMade,     // by wonders and leaders, times the deployments to come
    ResearchMade,  // .. times the rounds of research to come
    Limit,         // times the deployments to come
    Overflow,      // squares that the limit would cut, times the deployments to come
    Population,
    Discounts,     // on wonders, leaders and technologies, times the rounds to come
    StepDiscount,  // times the steps to climb
    Promises,      // worth of gains on what happens in the rounds to come
    Priority,      // times the contests to come
    Waiting,       // worth of what a card brings that is won and not played yet
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::Waiting) + 1;

using Features = std::array<float, kFeatures>;

inline constexpr std::array<std::string_view, kFeatures> kFeatureNames = {
    "alone",          "points",
    "points_late",    "step",
    "next_step",      "tokens",
    "wonders",        "leaders",
    "history",        "challenge",
    "next_challenge", "battle",
    "next_battle",    "battle_lead",
    "might",          "red",
    "yellow",         "blue",
    "grey",           "purple",
    "any_cubes",      "research",
    "research_top",   "any_research",
    "purchase",       "wonder_in_reach",
    "wonder_near",    "leader_in_reach",
    "leader_near",    "red_squares",
    "yellow_squares", "blue_squares",
    "grey_squares",   "purple_squares",
    "circles",        "levels",
    "cubes_made",     "research_made",
    "limit",          "overflow",
    "population",     "discounts",
    "step_discount",  "promises",
    "priority",       "waiting",
};

}  // namespace ai::pathciv_standing
