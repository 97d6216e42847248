// What a viewer is shown, field by field: JSON, the types of clients and docs/views/ascalion.md are
// made from this description.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fixed_vector.h"
#include "engine/json_shown.h"
#include "games/ascalion/forecast.h"
#include "games/ascalion/state_fields.h"

namespace ascalion {

constexpr void visit_fields(FieldsOf<Sums> auto& self, auto&& visit) {
    visit("attack", self.attack, "the attacker's sum as it stands");
    visit("defence", self.defence, "the defender's");
}

inline constexpr std::array<std::string_view, kProspects> kProspectNames = {
    "sure", "open", "doomed"};
constexpr Names names_of(Prospect /*type*/) { return kProspectNames; }

}  // namespace ascalion

namespace ascalion::shown {

inline constexpr std::string_view kAbout =
    "Everything on the table is open ([A10.2](../rules/ascalion.md)), so all viewers see the same "
    "but for `viewer` and for an offer that is not sent yet: who does not make it sees it as it "
    "was "
    "begun (A10.4). Kinds of face-down sources are not known to the program itself. Areas are "
    "countries and vessels; places are sections of the river (`r01`-`r23`) and fields of the sea "
    "(`s01`-`s36` shallow, `d01`-`d28` deep). Goods name only the kinds that are there.";

// The sources that are not resources come after them.
enum class Source : std::uint8_t { FaceDown = kResources, None = 0xff };
inline constexpr std::array<std::string_view, kResources + 1> kSourceNames = {
    "wood", "horse", "gold", "coal", "iron", "face_down"};
static_assert(std::equal(kSourceNames.begin(), kSourceNames.end() - 1, names_of(Kind{}).begin()));
constexpr Names names_of(Source /*type*/) { return kSourceNames; }
constexpr Source none_of(Source /*type*/) { return Source::None; }

// What countries and vessels have in common.
struct Holding {
    SeatId owner = kNobody;
    Goods goods;
    int value = 0;
    bool book = false;
    Religion follower = kNoReligion;
};
constexpr void visit_fields(FieldsOf<Holding> auto& self, auto&& visit) {
    visit("owner", self.owner, "the seat that owns it");
    visit("goods", self.goods, "what lies there");
    visit("value", self.value, "its value in a conflict, 0 without an owner");
    visit("book", self.book, "whether a book lies there");
    visit("follower", self.follower, "the religion of its follower");
}

struct Country {
    Holding common;
    bool city = false;
    Source source = Source::None;
    int due = 0;
    Religion temple = kNoReligion;
    bool university = false;
};
constexpr void visit_fields(FieldsOf<Country> auto& self, auto&& visit) {
    visit_fields(self.common, visit);
    visit("city", self.city, "whether a city stands there");
    visit("source", self.source, "the kind of its source, null without one");
    visit("due", self.due, "what the source would give if production took place now");
    visit("temple", self.temple, "the religion of the temple");
    visit("university", self.university, "whether a university stands there");
}

struct Vessel {
    Holding common;
    engine::Given<Place> place{kNoPlace};
    bool distressed = false;
};
constexpr void visit_fields(FieldsOf<Vessel> auto& self, auto&& visit) {
    visit_fields(self.common, visit);
    visit("place", self.place, "where it stands");
    visit("distressed", self.distressed, "whether it must be saved");
}

struct Area {
    std::variant<Country, Vessel> is;
};

struct Seat {
    ascalion::Seat open;
    AreaSet areas;
    Goods goods;
    int cities = 0;
    int value = 0;
    int order = 0;
    int next_transports = 0;
};
constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit_fields(self.open, visit);
    visit("areas", self.areas, "areas owned");
    visit("goods", self.goods, "all goods in them");
    visit("cities", self.cities, "cities owned");
    visit("value", self.value, "the values of all areas, added up");
    visit("order", self.order, "place in turn order, from 0");
    visit("next_transports", self.next_transports, "transports if phase 5 began now");
}

struct Supply {
    core::EnumArray<Kind, int, kKinds> tokens{};
    int cities = 0;
    int boats = 0;
    int ships = 0;
    int books = 0;
    int universities = 0;
    core::EnumArray<Religion, int, kReligions> followers{};
};
constexpr void visit_fields(FieldsOf<Supply> auto& self, auto&& visit) {
    for (const Kind kind : all_kinds())
        visit(name_of(kind), self.tokens[kind], "tokens of this kind that are not on the map");
    visit("city", self.cities, "cities that can still be built");
    visit("boat", self.boats, "boats");
    visit("ship", self.ships, "ships");
    visit("book", self.books, "books");
    visit("university", self.universities, "universities");
    visit(name_of(Religion::Brothers),
          self.followers[Religion::Brothers],
          "followers of the Brothers");
    visit(
        name_of(Religion::Sisters), self.followers[Religion::Sisters], "followers of the Sisters");
}

// A step that a voyage may make now.
struct Step {
    engine::Given<Place> to{kNoPlace};
    int cost = 0;
    core::FixedVector<SeatId, 2> asks;
};
constexpr void visit_fields(FieldsOf<Step> auto& self, auto&& visit) {
    visit("to", self.to, "the place");
    visit("cost", self.cost, "points");
    visit("asks", self.asks, "the seats whose banks have a say");
}

// Several steps of a voyage, to be sent together.
struct Voyage {
    int cost = 0;
    std::vector<engine::Given<Place>> places;
    std::vector<std::string> path;
};
template <FieldsOf<Voyage> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("cost", self.cost, "points of all steps");
    visit("places", self.places, "where it begins, and every place that it comes to");
    visit("path", self.path, "the actions, in notation");
}

struct Transport {
    ascalion::Transport open;
    core::FixedVector<Step, kMaxSteps> steps;
    engine::ByKey<Voyage> voyages;
};
constexpr void visit_fields(FieldsOf<Transport> auto& self, auto&& visit) {
    visit_fields(self.open, visit);
    visit("steps", self.steps, "the steps of a voyage from here, empty but at a halt");
    visit("voyages",
          self.voyages,
          "places that take several steps: the cheapest way to each on which nobody is asked");
}

struct Engaged {
    engine::Given<SeatId> owner{kNobody};
    int for_attacker = 0;
    int for_defender = 0;
};
constexpr void visit_fields(FieldsOf<Engaged> auto& self, auto&& visit) {
    visit("owner", self.owner, "the seat that owns it");
    visit("for_attacker", self.for_attacker, "what it would add for the attacker");
    visit("for_defender", self.for_defender, "and for the defender");
}

// One of the areas that touch what may be attacked.
struct Party {
    engine::Given<ascalion::Area> area{kNoArea};
    Engaged strength;
};
constexpr void visit_fields(FieldsOf<Party> auto& self, auto&& visit) {
    visit("area", self.area, "the area");
    visit_fields(self.strength, visit);
}

// An attack that may be chosen.
struct Chance {
    Forecast forecast;
    std::vector<Party> parties;
};
constexpr void visit_fields(FieldsOf<Chance> auto& self, auto&& visit) {
    visit("prospect",
          self.forecast.prospect,
          "sure: nobody can turn it; doomed: nothing can win it; open: third players or an extra "
          "transport decide");
    visit("sums", self.forecast.sums, "of attacker and defender alone, without an extra transport");
    visit("thirds", self.forecast.thirds, "the seats that will choose a side");
    visit("help", self.forecast.help, "what all of them can add to the attack");
    visit("hindrance", self.forecast.hindrance, "and to the defence");
    visit("reinforced",
          self.forecast.reinforced,
          "whether only an extra transport can win it, as far as was looked");
    visit("parties", self.parties, "the areas that touch it");
}

struct Attack {
    ascalion::Attack open;
    engine::OrNull<Sums> sums;
    engine::BySome<ascalion::Area, Engaged> engaged;
    engine::ByKey<Chance> chances;
    int bonus_left = 0;
    int attacks_left = 0;
};
constexpr void visit_fields(FieldsOf<Attack> auto& self, auto&& visit) {
    visit_fields(self.open, visit);
    visit("sums", self.sums, "null without a target");
    visit("engaged", self.engaged, "areas that touch the target, empty without one");
    visit("chances", self.chances, "what attacks would come to, by area, while one is chosen");
    visit("bonus_left", self.bonus_left, "bonus transports left after a success");
    visit("attacks_left", self.attacks_left, "attacks that the player whose turn it is still has");
}

// Answers of which several are wanted: the rules take them in the order of areas, people in any.
struct Picking {
    int count = 0;
    engine::BySome<ascalion::Area, int> areas;
};
constexpr void visit_fields(FieldsOf<Picking> auto& self, auto&& visit) {
    visit("count", self.count, "how many tokens of one kind, or books, are asked for; 0 for none");
    visit("areas",
          self.areas,
          "how often each area may be among them; they are sent in the order of areas, countries "
          "before vessels, and of vessels that are alike (A5.9) the first before the others");
}

struct Table {
    Options options;
    Turn turn;
    Purchase purchase;
    Production production;
    Trade trade;
    core::FixedVector<Seat, kMaxSeats> seats;
    engine::BySome<ascalion::Area, Area> areas;
    Supply supply;
    core::EnumArray<Recipe, Goods, kRecipes> prices;
    Transport transport;
    Attack attack;
    Picking picking;
};
constexpr void visit_fields(FieldsOf<Table> auto& self, auto&& visit) {
    visit("options", self.options, "how this game is played");
    visit("turn", self.turn, "where it stands");
    visit("purchase", self.purchase, "an exchange of phase 2 or the price of a university");
    visit("production", self.production, "what is being placed in phase 3");
    visit("trade", self.trade, "who may trade, and the offer in progress");
    visit("seats", self.seats, "one entry for each player");
    visit("areas", self.areas, "the countries in play and the vessels on the map");
    visit("supply", self.supply, "what is left");
    visit("prices", self.prices, "what an exchange costs now, with the discount of first vessels");
    visit("transport", self.transport, "the transport in progress");
    visit("attack", self.attack, "the attack in progress");
    visit("picking", self.picking, "what is answered with several areas at once");
}

struct View : engine::ShownTo<Table> {};

}  // namespace ascalion::shown
