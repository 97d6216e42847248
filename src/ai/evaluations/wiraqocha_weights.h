// The weights of the features of wiraqocha, a column for each number of seats from 2 on.
//
// 2 and 3 seats: half way between weights that seemed right and those of the softmax regression;
// they play better than either. At 1,500 visits a turn against greedy they win 70 % of 300 games at
// 2 seats and 60 % at 3 (regression alone: 64 and 58 %). 4 seats: the regression, written by
//     tetrapolis tune wiraqocha --games 1500 --seed 1 --player level4@300v --wandering 0.03
//         --taking 0.08 --penalty 0.005
// 46758 positions; unseen games: log loss 1.1478 (equal chances 1.3863), accuracy 48.9 %.
#pragma once

#include <array>

namespace ai::wiraqocha_standing {

// clang-format off
// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by accident
inline constexpr std::array<std::array<double, 3>, 34> kWeightRows = {{
    {{  0.5000,   0.5000,   0.1108}},  // treasure
    {{  0.7500,   0.7500,  -0.7425}},  // treasure_near
    {{  1.0250,   1.0250,   1.4858}},  // somnium
    {{  1.4150,   1.4150,   0.5517}},  // somnium_near
    {{  0.9570,   0.9570,  -1.2525}},  // leviathan
    {{  0.9300,   0.9300,  -0.4043}},  // leviathan_near
    {{  1.2280,   1.2280,   2.0734}},  // nearest_goal
    {{ -0.2630,  -0.2630,  -0.8710}},  // leviathan_turns
    {{  0.0000,   0.0000,   0.0269}},  // somnium_turns
    {{ -0.5090,  -0.5090,  -0.3457}},  // fewest_turns
    {{  0.0430,   0.0430,   0.2863}},  // wide_income
    {{  0.1980,   0.1980,   0.2520}},  // mining
    {{  0.0570,   0.0570,   0.4906}},  // drill_point
    {{  0.0250,   0.0250,  -0.0083}},  // artefact_at_hand
    {{  0.0250,   0.0250,  -0.2201}},  // hexes
    {{  0.0300,   0.0300,   0.0699}},  // income
    {{  0.3000,   0.3000,   0.8290}},  // villages
    {{  0.0710,   0.0710,   0.3134}},  // ruins
    {{  0.0740,   0.0740,   0.0804}},  // resources
    {{  0.2640,   0.2640,   0.0692}},  // base_in_play
    {{  0.0730,   0.0730,  -0.1669}},  // guards
    {{  0.0050,   0.0050,   0.0526}},  // guard_pips
    {{  0.0000,   0.0000,  -0.0504}},  // base_guard_pips
    {{  0.0000,   0.0000,  -0.1397}},  // explorers
    {{  0.0250,   0.0250,  -0.5583}},  // drillers
    {{  0.0000,   0.0000,  -0.0509}},  // airships
    {{ -0.1290,  -0.1290,  -0.1896}},  // lost_pieces
    {{  0.0500,   0.0500,   0.0000}},  // captive
    {{  0.0780,   0.0780,   0.5260}},  // inventions
    {{  0.0750,   0.0750,   0.5959}},  // buildings
    {{  0.1450,   0.1450,   0.1136}},  // dice_to_roll
    {{  0.0350,   0.0350,  -0.0157}},  // pool_dice
    {{  0.0120,   0.0120,   0.0248}},  // pool_pips
    {{  0.0100,   0.0100,  -0.1055}},  // rerolls
}};
// NOLINTEND(modernize-use-std-numbers)
// clang-format on

}  // namespace ai::wiraqocha_standing
