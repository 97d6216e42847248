// What a viewer is shown, field by field: JSON, the types of clients and docs/views/wiraqocha.md
// are made from this description.
#pragma once

#include <string_view>

#include "core/fixed_vector.h"
#include "engine/json_shown.h"
#include "games/wiraqocha/board.h"
#include "games/wiraqocha/state_fields.h"

namespace wiraqocha::shown {

inline constexpr std::string_view kAbout =
    "Everything on the table is open ([W10.2](../rules/wiraqocha.md)), so all viewers see the same "
    "but for `viewer`; of the deck they see how many cards it has.";

struct Count {
    int have = 0;
    int goal = 0;
};
constexpr void visit_fields(FieldsOf<Count> auto& self, auto&& visit) {
    visit("have", self.have);
    visit("goal", self.goal, "what it takes, with this number of players");
}

struct TreasureProgress {
    Count artefacts;
    bool possible = false;
    int share = 0;
};
constexpr void visit_fields(FieldsOf<TreasureProgress> auto& self, auto&& visit) {
    visit_fields(self.artefacts, visit);
    visit("possible", self.possible, "false once an artefact was destroyed");
    visit("share", self.share, "share of the goal in thousandths, 0 if it is not possible");
}

struct SomniumProgress {
    Count crystals;
    int share = 0;
};
constexpr void visit_fields(FieldsOf<SomniumProgress> auto& self, auto&& visit) {
    visit_fields(self.crystals, visit);
    visit("share", self.share, "share of the goal in thousandths");
}

struct LeviathanProgress {
    Count resources;
    Count crystals;
    int share = 0;
};
constexpr void visit_fields(FieldsOf<LeviathanProgress> auto& self, auto&& visit) {
    visit("resources", self.resources, "resources in the prices of all cards owned");
    visit("crystals", self.crystals, "crystals in these prices");
    visit("share",
          self.share,
          "share of the goal in thousandths, what is beyond one half of it not counted");
}

// Section 8; shares come from the rule for the last round (W8.13).
struct Progress {
    TreasureProgress treasure;
    SomniumProgress somnium;
    LeviathanProgress leviathan;
};
constexpr void visit_fields(FieldsOf<Progress> auto& self, auto&& visit) {
    visit("treasure", self.treasure, "artefacts");
    visit("somnium", self.somnium, "crystals");
    visit("leviathan", self.leviathan, "cards");
}

struct Seat {
    wiraqocha::Seat open;
    HexSet hexes;
    int defence_dice = 0;
    Progress progress;
};
constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit_fields(self.open, visit);
    visit("base", self.open.base, "the hex with the base, null while it is in reserve");
    visit("hexes", self.hexes, "the hexes under control");
    visit("defence_dice",
          self.defence_dice,
          "how many dice lie on them as defence; they are kept when the seat rolls");
    visit("progress", self.progress, "how near the seat is to the three goals (W8.13)");
}

struct Yields {
    int resources = 0;
    int dice = 0;
    int rerolls = 0;
    int drill_points = 0;
};
constexpr void visit_fields(FieldsOf<Yields> auto& self, auto&& visit) {
    visit("resources", self.resources, "what it gives its holder at income");
    visit("dice", self.dice, "dice it adds to the holder's allowance");
    visit("rerolls", self.rerolls, "re-rolls it gives whoever holds it as the turn begins");
    visit("drill_points", self.drill_points, "points that a driller makes there");
}

struct LaidHex {
    std::size_t slot = 0;
    Defence defence;
    bool force_field = false;
    bool fortress = false;
    Yields yields;
};
constexpr void visit_fields(FieldsOf<LaidHex> auto& self, auto&& visit) {
    visit("slot", self.slot, "the slot it lies on");
    visit("defence",
          self.defence.value,
          "V: an attacker's extra die must be higher; 0 if none is needed");
    visit("beating_dice",
          self.defence.dice,
          "how many such dice an attack takes: 0, 1, or 2 against the fortress");
    visit("lift_price", self.defence.price, "resources to lift these dice to 7, where V is 6");
    visit("force_field", self.force_field, "whether the force field protects it");
    visit("fortress", self.fortress, "whether the fortress stands there");
    visit("yields", self.yields, "what it gives");
}

struct Turn {
    wiraqocha::Turn open;
    int allowance = 0;
};
constexpr void visit_fields(FieldsOf<Turn> auto& self, auto&& visit) {
    visit_fields(self.open, visit);
    visit("allowance", self.allowance, "dice this turn, kept and rolled together; 0 during setup");
}

struct Supply {
    int resources = 0;
    int crystals = 0;
};
constexpr void visit_fields(FieldsOf<Supply> auto& self, auto&& visit) {
    visit("resources", self.resources, "resources that nobody holds");
    visit("crystals", self.crystals, "crystals that nobody holds");
}

struct Table {
    State open;
    core::FixedVector<Seat, kMaxSeats> seats;
    engine::BySome<Hex, LaidHex> hexes;
    Turn turn;
    int deck_size = 0;
    Supply supply;
};
constexpr void visit_fields(FieldsOf<Table> auto& self, auto&& visit) {
    visit("options", self.open.options, "how this game is played");
    visit("board", self.open.board, "what lies where");
    visit("market", self.open.market, "the open cards, from left to right");
    visit("round", self.open.round, "number of the round, from 1");
    visit("first", self.open.first, "the seat that began, null during setup");
    visit("phase",
          self.open.phase,
          "`laying`, `dealing` and `starting` are the setup, `preparing` and `rolling` phase I, "
          "`acting`, `rerolling` and `somnium` phase II, `refilling` phase III");
    visit("pending", self.open.pending, "the action that is being put together");
    visit("ending", self.open.ending, "how the game ended, `none` while it runs");
    visit("winner", self.open.winner, "the seat that has won, null while the game runs");
    visit("seats", self.seats, "one entry for each player");
    visit("hexes", self.hexes, "what the rules make of each hex that is laid");
    visit("turn", self.turn, "the running turn");
    visit("deck_size", self.deck_size, "how many cards are still covered");
    visit("supply", self.supply, "what nobody holds");
}

struct View : engine::ShownTo<Table> {};

}  // namespace wiraqocha::shown
