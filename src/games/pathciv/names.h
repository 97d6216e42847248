// The stable ids of everything that has a name, by value, used by notation, JSON and content alike:
// enumerators are their own, tables give those that differ.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/enum_names.h"
#include "engine/named.h"
#include "games/pathciv/content.h"
#include "games/pathciv/state.h"

namespace pathciv {

namespace tables {

using std::string_view_literals::operator""sv;

// clang-format off
inline constexpr std::array kTechNames = {
    "t_mil_0"sv, "t_clt_0"sv, "t_sci_0"sv, "t_art_0"sv, "t_ind_0"sv, "t_mil_1"sv, "t_mil_2"sv,
    "t_mil_3"sv, "t_mil_4"sv, "t_clt_1"sv, "t_clt_2"sv, "t_clt_3"sv, "t_clt_4"sv, "t_sci_1"sv,
    "t_sci_2"sv, "t_sci_3"sv, "t_sci_4"sv, "t_art_1"sv, "t_art_2"sv, "t_art_3"sv, "t_art_4"sv,
    "t_ind_1"sv, "t_ind_2"sv, "t_ind_3"sv, "t_ind_4"sv, "t_mil_1b"sv, "t_mil_2b"sv, "t_mil_3b"sv,
    "t_mil_4b"sv, "t_clt_1b"sv, "t_clt_2b"sv, "t_clt_3b"sv, "t_clt_4b"sv, "t_sci_1b"sv,
    "t_sci_2b"sv, "t_sci_3b"sv, "t_sci_4b"sv, "t_art_1b"sv, "t_art_2b"sv, "t_art_3b"sv,
    "t_art_4b"sv, "t_ind_1b"sv, "t_ind_2b"sv, "t_ind_3b"sv, "t_ind_4b"sv,
};
inline constexpr std::array kStackNames = {
    "mil_1"sv, "mil_2"sv, "mil_3"sv, "mil_4"sv, "clt_1"sv, "clt_2"sv, "clt_3"sv, "clt_4"sv,
    "sci_1"sv, "sci_2"sv, "sci_3"sv, "sci_4"sv, "art_1"sv, "art_2"sv, "art_3"sv, "art_4"sv,
    "ind_1"sv, "ind_2"sv, "ind_3"sv, "ind_4"sv,
};
inline constexpr std::array kCardNames = {
    "w_01"sv, "w_02"sv, "w_03"sv, "w_04"sv, "w_05"sv, "w_06"sv, "w_07"sv, "w_08"sv, "w_09"sv,
    "w_10"sv, "w_11"sv, "w_12"sv, "w_13"sv, "w_14"sv, "w_15"sv, "w_16"sv, "w_17"sv, "w_18"sv,
    "w_19"sv, "w_20"sv, "w_21"sv, "w_22"sv, "w_23"sv, "w_24"sv, "w_25"sv, "w_26"sv, "w_27"sv,
    "w_28"sv, "l_01"sv, "l_02"sv, "l_03"sv, "l_04"sv, "l_05"sv, "l_06"sv, "l_07"sv, "l_08"sv,
    "l_09"sv, "l_10"sv, "l_11"sv, "l_12"sv, "l_13"sv, "l_14"sv, "l_15"sv, "l_16"sv, "l_17"sv,
    "l_18"sv, "l_19"sv, "l_20"sv, "l_21"sv, "l_22"sv, "l_23"sv, "l_24"sv, "l_25"sv, "l_26"sv,
    "l_27"sv, "l_28"sv,
};
inline constexpr std::array kMarkerNames = {
    "a_01"sv, "a_02"sv, "a_03"sv, "a_04"sv, "a_05"sv, "a_06"sv, "a_07"sv, "a_08"sv, "a_09"sv,
    "a_10"sv,
};
inline constexpr std::array kBoardNames = {
    "c_1"sv, "c_2"sv, "c_3"sv, "c_4"sv, "c_5"sv,
};
inline constexpr std::array kChallengeNames = {
    "ch_3_clt"sv, "ch_3_sci"sv, "ch_3_art"sv, "ch_3_ind"sv, "ch_5_clt"sv, "ch_5_sci"sv,
    "ch_5_art"sv, "ch_5_ind"sv, "ch_7_clt"sv, "ch_7_sci"sv, "ch_7_art"sv, "ch_7_ind"sv,
    "ch_9_clt"sv, "ch_9_sci"sv, "ch_9_art"sv, "ch_9_ind"sv,
};
inline constexpr std::array kBattleNames = {
    "b_4_1"sv, "b_4_2"sv, "b_4_3"sv, "b_6_1"sv, "b_6_2"sv, "b_6_3"sv, "b_8_1"sv, "b_8_2"sv,
    "b_8_3"sv, "b_9_1"sv, "b_9_2"sv, "b_9_3"sv,
};
inline constexpr std::array kGainKindNames = {
    "none"sv, "agents"sv, "agents_any"sv, "research"sv, "research_any"sv, "population"sv,
    "heritage"sv, "vp"sv, "history_future"sv,
};
inline constexpr std::array kEffectKindNames = {
    "none"sv, "produce_agents"sv, "produce_research"sv, "limit_bonus"sv, "power"sv,
    "power_per_red"sv, "history"sv, "discount_wonder"sv, "discount_leader"sv, "discount_tech"sv,
    "discount_philosophy"sv, "on_tech"sv, "on_wonder"sv, "on_philosophy"sv, "on_battle_rank"sv,
    "priority"sv, "end_vp_per"sv,
};
inline constexpr std::array kTallyNames = {
    "wonders"sv, "leaders_all"sv, "philosophy_level"sv, "types_different"sv, "cards_military"sv,
    "cards_cult"sv, "cards_science"sv, "cards_culture"sv, "cards_industry"sv,
};
// clang-format on
static_assert(kTechNames.size() == kTechs && kStackNames.size() == kStacks);
static_assert(kCardNames.size() == kCards && kMarkerNames.size() == kMarkers);
static_assert(kChallengeNames.size() == kChallenges && kBattleNames.size() == kBattles);
static_assert(kEffectKindNames.size() == kEffectKinds && kTallyNames.size() == kTallies);

}  // namespace tables

using Names = std::span<const std::string_view>;
using engine::name_of;
using engine::enum_names::names_of;
static_assert(names_of(Stage{}).size() == kStages && names_of(Phase{}).size() == kPhases);
static_assert(names_of(Ask{}).size() == kAsks && names_of(ActionKind{}).size() == kActionKinds);

constexpr Names names_of(Tech /*type*/) { return tables::kTechNames; }
constexpr Names names_of(Stack /*type*/) { return tables::kStackNames; }
constexpr Names names_of(Card /*type*/) { return tables::kCardNames; }
constexpr Names names_of(Marker /*type*/) { return tables::kMarkerNames; }
constexpr Names names_of(Board /*type*/) { return tables::kBoardNames; }
constexpr Names names_of(Challenge /*type*/) { return tables::kChallengeNames; }
constexpr Names names_of(Battle /*type*/) { return tables::kBattleNames; }
constexpr Names names_of(GainKind /*type*/) { return tables::kGainKindNames; }
constexpr Names names_of(EffectKind /*type*/) { return tables::kEffectKindNames; }
constexpr Names names_of(Tally /*type*/) { return tables::kTallyNames; }

constexpr Type none_of(Type /*type*/) { return kNoType; }
constexpr Tech none_of(Tech /*type*/) { return kNoTech; }
constexpr Stack none_of(Stack /*type*/) { return kNoStack; }
constexpr Card none_of(Card /*type*/) { return kNoCard; }
constexpr Marker none_of(Marker /*type*/) { return kNoMarker; }
constexpr Board none_of(Board /*type*/) { return kNoBoard; }
constexpr Challenge none_of(Challenge /*type*/) { return kNoChallenge; }
constexpr Battle none_of(Battle /*type*/) { return kNoBattle; }

}  // namespace pathciv
