// The fields of a position, once for writing and reading JSON.
#pragma once

#include "engine/json_fields.h"
#include "games/pathciv/names.h"
#include "games/pathciv/state.h"

namespace engine {

template <>
inline constexpr bool kNamedByGuide<pathciv::Tech> = true;
template <>
inline constexpr bool kNamedByGuide<pathciv::Stack> = true;
template <>
inline constexpr bool kNamedByGuide<pathciv::Card> = true;
template <>
inline constexpr bool kNamedByGuide<pathciv::Marker> = true;
template <>
inline constexpr bool kNamedByGuide<pathciv::Board> = true;
template <>
inline constexpr bool kNamedByGuide<pathciv::Challenge> = true;
template <>
inline constexpr bool kNamedByGuide<pathciv::Battle> = true;

}  // namespace engine

namespace pathciv {

using engine::FieldsOf;

constexpr void visit_fields(FieldsOf<Options> auto& self, auto&& visit) {
    visit("seats", self.seats, "number of players");
    visit("setup", self.setup, "how the table is set up");
    visit("tech_set", self.tech_set, "the technologies in play");
    visit("philosophy_multiplier_5",
          self.last_multiplier,
          "how often an advantage is gained at step 5");
    visit("philosophy_choice_scope", self.scope, "advantages that may be taken at a step");
    visit("boards", self.boards, "who gets which board");
    visit("solo_difficulty", self.difficulty, "how strong the Rival is");
}

constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit("board", self.board, "the board, with its priority row");
    visit("hand", self.hand, "technologies in hand, null for none");
    visit("left", self.left, "technologies on the left fields");
    visit("right", self.right, "technologies on the right fields");
    visit("new", self.fresh, "the technology of this round");
    visit("discarded", self.discarded, "technologies under the board");
    visit("cards", self.cards, "wonders and leaders, living and dead");
    visit("living", self.living, "the living leader");
    visit("won", self.won, "the card that was won in the running contest and does nothing yet");
    visit("trays", self.trays, "cubes by tray");
    visit("research", self.research, "research points by type");
    visit("population", self.population, "space on the population track");
    visit("philosophy", self.philosophy, "step of philosophy");
    visit("heritage", self.heritage, "permanent power");
    visit("tokens", self.tokens, "victory points taken");
    visit("history", self.history, "history cubes on each challenge to come");
    visit(
        "any_research", self.any_research, "research points of choice that are still to be placed");
    visit("any_cubes", self.any_cubes, "cubes of choice that are still to be placed");
}

constexpr void visit_fields(FieldsOf<Market> auto& self, auto&& visit) {
    visit("unseen", self.unseen, "wonders and leaders that nobody has seen, in no order");
    visit("open", self.open, "those for sale");
    visit("out", self.out, "those that the Rival has taken");
    visit("variants", self.variants, "stacks of variant technologies");
    visit("copies", self.copies, "copies left in each stack");
}

constexpr void visit_fields(FieldsOf<Philosophy> auto& self, auto&& visit) {
    visit("unseen", self.unseen, "advantages that nobody has seen, in no order");
    visit("shown", self.shown, "by step from 0: shown and not decided yet");
    visit("open", self.open, "by step from 0: open to all who arrive");
}

constexpr void visit_fields(FieldsOf<Rival> auto& self, auto&& visit) {
    visit("board", self.board, "its board, null with two or more players");
    visit("philosophy", self.philosophy, "its step");
    visit("aim", self.aim, "the card that it aims at");
    visit("arrived", self.arrived, "whether it has arrived at its step in this round");
}

constexpr void visit_fields(FieldsOf<Turn> auto& self, auto&& visit) {
    visit("round", self.round, "number of the round, 0 during the set-up");
    visit("phase", self.phase, "of the round");
    visit("stage", self.stage, "what the rules do when no question is open");
    visit("ask", self.ask, "the question that is open");
    visit("waiting", self.waiting, "seats that have not committed yet");
    visit("arrived", self.arrived, "seats that have arrived at a step of philosophy in this round");
    visit("bidding", self.bidding, "seats that still bid in the contest");
    visit("buyers", self.buyers, "seats that have paid for their technology in it");
    visit("cursor", self.cursor, "stacks filled in the set-up; cards that still enter the market");
    visit("ending", self.ending, "how the game ended, `none` while it runs");
}

constexpr void visit_fields(FieldsOf<Secret> auto& self, auto&& visit) {
    visit("discard", self.discard, "picks in the open window: the technology to be discarded");
    visit("left", self.left, "the technologies for the left fields");
    visit("marker", self.marker, "the advantage that is opened or taken");
    visit("card", self.card, "the wonder or leader that is bid for");
    visit("tech", self.tech, "the technology that is bought or taken");
    visit("passed", self.passed, "whether the seat passes");
    visit("cubes_given", self.cubes_given, "cubes given up so far, by tray");
    visit("circles_given",
          self.circles_given,
          "research points given up so far, by type; `any` for those of choice");
    visit("chosen", self.chosen, "types named so far for points of choice");
    visit("recruited", self.recruited, "trays named so far for cubes of choice");
}

constexpr void visit_fields(FieldsOf<State> auto& self, auto&& visit) {
    visit("options", self.options);
    visit("turn", self.turn);
    visit("seats", self.seats);
    visit("market", self.market);
    visit("philosophy", self.philosophy);
    visit("challenges", self.challenges);
    visit("battles", self.battles);
    visit("rival", self.rival);
    visit("secrets", self.secrets);
}

}  // namespace pathciv
