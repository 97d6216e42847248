// The weights of the features of ascalion, a column for each number of seats from 2 on.
// Written by the program itself, from games with the weights before it:
//     tetrapolis tune ascalion --games 2000 --seed 1 --player level4@300v --wandering
//        0.03 --taking 0.06 --penalty 0.004
// 3 seats: 23542 positions; unseen games: log loss 0.6723 (equal chances 1.0986), accuracy 67.2 %
// 4 seats: 25362 positions; unseen games: log loss 0.8623 (equal chances 1.3863), accuracy 61.5 %
// 5 seats: 27875 positions; unseen games: log loss 1.1114 (equal chances 1.6094), accuracy 50.8 %
// 6 seats: 30828 positions; unseen games: log loss 1.2254 (equal chances 1.7918), accuracy 47.6 %
// The column of 2 seats and the row of the ships, which few games see, come from 3500 games each
// before the rows from sure_sources to late_winning were there:
// 2 seats: 35907 positions; unseen games: log loss 0.3466 (equal chances 0.6931), accuracy 81.9 %
// The last six rows come from 700 games for each number of seats with --option expansion=on. The
// first row is a rule, not a finding: who is gone cannot win.
#pragma once

#include <array>

namespace ai::ascalion_standing {

// clang-format off
// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by accident
inline constexpr std::array<std::array<double, 5>, 58> kWeightRows = {{
    {{ -6.0000,  -6.0000,  -6.0000,  -6.0000,  -6.0000}},  // gone
    {{  0.8372,  -0.4223,   0.3909,   0.5749,   0.6948}},  // cities
    {{ -0.5106,  -1.0987,   0.0462,  -1.0690,  -0.1338}},  // cities_near
    {{  1.3602,   1.4319,   1.6284,   1.3088,  -0.0488}},  // crown
    {{  1.8215,   2.1666,   0.9204,   1.5015,   2.0708}},  // crown_safe
    {{  3.3845,   2.4102,   2.6635,   3.2919,   3.3136}},  // progress
    {{  0.9856,   2.7390,   1.2892,   0.7157,   0.7215}},  // progress_near
    {{ -1.2525,  -0.6328,  -0.5453,  -0.6517,  -0.6446}},  // sites_threatened
    {{ -0.0001,  -0.0046,  -0.0479,   0.0112,  -0.0157}},  // areas
    {{  0.0453,  -0.0394,   0.1234,  -0.0903,  -0.1309}},  // transports
    {{  0.1233,   0.1093,   0.3535,   0.2212,   0.1531}},  // value
    {{  0.0215,   0.1010,   0.1096,   0.0753,   0.2343}},  // wood_sources
    {{  0.3478,   0.2516,   0.2712,   0.1377,   0.2116}},  // horse_sources
    {{  0.3226,   0.4008,   0.4331,   0.3052,   0.3478}},  // gold_sources
    {{  0.1468,   0.1999,   0.2468,   0.1512,   0.2423}},  // coal_sources
    {{  0.1440,   0.1691,   0.3093,   0.1393,   0.2592}},  // iron_sources
    {{  0.3246,   0.1163,   0.1165,   0.1929,   0.0769}},  // variety
    {{  0.0040,   0.0034,  -0.0613,  -0.0092,  -0.0585}},  // yield
    {{ -0.0127,   0.0149,  -0.0177,  -0.0160,   0.0175}},  // due
    {{ -0.0360,  -0.0010,  -0.0251,  -0.0323,  -0.0070}},  // spare
    {{ -0.0212,  -0.0032,  -0.0630,  -0.0124,  -0.0716}},  // horses
    {{  0.2281,   0.2335,   0.2209,   0.1099,   0.2355}},  // weapons
    {{  0.3593,   0.2473,   0.2768,   0.1323,   0.2368}},  // next_weapons
    {{ -0.1785,  -0.1477,   0.0079,  -0.0665,   0.0327}},  // boats
    {{  2.2895,   0.5444,   0.3804,  -0.0050,   0.1222}},  // ships
    {{  0.0701,   0.0675,  -0.0123,  -0.0042,   0.0098}},  // winnable
    {{  0.2316,   0.0850,   0.1668,   0.0175,   0.1176}},  // winnable_sources
    {{  0.6504,   0.9678,   0.6294,   0.5956,   0.3489}},  // winnable_cities
    {{  0.0263,  -0.0593,  -0.0081,  -0.0395,  -0.0008}},  // winnable_next
    {{  0.6078,  -0.4348,  -0.2256,  -0.0733,   0.0097}},  // winnable_cities_next
    {{ -0.0701,  -0.0018,  -0.0527,   0.0098,  -0.0096}},  // threatened
    {{ -0.2316,  -0.1771,  -0.1270,  -0.1336,  -0.1215}},  // threatened_sources
    {{ -0.6504,  -0.2296,   0.4388,   0.3691,   0.2777}},  // threatened_cities
    {{ -0.0263,   0.0033,   0.0358,  -0.0232,   0.0434}},  // threatened_next
    {{ -0.6078,   0.0012,  -0.0952,  -1.0985,  -0.4665}},  // threatened_cities_next
    {{  0.1112,   0.0874,   0.1148,   0.0532,   0.1146}},  // contested
    {{ -0.1112,   0.0153,  -0.0123,  -0.0119,   0.0030}},  // exposed
    {{  0.0000,   0.1591,   0.1428,   0.2155,   0.1829}},  // sure_sources
    {{  0.0000,   0.9414,   0.8640,   0.7576,   0.9142}},  // sure_cities
    {{  0.0000,  -0.0498,   0.1144,   0.0541,   0.0726}},  // helped_sources
    {{  0.0000,   0.3089,   0.0026,   0.1336,   0.1216}},  // helped_cities
    {{  0.0000,   0.6158,  -0.8521,  -0.6982,  -0.6062}},  // lost_cities
    {{  0.0000,   0.1451,   0.2477,   0.1300,   0.1543}},  // to_claim
    {{  0.0000,  -0.3098,   0.0420,   0.1026,   0.1683}},  // to_develop
    {{  0.0000,  -0.0343,  -0.0609,   0.0390,   0.0200}},  // to_trade
    {{  0.0000,  -0.0036,   0.1260,   0.0644,   0.1810}},  // to_transport
    {{  0.0000,   0.3249,   0.2017,   0.2904,   0.2507}},  // to_attack
    {{  0.0000,   0.0036,   0.0095,  -0.0403,  -0.0201}},  // to_take
    {{  0.0000,   0.1365,   0.1524,   0.0776,   0.0772}},  // to_take_sources
    {{  0.0000,   0.0984,   0.2340,   0.0939,   0.1417}},  // to_take_cities
    {{  0.0000,  -0.0410,  -0.0480,  -0.0256,  -0.0437}},  // late
    {{  0.0000,   0.1213,   0.3419,   0.2336,   0.0229}},  // late_winning
    {{  0.4968,   0.5385,   0.5450,   0.6250,   0.8791}},  // temples
    {{  0.0512,   0.0186,   0.0783,   0.0340,  -0.0436}},  // followers
    {{ -0.0512,  -0.0019,  -0.0049,  -0.0188,  -0.0003}},  // converted
    {{  0.3490,   0.3262,   0.3368,   0.3010,   0.3485}},  // university
    {{ -0.1175,   0.1164,   0.0241,   0.0797,   0.0923}},  // books
    {{ -0.0782,  -0.2416,  -0.2094,  -0.3909,  -0.5422}},  // poverty
}};
// NOLINTEND(modernize-use-std-numbers)
// clang-format on

}  // namespace ai::ascalion_standing
