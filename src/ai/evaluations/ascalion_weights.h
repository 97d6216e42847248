// The weights of the features of ascalion, a column for each number of seats from 2 on.
//
// Weights that seemed right, the same for every number of seats. They are to be replaced by
//     tetrapolis tune ascalion --games 1500 --player level4@300v --wandering 0.03 --taking 0.06
//         --penalty 0.004 --out src/ai/evaluations/ascalion_weights.h
// and for the last six rows by the same with --option expansion=on.
#pragma once

#include <array>

namespace ai::ascalion_standing {

// clang-format off
// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by accident
inline constexpr std::array<std::array<double, 5>, 43> kWeightRows = {{
    {{ -6.0000,  -6.0000,  -6.0000,  -6.0000,  -6.0000}},  // gone
    {{  0.6000,   0.6000,   0.6000,   0.6000,   0.6000}},  // cities
    {{  1.0000,   1.0000,   1.0000,   1.0000,   1.0000}},  // cities_near
    {{  0.8000,   0.8000,   0.8000,   0.8000,   0.8000}},  // crown
    {{  2.5000,   2.5000,   2.5000,   2.5000,   2.5000}},  // crown_safe
    {{  3.0000,   3.0000,   3.0000,   3.0000,   3.0000}},  // progress
    {{  2.0000,   2.0000,   2.0000,   2.0000,   2.0000}},  // progress_near
    {{ -0.4000,  -0.4000,  -0.4000,  -0.4000,  -0.4000}},  // sites_threatened
    {{  0.0600,   0.0600,   0.0600,   0.0600,   0.0600}},  // areas
    {{  0.2500,   0.2500,   0.2500,   0.2500,   0.2500}},  // transports
    {{  0.1000,   0.1000,   0.1000,   0.1000,   0.1000}},  // value
    {{  0.1000,   0.1000,   0.1000,   0.1000,   0.1000}},  // wood_sources
    {{  0.2000,   0.2000,   0.2000,   0.2000,   0.2000}},  // horse_sources
    {{  0.2000,   0.2000,   0.2000,   0.2000,   0.2000}},  // gold_sources
    {{  0.1200,   0.1200,   0.1200,   0.1200,   0.1200}},  // coal_sources
    {{  0.1200,   0.1200,   0.1200,   0.1200,   0.1200}},  // iron_sources
    {{  0.3000,   0.3000,   0.3000,   0.3000,   0.3000}},  // variety
    {{  0.0500,   0.0500,   0.0500,   0.0500,   0.0500}},  // yield
    {{  0.0200,   0.0200,   0.0200,   0.0200,   0.0200}},  // due
    {{  0.0500,   0.0500,   0.0500,   0.0500,   0.0500}},  // spare
    {{  0.0500,   0.0500,   0.0500,   0.0500,   0.0500}},  // horses
    {{  0.2500,   0.2500,   0.2500,   0.2500,   0.2500}},  // weapons
    {{  0.1500,   0.1500,   0.1500,   0.1500,   0.1500}},  // next_weapons
    {{  0.0300,   0.0300,   0.0300,   0.0300,   0.0300}},  // boats
    {{  0.0500,   0.0500,   0.0500,   0.0500,   0.0500}},  // ships
    {{  0.0600,   0.0600,   0.0600,   0.0600,   0.0600}},  // winnable
    {{  0.1000,   0.1000,   0.1000,   0.1000,   0.1000}},  // winnable_sources
    {{  0.1000,   0.1000,   0.1000,   0.1000,   0.1000}},  // winnable_cities
    {{  0.1000,   0.1000,   0.1000,   0.1000,   0.1000}},  // winnable_next
    {{  0.3000,   0.3000,   0.3000,   0.3000,   0.3000}},  // winnable_cities_next
    {{ -0.0400,  -0.0400,  -0.0400,  -0.0400,  -0.0400}},  // threatened
    {{ -0.1000,  -0.1000,  -0.1000,  -0.1000,  -0.1000}},  // threatened_sources
    {{ -0.1500,  -0.1500,  -0.1500,  -0.1500,  -0.1500}},  // threatened_cities
    {{ -0.1000,  -0.1000,  -0.1000,  -0.1000,  -0.1000}},  // threatened_next
    {{ -0.4000,  -0.4000,  -0.4000,  -0.4000,  -0.4000}},  // threatened_cities_next
    {{  0.0200,   0.0200,   0.0200,   0.0200,   0.0200}},  // contested
    {{ -0.0200,  -0.0200,  -0.0200,  -0.0200,  -0.0200}},  // exposed
    {{  0.1000,   0.1000,   0.1000,   0.1000,   0.1000}},  // temples
    {{  0.0300,   0.0300,   0.0300,   0.0300,   0.0300}},  // followers
    {{ -0.0500,  -0.0500,  -0.0500,  -0.0500,  -0.0500}},  // converted
    {{  0.2000,   0.2000,   0.2000,   0.2000,   0.2000}},  // university
    {{  0.0500,   0.0500,   0.0500,   0.0500,   0.0500}},  // books
    {{ -0.2000,  -0.2000,  -0.2000,  -0.2000,  -0.2000}},  // poverty
}};
// NOLINTEND(modernize-use-std-numbers)
// clang-format on

}  // namespace ai::ascalion_standing
