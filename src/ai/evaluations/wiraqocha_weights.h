// The weights of the features of wiraqocha, a column for each number of seats from 2 on.
#pragma once

#include <array>

namespace ai::wiraqocha_standing {

// clang-format off
inline constexpr std::array<std::array<double, 3>, 34> kWeightRows = {{
    {{  0.0000,   0.0000,   0.0000}},  // treasure
    {{  0.0000,   0.0000,   0.0000}},  // treasure_near
    {{  0.5500,   0.5500,   0.5500}},  // somnium
    {{  1.3290,   1.3290,   1.3290}},  // somnium_near
    {{  0.4130,   0.4130,   0.4130}},  // leviathan
    {{  0.3600,   0.3600,   0.3600}},  // leviathan_near
    {{  1.4560,   1.4560,   1.4560}},  // nearest_goal
    {{ -0.5270,  -0.5270,  -0.5270}},  // leviathan_turns
    {{  0.0000,   0.0000,   0.0000}},  // somnium_turns
    {{ -1.0190,  -1.0190,  -1.0190}},  // fewest_turns
    {{  0.0860,   0.0860,   0.0860}},  // wide_income
    {{  0.1470,   0.1470,   0.1470}},  // mining
    {{  0.0130,   0.0130,   0.0130}},  // drill_point
    {{  0.0000,   0.0000,   0.0000}},  // artefact_at_hand
    {{  0.0000,   0.0000,   0.0000}},  // hexes
    {{  0.0010,   0.0010,   0.0010}},  // income
    {{  0.4490,   0.4490,   0.4490}},  // villages
    {{  0.0620,   0.0620,   0.0620}},  // ruins
    {{  0.1080,   0.1080,   0.1080}},  // resources
    {{  0.1290,   0.1290,   0.1290}},  // base_in_play
    {{  0.1460,   0.1460,   0.1460}},  // guards
    {{  0.0000,   0.0000,   0.0000}},  // guard_pips
    {{  0.0000,   0.0000,   0.0000}},  // base_guard_pips
    {{  0.0000,   0.0000,   0.0000}},  // explorers
    {{  0.0000,   0.0000,   0.0000}},  // drillers
    {{  0.0000,   0.0000,   0.0000}},  // airships
    {{ -0.1590,  -0.1590,  -0.1590}},  // lost_pieces
    {{  0.0000,   0.0000,   0.0000}},  // captive
    {{  0.1050,   0.1050,   0.1050}},  // inventions
    {{  0.1010,   0.1010,   0.1010}},  // buildings
    {{  0.2100,   0.2100,   0.2100}},  // dice_to_roll
    {{  0.0210,   0.0210,   0.0210}},  // pool_dice
    {{  0.0250,   0.0250,   0.0250}},  // pool_pips
    {{  0.0000,   0.0000,   0.0000}},  // rerolls
}};
// clang-format on

}  // namespace ai::wiraqocha_standing
