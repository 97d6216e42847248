// The weights of the features of hyperborea, a column for each number of seats from 2 on.
// Written by the program itself; not to be edited:
//     tetrapolis tune hyperborea --games 3000 --seed 1 --player level4@300v --wandering
//        0.03 --taking 0.06 --penalty 0.004
// 2 seats: 56815 positions; unseen games: log loss 0.4717 (equal chances 0.6931), accuracy 74.0 %
// 3 seats: 74280 positions; unseen games: log loss 0.7551 (equal chances 1.0986), accuracy 63.3 %
// 4 seats: 91688 positions; unseen games: log loss 0.9638 (equal chances 1.3863), accuracy 57.3 %
// 5 seats: 110264 positions; unseen games: log loss 1.1035 (equal chances 1.6094), accuracy 54.2 %
// 6 seats: 125667 positions; unseen games: log loss 1.2597 (equal chances 1.7918), accuracy 49.2 %
#pragma once

#include <array>

namespace ai::hyperborea_standing {

// clang-format off
// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by accident
inline constexpr std::array<std::array<double, 5>, 49> kWeightRows = {{
    {{  0.1517,   0.1758,   0.2065,   0.2112,   0.2388}},  // gems
    {{ -0.2062,  -0.1161,  -0.2756,  -0.2642,   0.1845}},  // trophies
    {{  0.1438,   0.1491,   0.2224,   0.2626,   0.3138}},  // ghosts
    {{  0.2556,   0.3186,   0.1771,   0.1366,   0.3892}},  // objectives
    {{ -0.0166,   0.0802,   0.0371,  -0.0256,   0.0512}},  // card_points
    {{  0.0792,   0.0115,   0.0278,   0.0005,   0.0004}},  // control
    {{  2.3759,   2.6085,   2.7110,   2.9485,   2.6093}},  // points_late
    {{  3.1880,   3.9434,   4.1200,   4.2082,   4.6757}},  // points_last
    {{ -0.2899,   0.3894,   0.6069,   0.7162,   0.7537}},  // last_turn
    {{  0.7393,   1.2222,   0.8044,   1.0404,   1.0287}},  // gems_near
    {{  0.6830,   0.8710,   0.7154,   0.6754,   0.7801}},  // cards_near
    {{  0.4182,   0.6933,   0.5876,   0.3783,   0.6925}},  // minis_near
    {{  0.1019,   0.0520,   0.1265,   0.1495,   0.1337}},  // red_cubes
    {{  0.1947,   0.1921,   0.1592,   0.2254,   0.2335}},  // green_cubes
    {{  0.0504,   0.0275,   0.1023,   0.1518,   0.1689}},  // purple_cubes
    {{  0.1924,   0.2566,   0.3386,   0.3553,   0.3559}},  // blue_cubes
    {{  0.1547,   0.0833,  -0.0405,   0.0613,   0.0052}},  // orange_cubes
    {{  0.6576,   0.4595,   0.6745,   0.5312,   0.6421}},  // yellow_cubes
    {{ -0.1763,  -0.0719,  -0.0818,  -0.1423,  -0.0992}},  // grey_cubes
    {{  0.1669,   0.1476,   0.1356,   0.1854,   0.1930}},  // grey_spaces
    {{  0.2940,   0.3330,   0.1464,   0.1873,   0.0790}},  // variety
    {{ -0.2348,  -0.1889,   0.0076,  -0.1153,  -0.2670}},  // idle
    {{  0.0667,   0.0951,   0.1123,   0.1077,   0.1165}},  // hand
    {{  0.0863,   0.1164,   0.1513,   0.1631,   0.1710}},  // sets_begun
    {{  0.6422,   0.7064,   0.8898,   0.8736,   0.8999}},  // pool_moves
    {{ -0.0628,  -0.0823,  -0.0062,  -0.0460,  -0.0317}},  // pool_fights
    {{  0.0480,   0.0993,  -0.0120,  -0.0242,  -0.0231}},  // pool_minis
    {{  0.1189,   0.1431,   0.1257,   0.1729,   0.1675}},  // pool_technologies
    {{  0.0195,  -0.0249,  -0.0230,  -0.0359,  -0.0730}},  // pool_develops
    {{  0.1727,   0.1497,   0.1838,   0.1590,   0.1818}},  // pool_draws
    {{ -0.1322,   0.0258,   0.1233,  -0.0376,   0.1903}},  // pool_cubes
    {{ -0.1867,  -0.3038,  -0.6460,  -0.4387,  -0.2921}},  // pool_others
    {{  0.3217,   0.1794,   0.3429,   0.5625,   0.3845}},  // cards
    {{  0.0623,  -0.0014,   0.0356,  -0.0240,   0.0281}},  // card_power
    {{ -0.3210,  -0.2857,  -0.0541,  -0.0569,   0.1958}},  // working
    {{  0.0364,   0.0451,   0.0364,   0.0054,  -0.0180}},  // on_map
    {{  0.0186,   0.0980,   0.0797,   0.1409,   0.1506}},  // frozen
    {{  0.1111,   0.2773,   0.2920,   0.2959,   0.2754}},  // fronts
    {{  0.6147,   0.7165,   0.7416,   0.4465,   0.4803}},  // outposts
    {{  0.2296,   0.4113,   0.4490,   0.5576,   0.5854}},  // visits
    {{ -0.0778,  -0.1130,   0.0070,   0.0319,   0.1120}},  // visits_near
    {{  0.2554,   0.3620,   0.3668,   0.5148,   0.4852}},  // haunted
    {{  0.7463,  -0.4150,  -0.0886,  -0.2300,   0.1177}},  // quarry
    {{  0.3707,  -0.6970,  -0.2915,  -0.4229,  -0.4772}},  // exposed
    {{  0.0292,  -0.0064,  -0.0159,   0.0077,  -0.0174}},  // sheltered
    {{  0.2949,   0.1060,   0.6882,   0.4613,   0.3076}},  // token
    {{  0.0484,   0.0428,   0.0456,   0.0735,   0.0578}},  // levels
    {{ -0.0562,  -0.1027,  -0.1377,  -0.2030,  -0.0727}},  // ripe
    {{  0.0000,   0.0000,   0.0000,   0.0000,   0.0000}},  // race_power
}};
// NOLINTEND(modernize-use-std-numbers)
// clang-format on

}  // namespace ai::hyperborea_standing
