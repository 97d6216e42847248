// What a viewer is shown, field by field: JSON, the types of clients and docs/views/hyperborea.md
// are made from this description.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fixed_vector.h"
#include "engine/json_shown.h"
#include "games/hyperborea/scoring.h"
#include "games/hyperborea/state_fields.h"

namespace hyperborea::shown {

inline constexpr std::string_view kAbout =
    "Of kept tokens and of the choices of the set-up, each seat sees its own; of the others' it "
    "sees the metal and who has yet to choose ([H10.5 to H10.7](../rules/hyperborea.md)).";

// Of a score, in the order of the score sheet.
enum class ScorePart : std::uint8_t { Gems, Trophies, Ghosts, Cubes, Objectives, Cards, Control };
inline constexpr std::array<std::string_view, kParts> kScorePartNames = {
    "gems", "trophies", "ghosts", "cubes", "objectives", "cards", "control"};
constexpr Names names_of(ScorePart /*type*/) { return kScorePartNames; }

// The cube on each space of a set, none on an empty one.
struct CubesOnSpaces {
    OnSpaces cubes = empty_spaces();
    std::size_t spaces = 0;
};

struct OwnSet {
    engine::Given<Set> set;
    core::FixedVector<Space, kSpacesPerSet> spaces;
    CubesOnSpaces cubes;
    bool full = false;
    bool closed = false;
    int activations = 0;
};
constexpr void visit_fields(FieldsOf<OwnSet> auto& self, auto&& visit) {
    visit("set", self.set, "its id; cards are known by their own");
    visit("spaces", self.spaces, "its spaces, as this player has them");
    visit("cubes", self.cubes, "the cube on each of them");
    visit("full", self.full, "whether all spaces hold a cube");
    visit("closed", self.closed, "whether the other set of the base technology is in use");
    visit("activations", self.activations, "activations in the running turn");
}

struct EndOfTurn {
    bool reset = false;
    int draws = 0;
};
constexpr void visit_fields(FieldsOf<EndOfTurn> auto& self, auto&& visit) {
    visit("reset", self.reset, "whether it would bring a Reset");
    visit("draws", self.draws, "cubes that it would draw from the bag");
}

struct Seat {
    hyperborea::Seat open;
    core::FixedVector<OwnSet, kSets> sets;
    Metal stored = kNoMetal;
    bool undecided = false;
    EndOfTurn end;
    Standing standing;
    core::EnumArray<ScorePart, int, kParts> score{};
};
constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit_people(self.open, visit);
    visit("sets", self.sets, "all sets in set order: base sets, the set of the race tile, cards");
    visit_holdings(self.open, visit);
    visit("stored", self.stored, "the metal of the token that is kept");
    visit("undecided", self.undecided, "whether the player still has to choose in the set-up");
    visit("end", self.end, "what the end phase would bring as the bag stands");
    visit("points", self.standing.points, "the score if the game ended now");
    visit("score", self.score, "its parts");
    visit("control", self.standing.hexes, "hexes controlled");
    visit("cubes", self.standing.cubes, "coloured cubes owned");
    visit("order", self.standing.order, "place in turn order, from 0");
}

struct SiteState {
    Figure figure = kNoFigure;
    int tokens = 0;
};
constexpr void visit_fields(FieldsOf<SiteState> auto& self, auto&& visit) {
    visit("figure", self.figure, "who is inside: a miniature of that seat, or a ghost");
    visit("tokens", self.tokens, "tokens left in a ruin");
}

struct HexState {
    Tile tile = kNoTile;
    core::FixedVector<SiteState, kSites> sites;
    core::FixedVector<Counter, kMaxSeats> free;
    core::FixedVector<Counter, kMaxSeats> forts;
    Counter stopped;
    SeatId controller = kNobody;
};
constexpr void visit_fields(FieldsOf<HexState> auto& self, auto&& visit) {
    visit("tile", self.tile, "the tile that lies there, null while it is face-down");
    visit("sites", self.sites, "its sites, none while it is face-down");
    visit("free", self.free, "free miniatures of each seat");
    visit("forts", self.forts, "fortresses of each seat");
    visit("stopped", self.stopped, "free miniatures of the active player that may not walk");
    visit("controller", self.controller, "who controls the hex as it stands");
}

struct Market {
    hyperborea::Market open;
    core::EnumArray<Deck, int, kDecks> face_down{};
    core::EnumArray<Deck, Returned, kDecks> returned;
};
constexpr void visit_fields(FieldsOf<Market> auto& self, auto&& visit) {
    visit("open", self.open.open, "the open cards, two of each deck in a row; null is a gap");
    visit("aside", self.open.aside, "cards that a refresh has replaced and not yet put back");
    visit("face_down", self.face_down, "cards of each deck that are face-down");
    visit("returned", self.returned, "those of them that were open before, the oldest pair first");
}

// A space of the active player that takes a cube.
struct Fit {
    Set set{};
    Space space{};
};
constexpr void visit_fields(FieldsOf<Fit> auto& self, auto&& visit) {
    visit("set", self.set);
    visit("space", self.space);
}
using Fits = std::vector<Fit>;

// Several steps of one miniature, to be sent together.
struct Walk {
    int price = 0;
    std::vector<engine::Given<Hex>> hexes;
    std::vector<std::string> path;
    bool reveals = false;
};
template <FieldsOf<Walk> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("price", self.price, "what all steps cost");
    visit("hexes", self.hexes, "where it begins, and every hex that it comes to");
    visit("path", self.path, "the actions, in notation");
    visit("reveals", self.reveals, "whether the last step turns over land");
}

// The action in progress has named some things; the rest is what clients could not know.
struct Turn {
    hyperborea::Turn open;
    engine::BySome<Hex, int> steps;
    engine::BySome<Hex, Walk> walks;
    engine::BySome<Colour, Fits> fits;
};
constexpr void visit_fields(FieldsOf<Turn> auto& self, auto&& visit) {
    visit_frame(self.open, visit);
    visit("victims", self.open.victims, "who still has to suffer the running strike");
    visit("sort", self.open.sort, "the sort of that strike");
    visit("cube", self.open.cube, "the cube that the action in progress has named");
    visit("deck", self.open.deck, "the deck whose cards are replaced or dealt");
    visit("hex", self.open.hex, "the hex that the action in progress has named");
    visit("site", self.open.site, "its site, from 0");
    visit("colour", self.open.colour, "the colour it has named");
    visit("size", self.open.size, "the size of an item, or the steps of it that are left");
    visit("steps",
          self.steps,
          "while a step is made, or can be made from one hex only: its price by hex");
    visit("walks",
          self.walks,
          "at the same time, hexes that take several steps: the cheapest way to each");
    visit("fits", self.fits, "where drawn cubes could be placed now, by colour");
}

struct Table {
    Options options;
    Turn turn;
    core::FixedVector<Seat, kMaxSeats> seats;
    engine::BySome<Hex, HexState> hexes;
    Counter ghosts_left;
    Market market;
    Supply supply;
    engine::BySome<Point, Counter> pool;
    engine::BySome<Token, Counter> used;
    Metal looked = kNoMetal;
};
constexpr void visit_fields(FieldsOf<Table> auto& self, auto&& visit) {
    visit("options", self.options, "how this game is played");
    visit("turn", self.turn, "where it stands");
    visit("seats", self.seats, "one entry for each player");
    visit("hexes", self.hexes, "the map");
    visit("ghosts_left", self.ghosts_left, "ghosts out of play");
    visit("market", self.market, "technology cards");
    visit("supply", self.supply, "what nobody owns");
    visit("pool", self.pool, "points of the active player that are not spent");
    visit("used", self.used, "tokens that were used, by face");
    visit("looked", self.looked, "the metal of the token that is looked at");
}

struct View {
    SeatId viewer = kNobody;
    Table table;
    engine::OrNull<Secret> own;
    engine::BySome<Token, Counter> unseen;
};
constexpr void visit_fields(FieldsOf<View> auto& self, auto&& visit) {
    visit("viewer", self.viewer, "the seat that looks, null for a spectator");
    visit("table", self.table, "what everybody sees");
    visit("own", self.own, "what only the viewer knows, null for a spectator");
    visit("unseen", self.unseen, "tokens that are neither used nor known to the viewer, by face");
}

}  // namespace hyperborea::shown

namespace engine {

template <>
struct JsonForm<hyperborea::shown::CubesOnSpaces> {
    static boost::json::value write(const hyperborea::shown::CubesOnSpaces& on) {
        return write_list(std::span(on.cubes).first(on.spaces));
    }
    static Shape shape(Shapes& known) { return list_of(shape_of<hyperborea::Colour>(known)); }
};

}  // namespace engine
