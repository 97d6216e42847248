// The stable ids of everything that has a name, by value, used by notation, JSON and content alike:
// enumerators are their own, tables give those that differ.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/enum_names.h"
#include "engine/named.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha {

namespace tables {

using std::string_view_literals::operator""sv;

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
static_assert(kActionNames.size() == kActionKinds);

}  // namespace tables

using Names = std::span<const std::string_view>;
using engine::name_of;
using engine::enum_names::names_of;
static_assert(names_of(Hex{}).size() == kHexes && names_of(Card{}).size() == kCards);
static_assert(names_of(PieceKind{}).size() == kPieceKinds && names_of(Mark{}).size() == kMarks);

constexpr Names names_of(Ask /*type*/) { return tables::kAskNames; }
constexpr Names names_of(ActionKind /*type*/) { return tables::kActionNames; }

constexpr Hex none_of(Hex /*type*/) { return kNoHex; }
constexpr PieceKind none_of(PieceKind /*type*/) { return kNoPiece; }
constexpr Card none_of(Card /*type*/) { return kNoCard; }

}  // namespace wiraqocha
