// The weights of the features of Path of Civilization, a column for each number of seats from 1 on.
// Alone, as fitted by
//     tetrapolis tune pathciv --players 1 --games 1500 --taking 0.3 --wandering 0.1 --penalty 0.001
// For more seats, 0.6 of weights set by hand and 0.4 of those that
//     tetrapolis tune pathciv --games 2000 --taking 0.25 --wandering 0.1 --penalty 0.001
// fitted to their games. The fitted ones alone foresee winners better (log loss 0.51 instead of
// 0.59 with two seats) but undervalue what greedy players never lack, philosophy above all, and
// score four points less in a game.
#pragma once

#include <array>

namespace ai::pathciv_standing {

// clang-format off
inline constexpr std::array<std::array<double, 5>, 46> kWeightRows = {{
    {{ -3.6065,   0.0000,   0.0000,   0.0000,   0.0000}},  // alone
    {{  0.0621,   0.2535,   0.5812,   0.3366,   0.4296}},  // points
    {{  0.2009,   2.4910,   2.2854,   2.5650,   2.5575}},  // points_late
    {{ -0.0750,   0.0176,  -0.0486,  -0.0244,  -0.0426}},  // step
    {{ -0.0246,   0.0953,   0.0824,   0.0845,   0.0840}},  // next_step
    {{  0.0873,   0.3570,   0.2146,   0.3269,   0.2578}},  // tokens
    {{  0.0571,   0.0412,   0.0464,   0.0317,   0.0798}},  // wonders
    {{  0.0882,   0.0396,   0.0283,   0.0466,   0.0832}},  // leaders
    {{  0.0298,   0.1375,   0.1325,   0.1702,   0.1507}},  // history
    {{  0.0070,   0.0939,   0.0930,   0.0891,   0.0975}},  // challenge
    {{  0.0107,   0.0444,   0.0411,   0.0415,   0.0462}},  // next_challenge
    {{  0.0296,   0.1193,   0.1352,   0.1397,   0.1407}},  // battle
    {{  0.0170,   0.0389,   0.0524,   0.0550,   0.0471}},  // next_battle
    {{  0.0800,  -0.2148,  -0.1316,  -0.2766,  -0.3732}},  // battle_lead
    {{ -0.0076,   0.0674,   0.0587,   0.0642,   0.0674}},  // might
    {{ -0.0139,   0.1524,   0.1058,   0.1512,   0.1744}},  // red
    {{  0.0488,   0.1489,   0.1506,   0.1646,   0.1589}},  // yellow
    {{  0.0337,   0.1564,   0.1659,   0.1665,   0.1839}},  // blue
    {{  0.0620,   0.1466,   0.1323,   0.1360,   0.1631}},  // grey
    {{  0.0312,   0.1226,   0.1406,   0.1478,   0.1418}},  // purple
    {{  0.0388,   0.1992,   0.1936,   0.2206,   0.2078}},  // any_cubes
    {{ -0.0263,   0.0902,   0.0840,   0.0937,   0.0956}},  // research
    {{ -0.0028,   0.0474,   0.0417,   0.0393,   0.0378}},  // research_top
    {{  0.0268,   0.1538,   0.1483,   0.1762,   0.1510}},  // any_research
    {{  0.0514,   0.0984,   0.1044,   0.1077,   0.1104}},  // purchase
    {{ -0.0109,   0.0348,   0.0412,   0.0380,   0.0373}},  // wonder_in_reach
    {{ -0.0040,   0.0124,   0.0205,   0.0185,   0.0160}},  // wonder_near
    {{  0.0065,   0.0409,   0.0343,   0.0359,   0.0416}},  // leader_in_reach
    {{ -0.0077,   0.0180,   0.0134,   0.0192,   0.0151}},  // leader_near
    {{ -0.0341,   0.0360,   0.0222,   0.0476,   0.0365}},  // red_squares
    {{ -0.0154,   0.0334,   0.0352,   0.0448,   0.0410}},  // yellow_squares
    {{ -0.0039,   0.0753,   0.0581,   0.0752,   0.0590}},  // blue_squares
    {{ -0.0025,   0.0569,   0.0463,   0.0585,   0.0518}},  // grey_squares
    {{ -0.0069,   0.0482,   0.0417,   0.0685,   0.0561}},  // purple_squares
    {{  0.0319,   0.0564,   0.0742,   0.0578,   0.0683}},  // circles
    {{  0.0293,   0.1007,   0.0807,   0.0909,   0.0917}},  // levels
    {{ -0.0121,   0.0510,   0.0568,   0.0591,   0.0520}},  // cubes_made
    {{ -0.0207,   0.0560,   0.0556,   0.0514,   0.0550}},  // research_made
    {{  0.0343,   0.0414,   0.0301,   0.0291,   0.0371}},  // limit
    {{  0.0160,   0.0076,  -0.0587,  -0.0320,  -0.0452}},  // overflow
    {{ -0.0488,   0.0432,   0.0438,   0.0464,   0.0381}},  // population
    {{  0.1121,   0.1194,   0.1172,   0.1302,   0.1486}},  // discounts
    {{ -0.0051,   0.1466,   0.2038,   0.2161,   0.1982}},  // step_discount
    {{  0.0242,   0.0652,   0.1110,   0.1283,   0.1009}},  // promises
    {{ -0.1831,   0.0498,   0.0460,   0.0274,   0.0145}},  // priority
    {{  0.0000,   0.1596,   0.1505,   0.1686,   0.1731}},  // waiting
}};
// clang-format on

}  // namespace ai::pathciv_standing
