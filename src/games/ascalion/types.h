// The vocabulary of Ascalion: countries, vessels, places, kinds and their sets
// (docs/rules/ascalion.md, section 1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bit_set.h"
#include "core/counter.h"
#include "core/enum_array.h"
#include "engine/seat.h"

namespace ascalion {

using core::Counter;
using engine::kNobody;
using engine::SeatId;
using engine::SeatSet;
// Each game says for how many it is; this one happens to be for as many as Hyperborea.
inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 6;
template <class T>
using PerSeat = core::EnumArray<SeatId, T, kMaxSeats>;

// In the order of the content; the last nine lie on the islands.
enum class Country : std::uint8_t {
    // clang-format off
    Nordmark, Erein, Thulen, HipposLand, Cimmria, Eisgrund, Albur, Parthenion, Karnath, Minda,
    Vagon, Ys, Revena, Sitara, Mesa, Velmora, Zothic, Ilion, Comorium, Orphir, Falkenried,
    Lyonar, Arkadon, Drusia, Doilan, Ikarien, Nebelmoor, Goldau, Lethien, Bramant, Quellheim,
    Mabaron, Salamar, Tirona, Kharun, Kolchia, Windhall, Robbenkap, Skarnfels, Pelagor, Nautia,
    Aschenkap, Mirrhafen, Korall, Talassa,
    // clang-format on
};
inline constexpr int kCountries = 45;
inline constexpr Country kNoCountry{0xff};
using CountrySet = core::BitSet<Country, std::uint64_t>;
template <class T>
using PerCountry = core::EnumArray<Country, T, kCountries>;

// Boats 1-18, then ships 1-12. One 64-bit word, so that sets of areas have no padding.
enum class Vessel : std::uint8_t {};
inline constexpr int kBoats = 18;
inline constexpr int kShips = 12;
inline constexpr int kVessels = kBoats + kShips;
inline constexpr Vessel kNoVessel{0xff};
using VesselSet = core::BitSet<Vessel, std::uint64_t>;

constexpr Vessel boat(int number) { return static_cast<Vessel>(number - 1); }
constexpr Vessel ship(int number) { return static_cast<Vessel>(kBoats + number - 1); }
constexpr bool is_boat(Vessel vessel) { return static_cast<int>(vessel) < kBoats; }
constexpr VesselSet all_boats() { return VesselSet::first(kBoats); }
constexpr VesselSet all_ships() { return VesselSet::first(kVessels) - all_boats(); }

// Sections r01-r23 upstream, shallow fields s01-s36, deep fields d01-d28 (A2.8).
enum class Place : std::uint8_t {};
inline constexpr int kSections = 23;
inline constexpr int kShallow = 36;
inline constexpr int kDeep = 28;
inline constexpr int kFields = kShallow + kDeep;
inline constexpr int kBoatPlaces = kSections + kShallow;
inline constexpr int kPlaces = kSections + kFields;
inline constexpr Place kNoPlace{0xff};
inline constexpr Place kMouthSection{0};
inline constexpr Place kMouthField{kSections};

constexpr Place section(int number) { return static_cast<Place>(number - 1); }
constexpr Place shallow(int number) { return static_cast<Place>(kSections + number - 1); }
constexpr Place deep(int number) { return static_cast<Place>(kBoatPlaces + number - 1); }
constexpr bool is_section(Place place) { return static_cast<int>(place) < kSections; }
constexpr bool is_deep(Place place) { return static_cast<int>(place) >= kBoatPlaces; }
constexpr bool is_shallow(Place place) { return !is_section(place) && !is_deep(place); }
using SectionSet = core::BitSet<Place, std::uint32_t>;

// The first five are resources; all but horse and weapon are materials (A2.8).
enum class Kind : std::uint8_t { Wood, Horse, Gold, Coal, Iron, Weapon };
inline constexpr int kKinds = 6;
inline constexpr int kResources = 5;
inline constexpr Kind kNoKind{0xff};
using KindSet = core::BitSet<Kind, std::uint8_t>;

constexpr KindSet all_kinds() { return KindSet::first(kKinds); }
constexpr KindSet all_resources() { return KindSet::first(kResources); }
constexpr KindSet not_horses() { return all_kinds() - KindSet::of(Kind::Horse); }

enum class Religion : std::uint8_t { Brothers, Sisters };
inline constexpr int kReligions = 2;
inline constexpr Religion kNoReligion{0xff};

enum class Product : std::uint8_t { Weapon, City, Boat, Ship };
enum class Recipe : std::uint8_t {
    WeaponIronCoal,
    WeaponGold,
    CityMixed,
    CityGold,
    BoatWood,
    ShipWood,
    ShipGold,
};
inline constexpr int kRecipes = 7;
inline constexpr Recipe kNoRecipe{0xff};
using RecipeSet = core::BitSet<Recipe, std::uint8_t>;

enum class Gate : std::uint8_t { Open, Cancelled, Vote };
inline constexpr int kGates = 3;

enum class Toggle : std::uint8_t { Auto, On, Off };
enum class SourceSet : std::uint8_t { Auto, Small, Large };
enum class Victory : std::uint8_t { Shared, Single };
enum class TradeRule : std::uint8_t { Border, Reach };

// Section 3. Zero stands for "random" in opener.
struct Options {
    std::uint8_t seats = 2;
    Toggle islands = Toggle::Auto;
    SourceSet source_set = SourceSet::Auto;
    bool random_sources = false;
    bool random_claims = false;
    std::uint8_t opener = 0;
    Victory victory = Victory::Shared;
    TradeRule trade_rule = TradeRule::Border;
    bool expansion = false;
    std::uint8_t round_cap = 60;
    std::uint8_t offer_cap = 6;
    std::uint8_t goods_cap = 8;
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

}  // namespace ascalion
