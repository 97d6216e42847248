// What never changes in a game and a client needs to draw and to explain it: the guide, described
// once for its JSON, the types of clients and docs/views/wiraqocha.md.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/guide_words.h"
#include "games/wiraqocha/action.h"
#include "games/wiraqocha/content.h"
#include "games/wiraqocha/state_fields.h"

namespace wiraqocha::facts {

using engine::Words;
template <class Enum, std::size_t Size>
using WordsBy = core::EnumArray<Enum, Words, Size>;

enum class SumKind : std::uint8_t { Number };
inline constexpr std::array<std::string_view, 1> kSumKindNames = {"number"};
constexpr Names names_of(SumKind /*type*/) { return kSumKindNames; }

enum class FacesKind : std::uint8_t { Double, Straight };
inline constexpr std::array<std::string_view, 2> kFacesKindNames = {"double", "straight"};
constexpr Names names_of(FacesKind /*type*/) { return kFacesKindNames; }

struct SumCondition {
    SumKind kind{};
    int number = 0;
};
constexpr void visit_fields(FieldsOf<SumCondition> auto& self, auto&& visit) {
    visit("kind", self.kind);
    visit("number", self.number, "what the dice add up to");
}

struct FacesCondition {
    FacesKind kind{};
    std::vector<int> faces;
};
constexpr void visit_fields(FieldsOf<FacesCondition> auto& self, auto&& visit) {
    visit("kind", self.kind);
    visit("faces", self.faces, "of the dice it takes");
}

// What a hex asks of its conqueror: dice that add up to a sum, or these very faces.
struct ConditionFact {
    std::variant<SumCondition, FacesCondition> is;
};

struct HexFact {
    Words name;
    ConditionFact condition;
    HexSpec spec;
    engine::OrNull<Artefact> artefact;
};
constexpr void visit_fields(FieldsOf<HexFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("condition", self.condition, "what it asks of its conqueror");
    visit("terrain", self.spec.terrain);
    visit("ground", self.spec.ground);
    visit("resources", self.spec.resources, "at income");
    visit("drill_points", self.spec.drill_points, "points that a driller makes there");
    visit("artefact", self.artefact, "what is found there");
}

enum class CardKind : std::uint8_t { Building, Invention };
inline constexpr std::array<std::string_view, 2> kCardKindNames = {"building", "invention"};
constexpr Names names_of(CardKind /*type*/) { return kCardKindNames; }

struct Cost {
    int resources = 0;
    int crystals = 0;
};
constexpr void visit_fields(FieldsOf<Cost> auto& self, auto&& visit) {
    visit("resources", self.resources);
    visit("crystals", self.crystals);
}

struct CardFact {
    Words name;
    CardKind kind{};
    Cost cost;
    PieceKind piece = kNoPiece;
    Words text;
    std::vector<std::string> rules;
};
constexpr void visit_fields(FieldsOf<CardFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("kind", self.kind);
    visit("cost", self.cost);
    visit("piece", self.piece, "the piece that comes with it");
    visit("text", self.text, "what it does");
    visit("rules", self.rules, "ids of the rules that it is about");
}

enum class PieceClass : std::uint8_t { Base, Explorer, Driller, Airship };
inline constexpr std::array<std::string_view, 4> kPieceClassNames = {
    "base", "explorer", "driller", "airship"};
constexpr Names names_of(PieceClass /*type*/) { return kPieceClassNames; }

struct PieceFact {
    Words name;
    PieceClass piece_class{};
    int per_seat = 0;
};
constexpr void visit_fields(FieldsOf<PieceFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("class", self.piece_class, "what it counts as");
    visit("per_seat", self.per_seat, "pieces of each player");
}

struct ArtefactFact {
    Words name;
    Hex hex = kNoHex;
};
constexpr void visit_fields(FieldsOf<ArtefactFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("hex", self.hex, "where it is found");
}

struct SlotFact {
    int row = 0;
    int column = 0;
    int q = 0;
    int r = 0;
};
constexpr void visit_fields(FieldsOf<SlotFact> auto& self, auto&& visit) {
    visit("row", self.row);
    visit("column", self.column);
    visit("q", self.q, "axial");
    visit("r", self.r, "axial");
}

struct ParametersFact {
    Parameters all;
    int exoskeleton_face = 0;
    int artefacts = 0;
};
constexpr void visit_fields(FieldsOf<ParametersFact> auto& self, auto&& visit) {
    visit("base_dice", self.all.base_dice, "dice of a turn without villages");
    visit("box_dice", self.all.box_dice, "dice in the box");
    visit("natural_defence", self.all.natural_defence, "of a base");
    visit("probe_face", self.all.probe_face, "what the Psychic Probe brings a defence down to");
    visit("exoskeleton_face", self.exoskeleton_face, "what the Battle Exoskeleton turns a die to");
    visit("resources_per_step", self.all.resources_per_step, "for turning a die by one");
    visit("resource_storage", self.all.resource_storage, "resources kept at the end of a turn");
    visit("buy_back_price", self.all.buy_back_price, "for a piece from the cemetery");
    visit("points_per_crystal", self.all.points_per_crystal, "drill points");
    visit("supply_resources", self.all.supply_resources, "in the box");
    visit("supply_crystals", self.all.supply_crystals, "in the box");
    visit("market_size", self.all.market_size, "open cards");
    visit("factory_price", self.all.factory_price, "resources for a die of the Android Factory");
    visit("factory_dice", self.all.factory_dice, "dice it gives");
    visit("tanks_income", self.all.tanks_income, "resources of the Production Tanks");
    visit("ransom_resources", self.all.ransom_resources, "for a captive piece");
    visit("ransom_crystals", self.all.ransom_crystals, "for a captive piece");
    visit("artefacts", self.artefacts, "in the game");
}

struct TreasureGoal {
    int artefacts = 0;
};
constexpr void visit_fields(FieldsOf<TreasureGoal> auto& self, auto&& visit) {
    visit("artefacts", self.artefacts);
}
struct SomniumGoal {
    int crystals = 0;
};
constexpr void visit_fields(FieldsOf<SomniumGoal> auto& self, auto&& visit) {
    visit("crystals", self.crystals);
}

struct GoalsFact {
    TreasureGoal treasure;
    SomniumGoal somnium;
    Cost leviathan;
};
constexpr void visit_fields(FieldsOf<GoalsFact> auto& self, auto&& visit) {
    visit("treasure", self.treasure);
    visit("somnium", self.somnium);
    visit("leviathan", self.leviathan, "in the prices of all cards owned");
}

struct ActionFact {
    Words name;
    engine::OrNull<std::string> topic;
};
constexpr void visit_fields(FieldsOf<ActionFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("topic", self.topic, "the key of the topic that explains it, if it is on a menu");
}

struct Guide {
    std::string game;
    Words name;
    PerHex<HexFact> hexes;
    core::EnumArray<Card, CardFact, kCards> cards;
    PerPiece<PieceFact> pieces;
    core::EnumArray<Artefact, ArtefactFact, kArtefacts> artefacts;
    std::vector<SlotFact> slots;
    ParametersFact parameters;
    engine::ByKey<GoalsFact> goals;
    engine::ByEach<ActionKind, ActionFact> actions;
    engine::ByKey<engine::TopicFact> topics;
    WordsBy<Terrain, 5> terrains;
    WordsBy<Ground, 2> grounds;
    WordsBy<Condition, 3> conditions;
    WordsBy<CardKind, 2> card_kinds;
    WordsBy<Layout, 3> layouts;
    WordsBy<Phase, names_of(Phase{}).size()> phases;
    WordsBy<Mark, kMarks> marks;
    WordsBy<Ask, tables::kAskNames.size()> asks;
    engine::ByKey<Words> places;
    WordsBy<Ending, names_of(Ending{}).size()> endings;
};
constexpr void visit_fields(FieldsOf<Guide> auto& self, auto&& visit) {
    visit("game", self.game, "`wiraqocha`");
    visit("name", self.name);
    visit("hexes", self.hexes);
    visit("cards", self.cards);
    visit("pieces", self.pieces);
    visit("artefacts", self.artefacts);
    visit("slots", self.slots, "the places of the hexes");
    visit("parameters", self.parameters, "numbers of the rules");
    visit("goals", self.goals, "by number of players");
    visit("actions", self.actions, "every word that an action begins with");
    visit("topics", self.topics, "short rules by subject, as `action:step` or `piece:base`");
    visit("terrains", self.terrains);
    visit("grounds", self.grounds);
    visit("conditions", self.conditions);
    visit("card_kinds", self.card_kinds);
    visit("layouts", self.layouts);
    visit("phases", self.phases);
    visit("marks", self.marks);
    visit("asks", self.asks);
    visit("places", self.places, "where tokens and pieces are when not on a hex");
    visit("endings", self.endings);
}

}  // namespace wiraqocha::facts
