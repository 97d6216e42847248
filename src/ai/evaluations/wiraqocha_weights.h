// The weights of the features of wiraqocha, a column for each number of seats from 2 on.
//
// 3 seats: half way between weights that seemed right and those of the softmax regression; at 1,500
// visits a turn they win 60 % against greedy (regression alone: 58 %). 4 seats: the regression, by
//     tetrapolis tune wiraqocha --games 1500 --seed 1 --player level4@300v --wandering 0.03
//         --taking 0.08 --penalty 0.005
// 46758 positions; unseen games: log loss 1.1478 (equal chances 1.3863), accuracy 48.9 %.
// 2 seats: half way between the weights of the 3 seats and those fitted to games of better players
// with them, who hardly ever wander:
//     tetrapolis tune wiraqocha --players 2 --games 4000 --seed 5 --player level4@3000v
//         --wandering 0.005 --taking 0.2 --penalty 0.002
// Against those of the 3 seats they win 58.5 % of 200 games at 3,000 visits and 60 % of 100 at
// 30,000; the regression alone wins 40.5 and 43 %.
#pragma once

#include <array>

namespace ai::wiraqocha_standing {

// clang-format off
// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by accident
inline constexpr std::array<std::array<double, 3>, 34> kWeightRows = {{
    {{  0.3160,   0.5000,   0.1108}},  // treasure
    {{  0.1606,   0.7500,  -0.7425}},  // treasure_near
    {{  1.2401,   1.0250,   1.4858}},  // somnium
    {{  0.4171,   1.4150,   0.5517}},  // somnium_near
    {{  0.7541,   0.9570,  -1.2525}},  // leviathan
    {{ -0.1503,   0.9300,  -0.4043}},  // leviathan_near
    {{  1.5974,   1.2280,   2.0734}},  // nearest_goal
    {{ -0.0604,  -0.2630,  -0.8710}},  // leviathan_turns
    {{  0.2953,   0.0000,   0.0269}},  // somnium_turns
    {{ -0.7010,  -0.5090,  -0.3457}},  // fewest_turns
    {{ -0.0153,   0.0430,   0.2863}},  // wide_income
    {{  0.1619,   0.1980,   0.2520}},  // mining
    {{  0.1060,   0.0570,   0.4906}},  // drill_point
    {{ -0.0031,   0.0250,  -0.0083}},  // artefact_at_hand
    {{ -0.0333,   0.0250,  -0.2201}},  // hexes
    {{  0.0739,   0.0300,   0.0699}},  // income
    {{  0.3832,   0.3000,   0.8290}},  // villages
    {{  0.0980,   0.0710,   0.3134}},  // ruins
    {{  0.0944,   0.0740,   0.0804}},  // resources
    {{  0.1521,   0.2640,   0.0692}},  // base_in_play
    {{  0.0361,   0.0730,  -0.1669}},  // guards
    {{ -0.0019,   0.0050,   0.0526}},  // guard_pips
    {{ -0.0255,   0.0000,  -0.0504}},  // base_guard_pips
    {{ -0.0844,   0.0000,  -0.1397}},  // explorers
    {{ -0.1055,   0.0250,  -0.5583}},  // drillers
    {{ -0.0152,   0.0000,  -0.0509}},  // airships
    {{ -0.1845,  -0.1290,  -0.1896}},  // lost_pieces
    {{  0.0250,   0.0500,   0.0000}},  // captive
    {{  0.1565,   0.0780,   0.5260}},  // inventions
    {{  0.1463,   0.0750,   0.5959}},  // buildings
    {{  0.1008,   0.1450,   0.1136}},  // dice_to_roll
    {{  0.0254,   0.0350,  -0.0157}},  // pool_dice
    {{  0.0105,   0.0120,   0.0248}},  // pool_pips
    {{ -0.0222,   0.0100,  -0.1055}},  // rerolls
}};
// NOLINTEND(modernize-use-std-numbers)
// clang-format on

}  // namespace ai::wiraqocha_standing
