// The fields of a position, once for writing and reading JSON.
#pragma once

#include "engine/json_fields.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/state.h"

namespace hyperborea {

using engine::FieldsOf;

template <FieldsOf<Options> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("seats", self.seats);
    visit("length", self.length);
    visit("mode", self.mode);
    visit("map", self.map);
    visit("race_assignment", self.race_assignment);
    visit("race_tile", self.race_tile);
    visit("reset_rule", self.reset_rule);
    visit("first_player", self.first_player);
    visit("victim_choice", self.victim_choice);
    visit("round_cap", self.round_cap);
}

template <FieldsOf<Seat> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("race", self.race);
    visit("tile", self.tile);
    visit("start", self.start);
    visit("cards", self.cards);
    visit("reserve", self.reserve);
    visit("stock", self.stock);
    visit("on_tile", self.on_tile);
    visit("beside", self.beside);
    visit("gems", self.gems);
    visit("markers", self.markers);
    visit("ghosts", self.ghosts);
    visit("trophies", self.trophies);
    visit("bag", self.bag);
    visit("available", self.available);
    visit("unused", self.unused);
    visit("taken", self.taken);
    visit("objectives", self.objectives);
    visit("sets", self.sets);
}

template <FieldsOf<Board> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("tiles", self.tiles);
    visit("figures", self.figures);
    visit("stacks", self.stacks);
    visit("free", self.free);
    visit("forts", self.forts);
    visit("stopped", self.stopped);
    visit("box", self.box);
}

template <FieldsOf<Market> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("fresh", self.fresh);
    visit("open", self.open);
    visit("returned", self.returned);
    visit("acquired", self.acquired);
    visit("spaces", self.spaces);
    visit("aside", self.aside);
}

template <FieldsOf<Supply> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("cubes", self.cubes);
    visit("gems", self.gems);
}

template <FieldsOf<Cursor> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("set", self.set);
    visit("space", self.space);
    visit("colour", self.colour);
}

template <FieldsOf<Turn> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("round", self.round);
    visit("phase", self.phase);
    visit("ask", self.ask);
    visit("first", self.first);
    visit("active", self.active);
    visit("to_move", self.to_move);
    visit("ending", self.ending);
    visit("triggered", self.triggered);
    visit("turns_left", self.turns_left);
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

template <FieldsOf<Secret> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("stored", self.stored);
    visit("looked", self.looked);
    visit("tile", self.tile);
    visit("start", self.start);
    visit("cube", self.cube);
    visit("rows", self.rows);
}

// What everybody sees.
template <class Self, class Visitor>
constexpr void visit_table(Self& self, Visitor&& visit) {
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

template <FieldsOf<State> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit_table(self, visit);
    visit("secrets", self.secrets);
}

}  // namespace hyperborea
