// The weights of the features of wiraqocha, a column for each number of seats from 2 on.
// Written by the program itself; not to be edited:
//     tetrapolis tune wiraqocha --games 1500 --seed 1 --player level4@300v --wandering
//        0.03 --taking 0.08 --penalty 0.005
// 2 seats: 43163 positions; unseen games: log loss 0.5135 (equal chances 0.6931), accuracy 73.4 %
// 3 seats: 53188 positions; unseen games: log loss 0.9229 (equal chances 1.0986), accuracy 56.2 %
// 4 seats: 46758 positions; unseen games: log loss 1.1478 (equal chances 1.3863), accuracy 48.9 %
#pragma once

#include <array>

namespace ai::wiraqocha_standing {

// clang-format off
inline constexpr std::array<std::array<double, 3>, 34> kWeightRows = {{
    {{  1.6127,   0.2571,   0.1108}},  // treasure
    {{ -1.3225,   0.1338,  -0.7425}},  // treasure_near
    {{  1.5244,   1.3878,   1.4858}},  // somnium
    {{ -2.2420,  -0.3834,   0.5517}},  // somnium_near
    {{ -0.8911,  -0.5089,  -1.2525}},  // leviathan
    {{  2.9648,   0.1989,  -0.4043}},  // leviathan_near
    {{ -0.5815,   1.6558,   2.0734}},  // nearest_goal
    {{  0.2179,  -0.5923,  -0.8710}},  // leviathan_turns
    {{ -1.0408,   0.6802,   0.0269}},  // somnium_turns
    {{ -0.0192,  -0.0061,  -0.3457}},  // fewest_turns
    {{ -0.2213,  -0.0388,   0.2863}},  // wide_income
    {{ -0.1283,   0.5545,   0.2520}},  // mining
    {{  0.0291,   0.2046,   0.4906}},  // drill_point
    {{ -0.0198,  -0.0186,  -0.0083}},  // artefact_at_hand
    {{ -0.0055,  -0.1255,  -0.2201}},  // hexes
    {{  0.1204,   0.1333,   0.0699}},  // income
    {{  0.4851,   0.6772,   0.8290}},  // villages
    {{  0.0073,   0.3204,   0.3134}},  // ruins
    {{  0.1067,   0.0962,   0.0804}},  // resources
    {{ -0.0277,  -0.0387,   0.0692}},  // base_in_play
    {{ -0.0545,   0.0348,  -0.1669}},  // guards
    {{  0.0075,  -0.0100,   0.0526}},  // guard_pips
    {{ -0.0323,  -0.0218,  -0.0504}},  // base_guard_pips
    {{ -0.1216,  -0.0814,  -0.1397}},  // explorers
    {{ -0.0494,  -0.3980,  -0.5583}},  // drillers
    {{  0.1141,  -0.0357,  -0.0509}},  // airships
    {{ -0.2858,  -0.2190,  -0.1896}},  // lost_pieces
    {{  0.0000,   0.0000,   0.0000}},  // captive
    {{  0.4823,   0.3030,   0.5260}},  // inventions
    {{  0.3592,   0.3785,   0.5959}},  // buildings
    {{  0.0706,   0.0970,   0.1136}},  // dice_to_roll
    {{ -0.0042,   0.0110,  -0.0157}},  // pool_dice
    {{  0.0132,   0.0112,   0.0248}},  // pool_pips
    {{ -0.2485,  -0.1459,  -0.1055}},  // rerolls
}};
// clang-format on

}  // namespace ai::wiraqocha_standing
