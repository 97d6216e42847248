// The weights of the features of pathciv, a column for each number of seats from 1 on.
// Written by the program itself; not to be edited:
//     tetrapolis tune pathciv --games 2000 --seed 1 --player greedy --wandering 0.1
//        --taking 0.25 --penalty 0.001
// 1 seats: 15902 positions; unseen games: log loss 0.2810 (equal chances 0.6931), accuracy 91.8 %
// 2 seats: 20455 positions; unseen games: log loss 0.5078 (equal chances 0.6931), accuracy 72.0 %
// 3 seats: 22753 positions; unseen games: log loss 0.8227 (equal chances 1.0986), accuracy 60.3 %
// 4 seats: 24570 positions; unseen games: log loss 1.0235 (equal chances 1.3863), accuracy 53.7 %
// 5 seats: 26087 positions; unseen games: log loss 1.1805 (equal chances 1.6094), accuracy 49.4 %
#pragma once

#include <array>

namespace ai::pathciv_standing {

// clang-format off
// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by accident
inline constexpr std::array<std::array<double, 5>, 46> kWeightRows = {{
    {{ -2.7325,   0.0000,   0.0000,   0.0000,   0.0000}},  // alone
    {{  0.0058,  -1.1662,  -0.3469,  -0.9584,  -0.7259}},  // points
    {{  0.1076,   3.2275,   2.7136,   3.4126,   3.3937}},  // points_late
    {{ -0.0525,  -0.1060,  -0.2716,  -0.2110,  -0.2564}},  // step
    {{ -0.0138,   0.0882,   0.0559,   0.0613,   0.0601}},  // next_step
    {{  0.2056,   0.8924,   0.5365,   0.8172,   0.6444}},  // tokens
    {{  0.0182,   0.1030,   0.1159,   0.0792,   0.1995}},  // wonders
    {{  0.0299,   0.0990,   0.0708,   0.1166,   0.2081}},  // leaders
    {{  0.0143,   0.1637,   0.1512,   0.2455,   0.1968}},  // history
    {{  0.0069,   0.0397,   0.0374,   0.0277,   0.0488}},  // challenge
    {{ -0.0009,   0.0361,   0.0278,   0.0287,   0.0406}},  // next_challenge
    {{  0.0228,   0.0733,   0.1129,   0.1243,   0.1268}},  // battle
    {{  0.0151,   0.0223,   0.0559,   0.0625,   0.0427}},  // next_battle
    {{  0.3457,  -0.6871,  -0.4789,  -0.8414,  -1.0831}},  // battle_lead
    {{  0.0033,   0.1234,   0.1017,   0.1156,   0.1236}},  // might
    {{ -0.0741,   0.2311,   0.1146,   0.2280,   0.2861}},  // red
    {{  0.0304,   0.1923,   0.1965,   0.2315,   0.2173}},  // yellow
    {{  0.0003,   0.0910,   0.1148,   0.1162,   0.1597}},  // blue
    {{  0.0017,   0.1864,   0.1508,   0.1599,   0.2278}},  // grey
    {{ -0.0134,   0.1265,   0.1715,   0.1894,   0.1746}},  // purple
    {{  0.0382,   0.1979,   0.1840,   0.2514,   0.2194}},  // any_cubes
    {{ -0.0409,   0.0454,   0.0299,   0.0542,   0.0589}},  // research
    {{  0.0120,   0.0735,   0.0593,   0.0533,   0.0495}},  // research_top
    {{ -0.0145,   0.1595,   0.1458,   0.2155,   0.1525}},  // any_research
    {{  0.0179,   0.0661,   0.0809,   0.0893,   0.0961}},  // purchase
    {{  0.0048,   0.0120,   0.0281,   0.0199,   0.0183}},  // wonder_in_reach
    {{ -0.0081,  -0.0139,   0.0062,   0.0013,  -0.0049}},  // wonder_near
    {{  0.0069,   0.0272,   0.0108,   0.0147,   0.0289}},  // leader_in_reach
    {{  0.0014,  -0.0001,  -0.0115,   0.0030,  -0.0073}},  // leader_near
    {{ -0.0281,   0.0000,  -0.0346,   0.0291,   0.0013}},  // red_squares
    {{ -0.0051,  -0.0214,  -0.0169,   0.0070,  -0.0025}},  // yellow_squares
    {{ -0.0037,   0.0533,   0.0103,   0.0530,   0.0124}},  // blue_squares
    {{ -0.0127,   0.0372,   0.0108,   0.0412,   0.0244}},  // grey_squares
    {{ -0.0181,   0.0154,  -0.0007,   0.0663,   0.0352}},  // purple_squares
    {{  0.0080,   0.0511,   0.0954,   0.0544,   0.0808}},  // circles
    {{  0.0557,   0.1768,   0.1268,   0.1522,   0.1542}},  // levels
    {{  0.0117,   0.0074,   0.0221,   0.0278,   0.0101}},  // cubes_made
    {{ -0.0054,   0.0201,   0.0191,   0.0086,   0.0174}},  // research_made
    {{  0.0064,   0.0585,   0.0302,   0.0278,   0.0478}},  // limit
    {{  0.1578,   0.1089,  -0.0567,   0.0100,  -0.0231}},  // overflow
    {{ -0.0275,   0.0179,   0.0194,   0.0260,   0.0052}},  // population
    {{ -0.0032,   0.1935,   0.1881,   0.2204,   0.2666}},  // discounts
    {{  0.0303,   0.1415,   0.2846,   0.3153,   0.2706}},  // step_discount
    {{  0.0079,   0.0130,   0.1275,   0.1708,   0.1022}},  // promises
    {{ -0.0722,   0.0796,   0.0701,   0.0234,  -0.0088}},  // priority
    {{  0.0000,   0.1739,   0.1513,   0.1965,   0.2078}},  // waiting
}};
// NOLINTEND(modernize-use-std-numbers)
// clang-format on

}  // namespace ai::pathciv_standing
