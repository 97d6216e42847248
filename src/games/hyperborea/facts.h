// What never changes in a game and a client needs to draw and to explain it: the guide, described
// once for its JSON, the types of clients and docs/views/hyperborea.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/guide_words.h"
#include "games/hyperborea/content.h"
#include "games/hyperborea/state_fields.h"

namespace hyperborea::facts {

using engine::Words;

// One of them has to be given up.
enum class Price : std::uint8_t { Cube, Grey, Mini, Gem };
inline constexpr std::array<std::string_view, kCosts> kPriceNames = {"cube", "grey", "mini", "gem"};
constexpr Names names_of(Price /*type*/) { return kPriceNames; }

struct EffectFact;
using Effects = std::vector<EffectFact>;

struct GainFact {
    Point point{};
    int amount = 0;
};
constexpr void visit_fields(FieldsOf<GainFact> auto& self, auto&& visit) {
    visit("point", self.point, "what it gives");
    visit("amount", self.amount);
}

struct ChoiceFact {
    std::vector<Effects> options;
};
constexpr void visit_fields(FieldsOf<ChoiceFact> auto& self, auto&& visit) {
    visit("or", self.options, "one of these lists");
}

struct PayFact {
    Price price{};
    Effects gains;
};
constexpr void visit_fields(FieldsOf<PayFact> auto& self, auto&& visit) {
    visit("pay", self.price, "what may be given up");
    visit("for", self.gains, "what it brings");
}

// One part of what a card, city, token or set does.
struct EffectFact {
    std::variant<GainFact, ChoiceFact, PayFact> is;
};

// A base technology.
struct TechnologyFact {
    Words name;
    std::vector<Set> sets;
};
constexpr void visit_fields(FieldsOf<TechnologyFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("sets", self.sets, "its two sets: while one is in use, the other is closed");
}

using Spaces = core::FixedVector<Space, kSpacesPerSet>;

struct SetFact {
    Words name;
    Spaces spaces;
    Effects gives;
    Words text;
};
constexpr void visit_fields(FieldsOf<SetFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("spaces", self.spaces);
    visit("gives", self.gives, "what an activation does");
    visit("text", self.text, "the same in words");
}

enum class PassiveKind : std::uint8_t { Replace, Bonus, Start };
inline constexpr std::array<std::string_view, 3> kPassiveKindNames = {"replace", "bonus", "start"};
constexpr Names names_of(PassiveKind /*type*/) { return kPassiveKindNames; }

struct PassiveFact {
    PassiveKind kind{};
    engine::OrNull<Point> on;
    Effects gives;
};
constexpr void visit_fields(FieldsOf<PassiveFact> auto& self, auto&& visit) {
    visit("kind",
          self.kind,
          "whether it replaces points, adds to them or gives at the start of the turn");
    visit("on", self.on, "these points");
    visit("gives", self.gives, "what it brings then");
}

struct CardFact {
    SetFact set;
    engine::Given<Deck> deck;
    int vp = 0;
    bool continuous = false;
    engine::OrNull<PassiveFact> passive;
};
constexpr void visit_fields(FieldsOf<CardFact> auto& self, auto&& visit) {
    visit("name", self.set.name);
    visit("deck", self.deck);
    visit("vp", self.vp, "victory points");
    visit("continuous", self.continuous, "whether it works while all its spaces are full");
    visit("spaces", self.set.spaces);
    visit("gives", self.set.gives, "what an activation does");
    visit("passive", self.passive, "what a continuous card waits for");
    visit("text", self.set.text, "what it does in words");
}

struct RaceTileFact {
    Words name;
    engine::Given<Race> race;
    Words text;
};
constexpr void visit_fields(FieldsOf<RaceTileFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("race", self.race);
    visit("text", self.text, "what it does");
}

struct TokenFact {
    Words name;
    engine::Given<Metal> metal;
    int copies = 0;
    Effects gives;
    Words text;
};
constexpr void visit_fields(FieldsOf<TokenFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("metal", self.metal);
    visit("copies", self.copies, "in the box");
    visit("gives", self.gives, "what it does");
    visit("text", self.text, "the same in words");
}

enum class SiteKind : std::uint8_t { City, Ruin };
inline constexpr std::array<std::string_view, 2> kSiteKindNames = {"city", "ruin"};
constexpr Names names_of(SiteKind /*type*/) { return kSiteKindNames; }

struct SiteFact {
    SiteKind kind{};
    Metal metal = kNoMetal;
    Effects gives;
    Words text;
};
constexpr void visit_fields(FieldsOf<SiteFact> auto& self, auto&& visit) {
    visit("kind", self.kind);
    visit("metal", self.metal, "of the tokens in a ruin");
    visit("gives", self.gives, "what a city does");
    visit("text", self.text, "both in words");
}

struct TileFact {
    Terrain terrain{};
    std::vector<SiteFact> sites;
    std::optional<Words> name;
};
constexpr void visit_fields(FieldsOf<TileFact> auto& self, auto&& visit) {
    visit("terrain", self.terrain);
    visit("sites", self.sites);
    visit("name", self.name, "homelands have none: their people name them");
}

struct HomelandFact {
    Words capital;
    Words front_a;
    Words front_b;
};
constexpr void visit_fields(FieldsOf<HomelandFact> auto& self, auto&& visit) {
    visit("capital", self.capital);
    visit("front_a", self.front_a);
    visit("front_b", self.front_b);
}

struct HexFact {
    int q = 0;
    int r = 0;
    HexSet touching;
};
constexpr void visit_fields(FieldsOf<HexFact> auto& self, auto&& visit) {
    visit("q", self.q, "axial");
    visit("r", self.r, "axial");
    visit("touching", self.touching, "the hexes that one step leads to");
}

struct ParametersFact {
    Parameters all;
};
constexpr void visit_fields(FieldsOf<ParametersFact> auto& self, auto&& visit) {
    visit("minis", self.all.minis, "miniatures of each player");
    visit("fortresses", self.all.fortresses, "fortresses of each player");
    visit("gems_to_end", self.all.gems_to_end, "for the condition");
    visit("gems_to_end_of_two", self.all.gems_to_end_of_two, "the same with two players");
    visit("cards_to_end", self.all.cards_to_end, "for the condition");
    visit("most_activations", self.all.most_activations, "of a set in a turn");
    visit("most_level", self.all.most_level, "of a row");
    visit("upgrade_from", self.all.upgrade_from, "the level that an upgrade takes");
    visit("cubes_drawn", self.all.cubes_drawn, "at the end of a turn");
    visit("conditions_short", self.all.conditions_to_end[0], "that end a short game");
    visit("conditions_regular", self.all.conditions_to_end[1], "that end a regular game");
    visit("conditions_long", self.all.conditions_to_end[2], "that end a long game");
    visit("gem_vp", self.all.gem_vp, "points of a gem");
    visit("trophy_vp", self.all.trophy_vp, "points of a trophy");
    visit("further_ghost_vp", self.all.further_ghost_vp, "points of each ghost after the third");
    visit("cube_vp", self.all.cube_vp, "points of a coloured cube");
    visit("objective_vp", self.all.objective_vp, "points of an objective");
    visit("homeland_vp", self.all.homeland_vp, "points of control there");
    visit("borderland_vp", self.all.borderland_vp, "points of control there");
    visit("centre_vp", self.all.centre_vp, "points of control there");
}

struct Guide {
    std::string game;
    Words name;
    core::EnumArray<Colour, engine::Named, kColours> colours;
    core::EnumArray<Terrain, engine::Named, kTerrains> terrains;
    core::EnumArray<Deck, engine::Named, kDecks> decks;
    core::EnumArray<Race, engine::Named, kRaces> races;
    core::EnumArray<Race, HomelandFact, kRaces> homelands;
    std::vector<TechnologyFact> technologies;
    core::EnumArray<Set, SetFact, kBoardSets> sets;
    core::EnumArray<Card, CardFact, kCards> cards;
    core::EnumArray<RaceTile, RaceTileFact, kRaceTiles> race_tiles;
    engine::BySome<Token, TokenFact> tokens;
    core::EnumArray<Tile, TileFact, kTiles> tiles;
    engine::ByKey<engine::BySome<Hex, HexFact>> maps;
    core::EnumArray<Point, Words, kPoints> points;
    engine::BySome<ActionKind, Words> actions;
    ParametersFact parameters;
    engine::ByKey<engine::TopicFact> topics;
};
constexpr void visit_fields(FieldsOf<Guide> auto& self, auto&& visit) {
    visit("game", self.game, "`hyperborea`");
    visit("name", self.name);
    visit("colours", self.colours, "of cubes");
    visit("terrains", self.terrains);
    visit("decks", self.decks, "of technology cards");
    visit("races", self.races);
    visit("homelands", self.homelands, "what the hexes of a people are called");
    visit("technologies", self.technologies, "base technologies, in the order of the board");
    visit("sets", self.sets, "sets of the board; those of cards are with the cards");
    visit("cards", self.cards, "technology cards");
    visit("race_tiles", self.race_tiles);
    visit("tokens", self.tokens, "by face");
    visit("tiles", self.tiles, "what may lie on a hex");
    visit("maps", self.maps, "the hexes, by number of players");
    visit("points", self.points, "what a pool holds, in words for one");
    visit("actions", self.actions, "every word of the notation that stands alone");
    visit("parameters", self.parameters, "numbers of the rules");
    visit("topics", self.topics, "short rules by subject, as `action:walk` or `thing:fog`");
}

}  // namespace hyperborea::facts
