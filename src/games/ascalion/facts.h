// What never changes in a game and a client needs to draw and to explain it: the guide, described
// once for its JSON, the types of clients and docs/views/ascalion.md.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide_words.h"
#include "games/ascalion/pack.h"
#include "games/ascalion/state_fields.h"

namespace ascalion {

constexpr void visit_fields(FieldsOf<Canvas> auto& self, auto&& visit) {
    visit("width", self.width);
    visit("height", self.height);
}

constexpr void visit_fields(FieldsOf<CountryShape> auto& self, auto&& visit) {
    visit("id", self.id);
    visit("outline", self.outline, "as path data of SVG, not closed");
    visit("label", self.label, "x and y of its name");
    visit("tokens", self.tokens, "x and y of its tokens");
}

constexpr void visit_fields(FieldsOf<WaterShape> auto& self, auto&& visit) {
    visit("id", self.id);
    visit("outline", self.outline, "as path data of SVG: round a field, along a section");
    visit("at", self.at, "x and y of what stands there");
}

constexpr void visit_fields(FieldsOf<DrawnMap> auto& self, auto&& visit) {
    visit("canvas", self.canvas, "what the numbers of the shapes lie in");
    visit("countries", self.countries);
    visit("sections", self.sections, "of the river");
    visit("fields", self.fields, "of the sea");
}

}  // namespace ascalion

template <>
inline constexpr bool engine::kAllGiven<ascalion::CountryShape> = true;
template <>
inline constexpr bool engine::kAllGiven<ascalion::WaterShape> = true;

namespace ascalion::facts {

using engine::Words;
template <class Enum, std::size_t Size>
using WordsBy = core::EnumArray<Enum, Words, Size>;

struct CountryFact {
    Words name;
    CountrySet neighbours;
    core::FixedVector<Place, kMaxSteps> places;
    bool island = false;
};
constexpr void visit_fields(FieldsOf<CountryFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("neighbours", self.neighbours, "by land or across the river");
    visit("places", self.places, "where a vessel touches it");
    visit("island", self.island, "whether it is in play only with islands");
}

enum class VesselType : std::uint8_t { Boat, Ship };
inline constexpr std::array<std::string_view, 2> kVesselTypeNames = {"boat", "ship"};
constexpr Names names_of(VesselType /*type*/) { return kVesselTypeNames; }

struct VesselFact {
    Words name;
    VesselType type{};
};
constexpr void visit_fields(FieldsOf<VesselFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("type", self.type);
}

enum class Water : std::uint8_t { Section, Shallow, Deep };
inline constexpr std::array<std::string_view, 3> kWaterNames = {"section", "shallow", "deep"};
constexpr Names names_of(Water /*type*/) { return kWaterNames; }

struct PlaceFact {
    Words name;
    Water water{};
    CountrySet touching;
    core::FixedVector<Place, kMaxSteps> steps;
};
constexpr void visit_fields(FieldsOf<PlaceFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("water", self.water, "what it is");
    visit("touching", self.touching, "its banks or its coast");
    visit("steps", self.steps, "where a vessel may go from here");
}

struct KindFact {
    Words name;
    int tokens = 0;
    std::optional<Words> source;
};
constexpr void visit_fields(FieldsOf<KindFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("tokens", self.tokens, "in the box");
    visit("source", self.source, "what its source is called; a weapon has none");
}

struct RecipeFact {
    Words name;
    RecipeSpec spec;
};
constexpr void visit_fields(FieldsOf<RecipeFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("price", self.spec.price);
    visit("first_price",
          self.spec.first_price,
          "the same while the first vessels of the game are cheaper");
    visit("on_vessels", self.spec.on_vessels, "whether it can be made on a vessel");
}

struct ReligionFact {
    Words name;
    int followers = 0;
};
constexpr void visit_fields(FieldsOf<ReligionFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("followers", self.followers, "in the box");
}

struct ParametersFact {
    Parameters all;
};
constexpr void visit_fields(FieldsOf<ParametersFact> auto& self, auto&& visit) {
    visit("cities_to_win", self.all.cities_to_win, "at the end of a round");
    visit("attacker_bonus", self.all.attacker_bonus, "what the attacker's sum begins with");
    visit("attacks_per_turn", self.all.attacks_per_turn);
    visit("attacks_first_round", self.all.attacks_first_round, "attacks of a turn of round 1");
    visit("transports_base", self.all.transports_base, "transports of everybody");
    visit("areas_per_further_transport",
          self.all.areas_per_further_transport,
          "areas beyond the base for one more");
    visit("source_yield", self.all.source_yield, "what a source fills its country up to");
    visit("source_yield_doubled",
          self.all.source_yield_doubled,
          "the same with an own city there or next to it");
    visit("equal_deal_cap",
          self.all.equal_deal_cap,
          "how often the same exchange can be made in a phase");
    visit("followers_per_temple", self.all.followers_per_temple, "in each production");
    visit("university_price", self.all.university_price, "in resources");
    visit("books_lost_per_round",
          self.all.books_lost_per_round,
          "of a player whose university is lost");
    visit("warrior_value", self.all.warrior_value, "what an owner adds to the value of an area");
    visit("horse_value", self.all.horse_value, "what a horse adds");
    visit("weapon_value", self.all.weapon_value, "what a weapon adds");
    visit("city_value", self.all.city_value, "what a city adds");
    visit("boat_value", self.all.boat_value, "the value of a boat");
    visit("ship_value", self.all.ship_value, "the value of a ship");
    visit("boat_points", self.all.boat_points, "points of a voyage with a boat");
    visit("ship_points", self.all.ship_points, "points of a voyage with a ship");
    visit("boat_shallow", self.all.boat_shallow, "points of a boat into a shallow field");
    visit("boat_section", self.all.boat_section, "points of a boat into the next section");
    visit("boat_mouth", self.all.boat_mouth, "points of a boat from the sea into the river");
    visit("ship_shallow", self.all.ship_shallow, "points of a ship into a shallow field");
    visit("ship_deep", self.all.ship_deep, "points of a ship into a deep field");
}

struct Guide {
    std::string game;
    Words name;
    DrawnMap map;
    PerCountry<CountryFact> countries;
    core::EnumArray<Vessel, VesselFact, kVessels> vessels;
    core::EnumArray<Place, PlaceFact, kPlaces> places;
    core::EnumArray<Kind, KindFact, kKinds> kinds;
    core::EnumArray<Recipe, RecipeFact, kRecipes> recipes;
    core::EnumArray<Religion, ReligionFact, kReligions> religions;
    ParametersFact parameters;
    WordsBy<ActionKind, kActionKinds> actions;
    engine::ByKey<engine::TopicFact> topics;
    WordsBy<Phase, names_of(Phase{}).size()> phases;
    WordsBy<Gate, kGates> gates;
    WordsBy<TransportKind, names_of(TransportKind{}).size()> transports;
    WordsBy<Purpose, names_of(Purpose{}).size()> purposes;
    engine::ByKey<Words> choices;
    WordsBy<Ask, kAsks> asks;
    WordsBy<Water, 3> water;
    WordsBy<Ending, names_of(Ending{}).size()> endings;
};
constexpr void visit_fields(FieldsOf<Guide> auto& self, auto&& visit) {
    visit("game", self.game, "`ascalion`");
    visit("name", self.name);
    visit("map", self.map, "for those who draw it");
    visit("countries", self.countries);
    visit("vessels", self.vessels);
    visit("places", self.places, "sections of the river and fields of the sea");
    visit("kinds", self.kinds, "what lies in areas");
    visit("recipes", self.recipes, "the exchanges of phase 2");
    visit("religions", self.religions);
    visit("parameters", self.parameters, "numbers of the rules");
    visit("actions", self.actions, "every word that an action begins with");
    visit("topics", self.topics, "short rules by subject, as `action:boat` or `thing:goal`");
    visit("phases", self.phases);
    visit("gates", self.gates, "what the die before a phase says");
    visit("transports", self.transports);
    visit("purposes", self.purposes, "of transports");
    visit("choices", self.choices, "values of options and `face_down`");
    visit("asks", self.asks, "the questions");
    visit("water", self.water);
    visit("endings", self.endings);
}

}  // namespace ascalion::facts
