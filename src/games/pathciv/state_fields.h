// The fields of a position, once for writing and reading JSON.
#pragma once

#include "engine/json_fields.h"
#include "games/pathciv/names.h"
#include "games/pathciv/state.h"

namespace pathciv {

using engine::FieldsOf;

template <FieldsOf<Options> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("seats", self.seats);
    visit("setup", self.setup);
    visit("tech_set", self.tech_set);
    visit("philosophy_multiplier_5", self.last_multiplier);
    visit("philosophy_choice_scope", self.scope);
    visit("boards", self.boards);
    visit("solo_difficulty", self.difficulty);
}

template <FieldsOf<Seat> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("board", self.board);
    visit("hand", self.hand);
    visit("left", self.left);
    visit("right", self.right);
    visit("new", self.fresh);
    visit("discarded", self.discarded);
    visit("cards", self.cards);
    visit("living", self.living);
    visit("won", self.won);
    visit("trays", self.trays);
    visit("research", self.research);
    visit("population", self.population);
    visit("philosophy", self.philosophy);
    visit("heritage", self.heritage);
    visit("tokens", self.tokens);
    visit("history", self.history);
    visit("any_research", self.any_research);
    visit("any_cubes", self.any_cubes);
}

template <FieldsOf<Market> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("unseen", self.unseen);
    visit("open", self.open);
    visit("out", self.out);
    visit("variants", self.variants);
    visit("copies", self.copies);
}

template <FieldsOf<Philosophy> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("unseen", self.unseen);
    visit("shown", self.shown);
    visit("open", self.open);
}

template <FieldsOf<Rival> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("board", self.board);
    visit("philosophy", self.philosophy);
    visit("aim", self.aim);
    visit("arrived", self.arrived);
}

template <FieldsOf<Turn> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("round", self.round);
    visit("phase", self.phase);
    visit("stage", self.stage);
    visit("ask", self.ask);
    visit("waiting", self.waiting);
    visit("arrived", self.arrived);
    visit("bidding", self.bidding);
    visit("buyers", self.buyers);
    visit("cursor", self.cursor);
    visit("ending", self.ending);
}

template <FieldsOf<Secret> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("discard", self.discard);
    visit("left", self.left);
    visit("marker", self.marker);
    visit("card", self.card);
    visit("tech", self.tech);
    visit("passed", self.passed);
    visit("cubes_given", self.cubes_given);
    visit("circles_given", self.circles_given);
    visit("chosen", self.chosen);
    visit("recruited", self.recruited);
}

// What everybody sees; a view has the same fields.
template <class Self, class Visitor>
constexpr void visit_table(Self& self, Visitor&& visit) {
    visit("options", self.options);
    visit("turn", self.turn);
    visit("seats", self.seats);
    visit("market", self.market);
    visit("philosophy", self.philosophy);
    visit("challenges", self.challenges);
    visit("battles", self.battles);
    visit("rival", self.rival);
}

template <FieldsOf<State> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit_table(self, visit);
    visit("secrets", self.secrets);
}

}  // namespace pathciv
