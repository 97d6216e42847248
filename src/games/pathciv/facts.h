// What never changes in a game and a client needs to draw and to explain it: the guide, described
// once for its JSON, the types of clients and docs/views/pathciv.md.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide_words.h"
#include "games/pathciv/content.h"
#include "games/pathciv/pack.h"
#include "games/pathciv/state_fields.h"

namespace pathciv::facts {

using engine::Words;

struct TechFact {
    Words name;
    engine::Given<Type> type;
    TechSpec spec;
    Words text;
};
constexpr void visit_fields(FieldsOf<TechFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("type", self.type);
    visit("level", self.spec.level);
    visit("cost", self.spec.cost);
    visit("vp", self.spec.vp, "victory points");
    visit("copies", self.spec.copies, "in the box");
    visit("left", self.spec.left, "cubes by tray on a left field");
    visit("right", self.spec.right, "research points by type on a right field");
    visit("text", self.text, "both in words");
}

struct StackFact {
    engine::Given<Type> type;
    int level = 0;
    engine::Given<Tech> core;
    engine::Given<Tech> variant;
    Words box_bonus;
};
constexpr void visit_fields(FieldsOf<StackFact> auto& self, auto&& visit) {
    visit("type", self.type);
    visit("level", self.level);
    visit("core", self.core, "the technology of the basic set that may lie on it");
    visit("variant", self.variant, "that of the variant");
    visit("box_bonus", self.box_bonus, "what opening its box gives");
}

enum class CardKind : std::uint8_t { Wonder, Leader };
inline constexpr std::array<std::string_view, 2> kCardKindNames = {"wonder", "leader"};
constexpr Names names_of(CardKind /*type*/) { return kCardKindNames; }

struct CardFact {
    Words name;
    CardKind kind{};
    engine::Given<Type> type;
    int level = 0;
    int cost = 0;
    int vp = 0;
    Words text;
};
constexpr void visit_fields(FieldsOf<CardFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("kind", self.kind);
    visit("type", self.type);
    visit("level", self.level);
    visit("cost", self.cost);
    visit("vp", self.vp, "victory points");
    visit("text", self.text, "what it does");
}

struct MarkerFact {
    Words name;
    int first_game_step = 0;
    Words text;
};
constexpr void visit_fields(FieldsOf<MarkerFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("first_game_step", self.first_game_step, "the step it lies at in a first game");
    visit("text", self.text, "what it gives");
}

struct BoardFact {
    Words name;
    core::EnumArray<Type, std::uint8_t, kTypes> ranks{};
    Words text;
};
constexpr void visit_fields(FieldsOf<BoardFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("ranks", self.ranks, "the priority row: 1 is leftmost");
    visit("text", self.text, "the priority row and the start bonus in words");
}

struct ChallengeFact {
    Words name;
    engine::Given<Type> type;
    int round = 0;
    Words text;
};
constexpr void visit_fields(FieldsOf<ChallengeFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("type", self.type);
    visit("round", self.round, "the round it is held in");
    visit("text", self.text, "what it gives");
}

struct BattleFact {
    Words name;
    int round = 0;
    std::array<std::uint8_t, kMaxSeats> threat{};
    std::array<Words, kRanks> ranks;
    Words text;
};
constexpr void visit_fields(FieldsOf<BattleFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("round", self.round, "the round it is fought in");
    visit("threat", self.threat, "power of the threat by number of players, from 1");
    visit("ranks", self.ranks, "what each rank gives");
    visit("text", self.text, "the same as one text");
}

struct StepFact {
    Words name;
    StepSpec spec;
};
constexpr void visit_fields(FieldsOf<StepFact> auto& self, auto&& visit) {
    visit("name", self.name);
    visit("price", self.spec.price, "in blue cubes, from the step before");
    visit("multiplier",
          self.spec.multiplier,
          "how often an advantage is gained there; that of step 5 is an option");
    visit("vp", self.spec.vp, "victory points");
}

struct SpaceFact {
    int limit = 0;
    engine::OrNull<Words> gain;
    int vp = 0;
};
constexpr void visit_fields(FieldsOf<SpaceFact> auto& self, auto&& visit) {
    visit("limit", self.limit, "the most that phases B and D bring");
    visit("gain", self.gain, "what it gives to those who reach it");
    visit("vp", self.vp, "victory points");
}

struct PlayersFact {
    PlayersSpec spec;
};
constexpr void visit_fields(FieldsOf<PlayersFact> auto& self, auto&& visit) {
    visit("first", self.spec.first, "cards per market in the first round of a level");
    visit("second", self.spec.second, "cards per market in the second");
    visit("paying_ranks", self.spec.paying_ranks, "ranks that a battle pays");
}

struct TitleFact {
    int from = 0;
    Words name;
};
constexpr void visit_fields(FieldsOf<TitleFact> auto& self, auto&& visit) {
    visit("from", self.from, "the least score");
    visit("name", self.name);
}

struct SoloFact {
    SoloSpec spec;
    std::vector<TitleFact> titles;
};
constexpr void visit_fields(FieldsOf<SoloFact> auto& self, auto&& visit) {
    visit("power", self.spec.power, "of the Rival in the battles, by difficulty");
    visit("target", self.spec.target, "the score to reach, by difficulty");
    visit("titles", self.titles, "what a score is called");
}

struct ParametersFact {
    Parameters all;
};
constexpr void visit_fields(FieldsOf<ParametersFact> auto& self, auto&& visit) {
    visit("research_cap", self.all.research_cap, "most research points of a type");
    visit("power_per_red", self.all.power_per_red, "power of a red cube");
    visit("history_per_yellow", self.all.history_per_yellow, "history points of a yellow cube");
    visit("left_over_divisor", self.all.left_over_divisor, "cubes left over for a point");
}

struct Guide {
    std::string game;
    Words name;
    core::EnumArray<Type, engine::Named, kTypes> types;
    core::EnumArray<Tray, engine::Named, kTrays> trays;
    core::EnumArray<Phase, Words, kPhases> phases;
    core::EnumArray<Tech, TechFact, kTechs> technologies;
    core::EnumArray<Stack, StackFact, kStacks> stacks;
    core::EnumArray<Card, CardFact, kCards> cards;
    core::EnumArray<Marker, MarkerFact, kMarkers> markers;
    core::EnumArray<Board, BoardFact, kBoards> boards;
    core::EnumArray<Challenge, ChallengeFact, kChallenges> challenges;
    core::EnumArray<Battle, BattleFact, kBattles> battles;
    std::vector<StepFact> philosophy;
    std::vector<SpaceFact> population;
    std::vector<PlayersFact> players;
    SoloFact solo;
    ParametersFact parameters;
    engine::ByKey<engine::TopicFact> topics;
};
constexpr void visit_fields(FieldsOf<Guide> auto& self, auto&& visit) {
    visit("game", self.game, "`pathciv`");
    visit("name", self.name);
    visit("types", self.types);
    visit("trays", self.trays, "the sorts of cubes");
    visit("phases", self.phases);
    visit("technologies", self.technologies);
    visit("stacks", self.stacks, "of technologies for sale");
    visit("cards", self.cards, "wonders and leaders");
    visit("markers", self.markers, "the advantages of philosophy");
    visit("boards", self.boards);
    visit("challenges", self.challenges);
    visit("battles", self.battles);
    visit("philosophy", self.philosophy, "its steps from 0");
    visit("population", self.population, "the spaces of its track from 0");
    visit("players", self.players, "what depends on their number, from 1");
    visit("solo", self.solo, "a game alone");
    visit("parameters", self.parameters, "numbers of the rules");
    visit("topics", self.topics, "short rules by subject, as `phase:projects` or `thing:rival`");
}

}  // namespace pathciv::facts
