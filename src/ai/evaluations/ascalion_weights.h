// The weights of the features of ascalion, a column for each number of seats from 2 on.
// Written by the program itself:
//     tetrapolis tune ascalion --games 3500 --seed 1 --player level4@300v --wandering
//        0.03 --taking 0.06 --penalty 0.004
// 2 seats: 35907 positions; unseen games: log loss 0.3466 (equal chances 0.6931), accuracy 81.9 %
// 3 seats: 39495 positions; unseen games: log loss 0.6455 (equal chances 1.0986), accuracy 68.3 %
// 4 seats: 46667 positions; unseen games: log loss 0.8443 (equal chances 1.3863), accuracy 61.2 %
// 5 seats: 50768 positions; unseen games: log loss 1.0701 (equal chances 1.6094), accuracy 52.0 %
// 6 seats: 57085 positions; unseen games: log loss 1.1708 (equal chances 1.7918), accuracy 50.9 %
// The last six rows come from 700 games for each number of seats with --option expansion=on. The
// first row is a rule, not a finding: who is gone cannot win.
#pragma once

#include <array>

namespace ai::ascalion_standing {

// clang-format off
// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by accident
inline constexpr std::array<std::array<double, 5>, 43> kWeightRows = {{
    {{ -6.0000,  -6.0000,  -6.0000,  -6.0000,  -6.0000}},  // gone
    {{  0.8372,   0.7287,   0.7849,   0.4162,   0.6133}},  // cities
    {{ -0.5106,  -0.9143,  -1.0166,  -0.6785,  -1.3458}},  // cities_near
    {{  1.3602,   0.5963,   1.1129,   0.7266,   1.0222}},  // crown
    {{  1.8215,   2.3425,   2.0506,   1.8784,   2.0250}},  // crown_safe
    {{  3.3845,   2.4777,   3.1732,   3.2875,   3.3618}},  // progress
    {{  0.9856,   1.5943,   1.0862,   1.1547,   1.0084}},  // progress_near
    {{ -1.2525,  -0.9359,  -0.6316,  -0.5718,  -0.4675}},  // sites_threatened
    {{ -0.0001,  -0.0459,  -0.0436,  -0.0469,  -0.0203}},  // areas
    {{  0.0453,   0.1097,   0.1021,  -0.0258,  -0.1046}},  // transports
    {{  0.1233,   0.1136,   0.2078,   0.2407,   0.3094}},  // value
    {{  0.0215,   0.0368,  -0.0070,   0.0648,  -0.0261}},  // wood_sources
    {{  0.3478,   0.2444,   0.2301,   0.3192,   0.2924}},  // horse_sources
    {{  0.3226,   0.4490,   0.5219,   0.3865,   0.3781}},  // gold_sources
    {{  0.1468,   0.2036,   0.2682,   0.2181,   0.2393}},  // coal_sources
    {{  0.1440,   0.2340,   0.2532,   0.2246,   0.2128}},  // iron_sources
    {{  0.3246,   0.1545,   0.1725,   0.1698,   0.2113}},  // variety
    {{  0.0040,   0.0207,  -0.0536,  -0.0431,  -0.0451}},  // yield
    {{ -0.0127,  -0.0459,  -0.0097,  -0.0206,  -0.0099}},  // due
    {{ -0.0360,  -0.0574,  -0.0122,  -0.0235,  -0.0278}},  // spare
    {{ -0.0212,  -0.0267,  -0.0329,  -0.0722,  -0.0795}},  // horses
    {{  0.2281,   0.2271,   0.2668,   0.1803,   0.1390}},  // weapons
    {{  0.3593,   0.2731,   0.2677,   0.1843,   0.2065}},  // next_weapons
    {{ -0.1785,   0.0549,   0.0797,   0.0772,   0.0569}},  // boats
    {{  2.2895,   0.5444,   0.3804,  -0.0050,   0.1222}},  // ships
    {{  0.0701,  -0.0207,  -0.0286,  -0.0766,  -0.0185}},  // winnable
    {{  0.2316,   0.3366,   0.3279,   0.3030,   0.3253}},  // winnable_sources
    {{  0.6504,   0.7430,   0.6068,   0.5979,   0.7072}},  // winnable_cities
    {{  0.0263,   0.0170,   0.0037,   0.0078,   0.0069}},  // winnable_next
    {{  0.6078,   0.2187,  -0.2794,   0.0159,   0.0143}},  // winnable_cities_next
    {{ -0.0701,  -0.0685,  -0.0086,  -0.0015,  -0.0113}},  // threatened
    {{ -0.2316,  -0.1002,  -0.1477,  -0.1486,  -0.1153}},  // threatened_sources
    {{ -0.6504,   0.2306,   0.0140,   0.0512,   0.0827}},  // threatened_cities
    {{ -0.0263,   0.0185,  -0.0080,   0.0056,   0.0043}},  // threatened_next
    {{ -0.6078,   0.1642,  -0.2348,  -0.0946,  -0.3653}},  // threatened_cities_next
    {{  0.1112,   0.2069,   0.1357,   0.0898,   0.1441}},  // contested
    {{ -0.1112,   0.0135,   0.0007,  -0.0177,  -0.0160}},  // exposed
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
