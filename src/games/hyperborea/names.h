// The stable ids of everything that has a name, by value, used by notation, JSON and content alike:
// enumerators are their own, tables give those that differ.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/enum_names.h"
#include "engine/named.h"
#include "games/hyperborea/state.h"

namespace hyperborea {

namespace tables {

using std::string_view_literals::operator""sv;

// clang-format off
inline constexpr std::array kHexNames = {
    "c"sv, "b1"sv, "b2"sv, "b3"sv, "b4"sv, "b5"sv, "b6"sv, "b7"sv, "b8"sv, "h0_capital"sv,
    "h0_front_a"sv, "h0_front_b"sv, "h1_capital"sv, "h1_front_a"sv, "h1_front_b"sv,
    "h2_capital"sv, "h2_front_a"sv, "h2_front_b"sv, "h3_capital"sv, "h3_front_a"sv,
    "h3_front_b"sv, "h4_capital"sv, "h4_front_a"sv, "h4_front_b"sv, "h5_capital"sv,
    "h5_front_a"sv, "h5_front_b"sv,
};
inline constexpr std::array kTileNames = {
    "B01"sv, "B02"sv, "B03"sv, "B04"sv, "B05"sv, "B06"sv, "B07"sv, "B08"sv, "B09"sv, "B10"sv,
    "B11"sv, "B12"sv, "B13"sv, "B14"sv, "B15"sv, "B16"sv, "B17"sv, "B18"sv, "B19"sv, "B20"sv,
    "B21"sv, "B22"sv, "B23"sv, "B24"sv, "B25"sv, "B26"sv, "B27"sv, "B28"sv, "B29"sv, "B30"sv,
    "C01"sv, "C02"sv, "C03"sv, "C04"sv, "C05"sv, "C06"sv, "H-RED-N-capital"sv,
    "H-RED-N-front_a"sv, "H-RED-N-front_b"sv, "H-RED-R-capital"sv, "H-RED-R-front_a"sv,
    "H-RED-R-front_b"sv, "H-EMERALD-N-capital"sv, "H-EMERALD-N-front_a"sv,
    "H-EMERALD-N-front_b"sv, "H-EMERALD-R-capital"sv, "H-EMERALD-R-front_a"sv,
    "H-EMERALD-R-front_b"sv, "H-CELESTIAL-N-capital"sv, "H-CELESTIAL-N-front_a"sv,
    "H-CELESTIAL-N-front_b"sv, "H-CELESTIAL-R-capital"sv, "H-CELESTIAL-R-front_a"sv,
    "H-CELESTIAL-R-front_b"sv, "H-CORAL-N-capital"sv, "H-CORAL-N-front_a"sv,
    "H-CORAL-N-front_b"sv, "H-CORAL-R-capital"sv, "H-CORAL-R-front_a"sv, "H-CORAL-R-front_b"sv,
    "H-GOLDEN-N-capital"sv, "H-GOLDEN-N-front_a"sv, "H-GOLDEN-N-front_b"sv,
    "H-GOLDEN-R-capital"sv, "H-GOLDEN-R-front_a"sv, "H-GOLDEN-R-front_b"sv,
    "H-PURPLE-N-capital"sv, "H-PURPLE-N-front_a"sv, "H-PURPLE-N-front_b"sv,
    "H-PURPLE-R-capital"sv, "H-PURPLE-R-front_a"sv, "H-PURPLE-R-front_b"sv,
};
inline constexpr std::array kRaceNames = {
    "red_duchy"sv, "emerald_kingdom"sv, "celestial_reign"sv, "coral_throne"sv, "golden_barony"sv,
    "purple_matriarchy"sv,
};
inline constexpr std::array kRaceTileNames = {
    "RT-RED-A"sv, "RT-RED-B"sv, "RT-EMERALD-A"sv, "RT-EMERALD-B"sv, "RT-CELESTIAL-A"sv,
    "RT-CELESTIAL-B"sv, "RT-CORAL-A"sv, "RT-CORAL-B"sv, "RT-GOLDEN-A"sv, "RT-GOLDEN-B"sv,
    "RT-PURPLE-A"sv, "RT-PURPLE-B"sv,
};
inline constexpr std::array kTokenNames = {
    "R-B01"sv, "R-B02"sv, "R-B03"sv, "R-B04"sv, "R-B05"sv, "R-B06"sv, "R-B07"sv, "R-B08"sv,
    "R-B09"sv, "R-B10"sv, "R-B11"sv, "R-B12"sv, "R-B13"sv, "R-B14"sv, "R-B15"sv, "R-B16"sv,
    "R-B17"sv, "R-B18"sv, "R-B19"sv, "R-B20"sv, "R-S01"sv, "R-S02"sv, "R-S03"sv, "R-S04"sv,
    "R-S05"sv, "R-S06"sv, "R-S07"sv, "R-S08"sv, "R-S09"sv, "R-S10"sv, "R-S11"sv, "R-S12"sv,
    "R-S13"sv, "R-S14"sv, "R-S15"sv, "R-S16"sv, "R-S17"sv, "R-S18"sv, "R-S19"sv, "R-S20"sv,
    "R-S21"sv, "R-S22"sv, "R-S23"sv, "R-S24"sv, "R-S25"sv, "R-S26"sv, "R-S27"sv, "R-S28"sv,
    "R-S29"sv, "R-S30"sv, "R-S31"sv, "R-S32"sv, "R-S33"sv, "R-S34"sv, "R-S35"sv, "R-S36"sv,
    "R-S37"sv, "R-S38"sv, "R-S39"sv, "R-S40"sv, "R-G01"sv, "R-G02"sv, "R-G03"sv, "R-G04"sv,
    "R-G05"sv, "R-G06"sv, "R-G07"sv, "R-G08"sv, "R-G09"sv, "R-G10"sv, "R-G11"sv, "R-G12"sv,
};
inline constexpr std::array kDeckNames = {
    "deck_1"sv, "deck_2"sv, "deck_3"sv, "deck_4"sv,
};
inline constexpr std::array kSetNames = {
    "exploration_1"sv, "exploration_2"sv, "warfare_1"sv, "warfare_2"sv, "growth_1"sv,
    "growth_2"sv, "progress_1"sv, "progress_2"sv, "trade_1"sv, "trade_2"sv, "science_1"sv,
    "science_2"sv, "race_set"sv, "T1-01"sv, "T1-02"sv, "T1-03"sv, "T1-04"sv, "T1-05"sv, "T1-06"sv,
    "T1-07"sv, "T1-08"sv, "T1-09"sv, "T1-10"sv, "T1-11"sv, "T1-12"sv, "T1-13"sv, "T1-14"sv,
    "T1-15"sv, "T1-16"sv, "T2-01"sv, "T2-02"sv, "T2-03"sv, "T2-04"sv, "T2-05"sv, "T2-06"sv,
    "T2-07"sv, "T2-08"sv, "T2-09"sv, "T2-10"sv, "T2-11"sv, "T2-12"sv, "T2-13"sv, "T2-14"sv,
    "T2-15"sv, "T2-16"sv, "T3-01"sv, "T3-02"sv, "T3-03"sv, "T3-04"sv, "T3-05"sv, "T3-06"sv,
    "T3-07"sv, "T3-08"sv, "T3-09"sv, "T3-10"sv, "T3-11"sv, "T3-12"sv, "T3-13"sv, "T3-14"sv,
    "T3-15"sv, "T3-16"sv, "T4-01"sv, "T4-02"sv, "T4-03"sv, "T4-04"sv, "T4-05"sv, "T4-06"sv,
    "T4-07"sv, "T4-08"sv, "T4-09"sv, "T4-10"sv, "T4-11"sv, "T4-12"sv, "T4-13"sv, "T4-14"sv,
    "T4-15"sv, "T4-16"sv,
    "available"sv, "unused"sv,
};
inline constexpr std::array kFigureNames = {
    "seat0"sv, "seat1"sv, "seat2"sv, "seat3"sv, "seat4"sv, "seat5"sv, "ghost"sv,
};
inline constexpr std::array kPointNames = {
    "move"sv, "fly"sv, "attack"sv, "ranged"sv, "fortress"sv, "mini"sv, "clone"sv, "tech"sv,
    "gem"sv, "develop"sv, "draw"sv, "restore"sv, "espionage"sv, "remove_grey"sv, "generate_red"sv,
    "generate_green"sv, "generate_purple"sv, "generate_blue"sv, "generate_orange"sv,
    "generate_yellow"sv, "generate_any"sv, "swap_cube_red"sv, "swap_cube_green"sv,
    "swap_cube_purple"sv, "swap_cube_blue"sv, "swap_cube_orange"sv, "swap_cube_yellow"sv,
    "swap_cube_any"sv, "develop_row_1"sv, "develop_row_2"sv, "develop_row_3"sv, "develop_row_4"sv,
    "develop_row_5"sv, "develop_row_6"sv, "develop_diff_1"sv, "develop_diff_2"sv,
    "develop_diff_3"sv, "develop_diff_4"sv, "develop_diff_5"sv, "develop_diff_6"sv,
    "strike_neg_develop"sv, "strike_remove_cube"sv, "strike_remove_mini"sv, "strike_remove_gem"sv,
};
inline constexpr std::array kActionKindNames = {
    "none"sv, "got_race"sv, "began"sv, "revealed"sv, "got_tile"sv, "dealt"sv, "drew"sv,
    "unearthed"sv, "choose_race"sv, "choose_tile"sv, "choose_start"sv, "extra_cube"sv, "level"sv,
    "place"sv, "walk"sv, "fly"sv, "attack"sv, "ranged"sv, "fort"sv, "deploy"sv, "enter"sv,
    "token"sv, "develop"sv, "row"sv, "diff"sv, "upgrade"sv, "take"sv, "refresh"sv, "draw"sv,
    "generate"sv, "restore"sv, "exchange"sv, "purge"sv, "spy"sv, "strike"sv, "race"sv, "end"sv,
    "colour"sv, "on"sv, "at"sv, "site"sv, "target"sv, "kill"sv, "convert"sv, "size"sv, "card"sv,
    "deck"sv, "cube"sv, "free_mini"sv, "gem"sv, "sort"sv, "option"sv, "decline"sv, "use_new"sv,
    "store_new"sv, "use_stored"sv, "stop"sv, "done"sv,
};
// clang-format on
static_assert(kHexNames.size() == kHexes && kTileNames.size() == kTiles);
static_assert(kTokenNames.size() == kTokens && kSetNames.size() == kCubePlaces);
static_assert(kPointNames.size() == kPoints && kFigureNames.size() == kFigures);
static_assert(kActionKindNames.size() == kActionKinds);

}  // namespace tables

using Names = std::span<const std::string_view>;
using engine::name_of;
using engine::enum_names::names_of;
static_assert(names_of(Ask{}).size() == kAsks);

constexpr Names names_of(Hex /*type*/) { return tables::kHexNames; }
constexpr Names names_of(Tile /*type*/) { return tables::kTileNames; }
constexpr Names names_of(Race /*type*/) { return tables::kRaceNames; }
constexpr Names names_of(RaceTile /*type*/) { return tables::kRaceTileNames; }
constexpr Names names_of(Token /*type*/) { return tables::kTokenNames; }
constexpr Names names_of(Card /*type*/) {
    return Names(tables::kSetNames).subspan(kBoardSets, kCards);
}
constexpr Names names_of(Deck /*type*/) { return tables::kDeckNames; }
constexpr Names names_of(Set /*type*/) { return tables::kSetNames; }
constexpr Names names_of(Figure /*type*/) { return tables::kFigureNames; }
constexpr Names names_of(Point /*type*/) { return tables::kPointNames; }
constexpr Names names_of(ActionKind /*type*/) { return tables::kActionKindNames; }

constexpr Colour none_of(Colour /*type*/) { return kNoColour; }
constexpr Space none_of(Space /*type*/) { return kNoSpace; }
constexpr Hex none_of(Hex /*type*/) { return kNoHex; }
constexpr Tile none_of(Tile /*type*/) { return kNoTile; }
constexpr Race none_of(Race /*type*/) { return kNoRace; }
constexpr RaceTile none_of(RaceTile /*type*/) { return kNoRaceTile; }
constexpr Metal none_of(Metal /*type*/) { return kNoMetal; }
constexpr Token none_of(Token /*type*/) { return kNoToken; }
constexpr Card none_of(Card /*type*/) { return kNoCard; }
constexpr Set none_of(Set /*type*/) { return kNoSet; }
constexpr Deck none_of(Deck /*type*/) { return kNoDeck; }
constexpr Figure none_of(Figure /*type*/) { return kNoFigure; }
constexpr Sort none_of(Sort /*type*/) { return kNoSort; }

}  // namespace hyperborea
