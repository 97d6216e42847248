// The fields of a position, once for writing and reading JSON.
#pragma once

#include "engine/json_fields.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/state.h"

namespace engine {

template <>
inline constexpr bool kNamedByGuide<hyperborea::Hex> = true;
template <>
inline constexpr bool kNamedByGuide<hyperborea::Tile> = true;
template <>
inline constexpr bool kNamedByGuide<hyperborea::RaceTile> = true;
template <>
inline constexpr bool kNamedByGuide<hyperborea::Token> = true;
template <>
inline constexpr bool kNamedByGuide<hyperborea::Card> = true;
template <>
inline constexpr bool kNamedByGuide<hyperborea::Set> = true;

}  // namespace engine

namespace hyperborea {

using engine::FieldsOf;

constexpr void visit_fields(FieldsOf<Options> auto& self, auto&& visit) {
    visit("seats", self.seats, "number of players");
    visit("length", self.length, "how long it lasts: the conditions that end it");
    visit("mode", self.mode, "whether the homelands are neutral or those of the races");
    visit("map", self.map, "whether it is covered at the start");
    visit("race_assignment", self.race_assignment, "who picks the races");
    visit("race_tile", self.race_tile, "who picks the race tiles");
    visit("reset_rule", self.reset_rule, "the rule of the Reset");
    visit("first_player",
          self.first_player,
          "the seat that was chosen to begin, counted from 1; 0 if chance chose");
    visit("victim_choice",
          self.victim_choice,
          "whether the victims of a strike are asked what to lose");
    visit("round_cap", self.round_cap, "the last round, 0 for none");
}

// What stands before the cards of a seat, and after them.
constexpr void visit_people(auto& self, auto&& visit) {
    visit("race", self.race, "the people");
    visit("tile", self.tile, "the race tile");
    visit("start", self.start, "the start technology");
}
constexpr void visit_holdings(auto& self, auto&& visit) {
    visit("reserve", self.reserve, "miniatures not on the map");
    visit("stock", self.stock, "fortresses not in use");
    visit("on_tile", self.on_tile, "fortresses on the race tile");
    visit("beside", self.beside, "the spent fortress of Emerald A");
    visit("gems", self.gems, "gems");
    visit("markers", self.markers, "the level of each row");
    visit("ghosts", self.ghosts, "ghosts in the graveyard");
    visit("trophies", self.trophies, "seats whose miniature lies there");
    visit("bag", self.bag, "cubes in the bag");
    visit("available", self.available, "cubes that were drawn and not placed");
    visit("unused", self.unused, "cubes out of use until the Reset");
    visit("taken", self.taken, "cards taken, without the start technology");
    visit("objectives", self.objectives, "conditions met");
}

constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit_people(self, visit);
    visit("cards", self.cards);
    visit_holdings(self, visit);
    visit("sets", self.sets);
}

constexpr void visit_fields(FieldsOf<Board> auto& self, auto&& visit) {
    visit("tiles", self.tiles);
    visit("figures", self.figures);
    visit("stacks", self.stacks);
    visit("free", self.free);
    visit("forts", self.forts);
    visit("stopped", self.stopped);
    visit("box", self.box);
}

constexpr void visit_fields(FieldsOf<Market> auto& self, auto&& visit) {
    visit("fresh", self.fresh);
    visit("open", self.open);
    visit("returned", self.returned);
    visit("acquired", self.acquired);
    visit("spaces", self.spaces);
    visit("aside", self.aside);
}

constexpr void visit_fields(FieldsOf<Supply> auto& self, auto&& visit) {
    visit("cubes", self.cubes, "cubes that nobody owns");
    visit("gems", self.gems, "gems that nobody owns");
}

constexpr void visit_fields(FieldsOf<Cursor> auto& self, auto&& visit) {
    visit("set", self.set, "the set it lies on, `available` or `unused`");
    visit("space", self.space, "the kind of its space");
    visit("colour", self.colour, "its colour");
}

// Where the game stands, without what an action in progress needs.
constexpr void visit_frame(auto& self, auto&& visit) {
    visit("round", self.round, "number of the round, 0 during the set-up");
    visit("phase", self.phase, "`setup`, then the parts of a turn, and `over`");
    visit("ask", self.ask, "the question that is open");
    visit("first", self.first, "the first player");
    visit("active", self.active, "whose turn it is");
    visit("to_move",
          self.to_move,
          "who has to answer now, null for chance and in the simultaneous choices");
    visit("ending", self.ending, "how the game ended, `none` while it runs");
    visit("triggered", self.triggered, "whether the end is triggered");
    visit("turns_left", self.turns_left, "turns after the running one, once it is");
}

constexpr void visit_fields(FieldsOf<Turn> auto& self, auto&& visit) {
    visit_frame(self, visit);
    visit("cursor", self.cursor);
    visit("draws", self.draws);
    visit("reveals", self.reveals);
    visit("effects", self.effects);
    visit("hex", self.hex);
    visit("site", self.site);
    visit("colour", self.colour);
    visit("size", self.size);
    visit("cube", self.cube);
    visit("deck", self.deck);
    visit("sort", self.sort);
    visit("victims", self.victims);
}

constexpr void visit_fields(FieldsOf<Secret> auto& self, auto&& visit) {
    visit("stored", self.stored, "the token that is kept");
    visit("looked",
          self.looked,
          "the token that was just taken, while it is decided what becomes of it");
    visit("tile", self.tile, "choices of the set-up: the race tile");
    visit("start", self.start, "the start technology");
    visit("cube", self.cube, "the colour of the additional cube");
    visit("rows", self.rows, "the rows on level 3, 2 and 1");
}

// What everybody sees.
constexpr void visit_table(auto& self, auto&& visit) {
    visit("options", self.options);
    visit("turn", self.turn);
    visit("seats", self.seats);
    visit("board", self.board);
    visit("market", self.market);
    visit("supply", self.supply);
    visit("pool", self.pool);
    visit("gained", self.gained);
    visit("activations", self.activations);
    visit("used", self.used);
}

constexpr void visit_fields(FieldsOf<State> auto& self, auto&& visit) {
    visit_table(self, visit);
    visit("secrets", self.secrets);
}

}  // namespace hyperborea
