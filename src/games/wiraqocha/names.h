// The stable ids of everything that has a name, by value: one table each, used by notation, JSON
// and content alike.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/wiraqocha/state.h"

namespace wiraqocha {

namespace tables {

using std::string_view_literals::operator""sv;

inline constexpr std::array kHexNames = {"n01"sv,  "n02"sv,  "n03"sv,  "n04"sv,  "n05"sv, "n06"sv,
                                         "n07"sv,  "n08"sv,  "n09"sv,  "n10"sv,  "n11"sv, "n12"sv,
                                         "p11"sv,  "p22"sv,  "p33"sv,  "p44"sv,  "p55"sv, "p66"sv,
                                         "s123"sv, "s234"sv, "s345"sv, "s456"sv, "cave"sv};
inline constexpr std::array kPieceNames = {"base"sv,
                                           "explorer"sv,
                                           "driller"sv,
                                           "zeppelin"sv,
                                           "android_explorer"sv,
                                           "juggernaut"sv,
                                           "mechanical_miner"sv};
inline constexpr std::array kArtefactNames = {"a"sv, "b"sv, "c"sv, "d"sv};
inline constexpr std::array kCardNames = {"android_factory"sv,
                                          "flying_fortress"sv,
                                          "force_field"sv,
                                          "recovery_workshop"sv,
                                          "android_explorer"sv,
                                          "battle_exoskeleton"sv,
                                          "death_ray"sv,
                                          "juggernaut"sv,
                                          "mechanical_miner"sv,
                                          "production_tanks"sv,
                                          "psychic_probe"sv,
                                          "transport_tunneller"sv};
inline constexpr std::array kTerrainNames = {
    "jungle"sv, "ruins"sv, "village"sv, "vein"sv, "cave"sv};
inline constexpr std::array kGroundNames = {"valley"sv, "mountain"sv};
inline constexpr std::array kConditionNames = {"number"sv, "double"sv, "straight"sv};
inline constexpr std::array kLayoutNames = {"beginner"sv, "random"sv, "balanced"sv};
inline constexpr std::array kPhaseNames = {"laying"sv,
                                           "dealing"sv,
                                           "starting"sv,
                                           "preparing"sv,
                                           "rolling"sv,
                                           "acting"sv,
                                           "rerolling"sv,
                                           "somnium"sv,
                                           "refilling"sv,
                                           "over"sv};
inline constexpr std::array kEndingNames = {
    "none"sv, "treasure"sv, "somnium"sv, "leviathan"sv, "round_cap"sv};
inline constexpr std::array kMarkNames = {"income"sv,
                                          "count"sv,
                                          "workshop"sv,
                                          "factory"sv,
                                          "tunnel"sv,
                                          "somnium"sv,
                                          "exoskeleton"sv,
                                          "build"sv,
                                          "buy_back"sv,
                                          "fortress"sv,
                                          "probe"sv};
inline constexpr std::array kAskNames = {"nothing"sv,
                                         "target"sv,
                                         "mover"sv,
                                         "condition"sv,
                                         "beating"sv,
                                         "fate"sv,
                                         "loot"sv,
                                         "face"sv,
                                         "step"sv,
                                         "card"sv,
                                         "piece"sv,
                                         "captor"sv,
                                         "payment"sv};
inline constexpr std::array kActionNames = {"none"sv,
                                            // chance
                                            "laid"sv,
                                            "revealed"sv,
                                            "began"sv,
                                            "rolled"sv,
                                            // Phase I
                                            "income"sv,
                                            "count"sv,
                                            "swap"sv,
                                            "workshop"sv,
                                            "factory"sv,
                                            "take_back"sv,
                                            "cave_move"sv,
                                            "roll"sv,
                                            // Phase II
                                            "place"sv,
                                            "conquer"sv,
                                            "plunder"sv,
                                            "tunnel"sv,
                                            "lay"sv,
                                            "step"sv,
                                            "reroll"sv,
                                            "somnium_die"sv,
                                            "exoskeleton"sv,
                                            "build"sv,
                                            "buy_back"sv,
                                            "fortress"sv,
                                            "probe"sv,
                                            "death_ray"sv,
                                            "ransom"sv,
                                            "end_turn"sv,
                                            // parameters
                                            "at"sv,
                                            "with"sv,
                                            "pay"sv,
                                            "beat"sv,
                                            "to_cemetery"sv,
                                            "take_captive"sv,
                                            "loot_crystal"sv,
                                            "loot_card"sv,
                                            "loot_artefact"sv,
                                            "loot_captive"sv,
                                            "face"sv,
                                            "step_die"sv,
                                            "card"sv,
                                            "piece"sv,
                                            "from"sv,
                                            "pay_resources"sv,
                                            "pay_crystals"sv};
static_assert(kHexNames.size() == kHexes && kCardNames.size() == kCards);
static_assert(kPieceNames.size() == kPieceKinds && kMarkNames.size() == kMarks);
static_assert(kActionNames.size() == kActionKinds);

}  // namespace tables

using Names = std::span<const std::string_view>;

constexpr Names names_of(Hex /*type*/) { return tables::kHexNames; }
constexpr Names names_of(PieceKind /*type*/) { return tables::kPieceNames; }
constexpr Names names_of(Artefact /*type*/) { return tables::kArtefactNames; }
constexpr Names names_of(Card /*type*/) { return tables::kCardNames; }
constexpr Names names_of(Terrain /*type*/) { return tables::kTerrainNames; }
constexpr Names names_of(Ground /*type*/) { return tables::kGroundNames; }
constexpr Names names_of(Condition /*type*/) { return tables::kConditionNames; }
constexpr Names names_of(Layout /*type*/) { return tables::kLayoutNames; }
constexpr Names names_of(Phase /*type*/) { return tables::kPhaseNames; }
constexpr Names names_of(Ending /*type*/) { return tables::kEndingNames; }
constexpr Names names_of(Mark /*type*/) { return tables::kMarkNames; }
constexpr Names names_of(Ask /*type*/) { return tables::kAskNames; }
constexpr Names names_of(ActionKind /*type*/) { return tables::kActionNames; }

constexpr Hex none_of(Hex /*type*/) { return kNoHex; }
constexpr PieceKind none_of(PieceKind /*type*/) { return kNoPiece; }
constexpr Card none_of(Card /*type*/) { return kNoCard; }

template <class Enum>
constexpr std::string_view name_of(Enum value) {
    return names_of(value)[static_cast<std::size_t>(value)];
}

}  // namespace wiraqocha
