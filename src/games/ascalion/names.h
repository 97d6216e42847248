// The stable ids of everything that has a name, by value, used by notation, JSON and content alike:
// enumerators are their own, tables give those that differ.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/enum_names.h"
#include "engine/named.h"
#include "games/ascalion/state.h"

namespace ascalion {

namespace tables {

using std::string_view_literals::operator""sv;

// clang-format off
inline constexpr std::array kAreaNames = {
    "nordmark"sv, "erein"sv, "thulen"sv, "hippos_land"sv, "cimmria"sv, "eisgrund"sv, "albur"sv,
    "parthenion"sv, "karnath"sv, "minda"sv, "vagon"sv, "ys"sv, "revena"sv, "sitara"sv, "mesa"sv,
    "velmora"sv, "zothic"sv, "ilion"sv, "comorium"sv, "orphir"sv, "falkenried"sv, "lyonar"sv,
    "arkadon"sv, "drusia"sv, "doilan"sv, "ikarien"sv, "nebelmoor"sv, "goldau"sv, "lethien"sv,
    "bramant"sv, "quellheim"sv, "mabaron"sv, "salamar"sv, "tirona"sv, "kharun"sv, "kolchia"sv,
    "windhall"sv, "robbenkap"sv, "skarnfels"sv, "pelagor"sv, "nautia"sv, "aschenkap"sv,
    "mirrhafen"sv, "korall"sv, "talassa"sv, "boat1"sv, "boat2"sv, "boat3"sv, "boat4"sv, "boat5"sv,
    "boat6"sv, "boat7"sv, "boat8"sv, "boat9"sv, "boat10"sv, "boat11"sv, "boat12"sv, "boat13"sv,
    "boat14"sv, "boat15"sv, "boat16"sv, "boat17"sv, "boat18"sv, "ship1"sv, "ship2"sv, "ship3"sv,
    "ship4"sv, "ship5"sv, "ship6"sv, "ship7"sv, "ship8"sv, "ship9"sv, "ship10"sv, "ship11"sv,
    "ship12"sv,
};
inline constexpr std::array kPlaceNames = {
    "r01"sv, "r02"sv, "r03"sv, "r04"sv, "r05"sv, "r06"sv, "r07"sv, "r08"sv, "r09"sv, "r10"sv,
    "r11"sv, "r12"sv, "r13"sv, "r14"sv, "r15"sv, "r16"sv, "r17"sv, "r18"sv, "r19"sv, "r20"sv,
    "r21"sv, "r22"sv, "r23"sv, "s01"sv, "s02"sv, "s03"sv, "s04"sv, "s05"sv, "s06"sv, "s07"sv,
    "s08"sv, "s09"sv, "s10"sv, "s11"sv, "s12"sv, "s13"sv, "s14"sv, "s15"sv, "s16"sv, "s17"sv,
    "s18"sv, "s19"sv, "s20"sv, "s21"sv, "s22"sv, "s23"sv, "s24"sv, "s25"sv, "s26"sv, "s27"sv,
    "s28"sv, "s29"sv, "s30"sv, "s31"sv, "s32"sv, "s33"sv, "s34"sv, "s35"sv, "s36"sv, "d01"sv,
    "d02"sv, "d03"sv, "d04"sv, "d05"sv, "d06"sv, "d07"sv, "d08"sv, "d09"sv, "d10"sv, "d11"sv,
    "d12"sv, "d13"sv, "d14"sv, "d15"sv, "d16"sv, "d17"sv, "d18"sv, "d19"sv, "d20"sv, "d21"sv,
    "d22"sv, "d23"sv, "d24"sv, "d25"sv, "d26"sv, "d27"sv, "d28"sv,
};
inline constexpr std::array kActionNames = {
    "none"sv, "opened"sv, "turned"sv, "dealt"sv, "drew"sv, "rolled"sv, "yes"sv, "no"sv, "at"sv,
    "to"sv, "pick"sv, "take"sv, "close"sv, "decline"sv, "found"sv, "make"sv, "done"sv, "pass"sv,
    "offer"sv, "withdraw"sv, "send"sv, "accept"sv, "counter"sv, "foot"sv, "ride"sv, "chain"sv,
    "boat"sv, "ship"sv, "load"sv, "unload"sv, "stop"sv, "no_transport"sv, "for_attacker"sv,
    "for_defender"sv, "neutral"sv, "attack"sv, "end"sv,
};
// clang-format on
static_assert(kAreaNames.size() == kAreas && kPlaceNames.size() == kPlaces);
static_assert(kActionNames.size() == kActionKinds);

}  // namespace tables

using Names = std::span<const std::string_view>;
using engine::name_of;
using engine::enum_names::names_of;
static_assert(names_of(Kind{}).size() == kKinds && names_of(Recipe{}).size() == kRecipes);
static_assert(names_of(Ask{}).size() == kAsks);

constexpr Names names_of(Area /*type*/) { return tables::kAreaNames; }
constexpr Names names_of(Country /*type*/) { return Names(tables::kAreaNames).first(kCountries); }
constexpr Names names_of(Vessel /*type*/) { return Names(tables::kAreaNames).last(kVessels); }
constexpr Names names_of(Place /*type*/) { return tables::kPlaceNames; }
constexpr Names names_of(ActionKind /*type*/) { return tables::kActionNames; }

constexpr Area none_of(Area /*type*/) { return kNoArea; }
constexpr Country none_of(Country /*type*/) { return kNoCountry; }
constexpr Vessel none_of(Vessel /*type*/) { return kNoVessel; }
constexpr Place none_of(Place /*type*/) { return kNoPlace; }
constexpr Kind none_of(Kind /*type*/) { return kNoKind; }
constexpr Religion none_of(Religion /*type*/) { return kNoReligion; }
constexpr Recipe none_of(Recipe /*type*/) { return kNoRecipe; }

}  // namespace ascalion
