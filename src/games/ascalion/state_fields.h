// The fields of a position, once for writing and reading JSON.
#pragma once

#include <string>

#include "engine/json_fields.h"
#include "games/ascalion/names.h"
#include "games/ascalion/state.h"

namespace ascalion {

using engine::FieldsOf;

// What an entry of the ledger says.
struct Bargain {
    Exchange exchange;
    bool dealt = false;
};
constexpr void visit_fields(FieldsOf<Bargain> auto& self, auto&& visit) {
    visit("maker", self.exchange.maker, "who made the offer");
    visit("partner", self.exchange.partner, "to whom");
    visit("gives", self.exchange.gives, "what was given or offered");
    visit("wants", self.exchange.wants, "for what");
    visit("dealt", self.dealt, "true if it was agreed, false if it was refused");
}

}  // namespace ascalion

namespace engine {

// Clients are told of these by the guide.
template <>
inline constexpr bool kNamedByGuide<ascalion::Area> = true;
template <>
inline constexpr bool kNamedByGuide<ascalion::Country> = true;
template <>
inline constexpr bool kNamedByGuide<ascalion::Vessel> = true;
template <>
inline constexpr bool kNamedByGuide<ascalion::Place> = true;

template <>
inline constexpr bool kAllGiven<ascalion::Token> = true;
template <>
inline constexpr bool kAllGiven<ascalion::Bargain> = true;

// Goods are an object with the kinds that are there: {"wood": 2, "horse": 1}.
template <>
struct JsonForm<ascalion::Goods> {
    static boost::json::value write(ascalion::Goods goods) {
        const ascalion::KindSet kinds = goods.kinds();
        boost::json::object amounts;
        amounts.reserve(static_cast<std::size_t>(kinds.size()));
        for (const ascalion::Kind kind : kinds)
            amounts[ascalion::name_of(kind)] = goods.count(kind);
        return amounts;
    }
    static core::Result<ascalion::Goods> read(const boost::json::value& json) {
        if (!json.is_object())
            return expected("an object of amounts", json);
        ascalion::Goods goods;
        for (const auto& [name, amount] : json.get_object()) {
            const auto kind = read_json<ascalion::Kind>(boost::json::value(name));
            if (!kind || *kind == ascalion::kNoKind)
                return inside(name, expected("a kind", boost::json::value(name)));
            const auto count = JsonForm<int>::read(amount, 1, ascalion::Goods::kMost);
            if (!count)
                return inside(name, count.error());
            goods += ascalion::Goods::of(*kind, *count);
        }
        return goods;
    }
    static Shape shape(Shapes& known) {
        return some_names(key_shape<ascalion::Kind>(ascalion::kKinds), shape_of<int>(known));
    }
};

template <>
struct JsonForm<ascalion::AreaSet> {
    static boost::json::value write(ascalion::AreaSet areas) { return write_list(areas); }
    static core::Result<ascalion::AreaSet> read(const boost::json::value& json) {
        const auto members = read_json<std::vector<ascalion::Area>>(json);
        if (!members)
            return members.error();
        ascalion::AreaSet areas;
        for (std::size_t i = 0; i < members->size(); ++i) {
            const ascalion::Area area = (*members)[i];
            if (area == ascalion::kNoArea || areas.contains(area))
                return inside(i, expected("each area once", json.get_array()[i]));
            areas.insert(area);
        }
        return areas;
    }
    static Shape shape(Shapes& known) { return list_of_some(shape_of<ascalion::Area>(known)); }
};

template <>
struct JsonForm<ascalion::LedgerEntry> {
    static boost::json::value write(ascalion::LedgerEntry entry) {
        return write_json(ascalion::Bargain{entry.exchange(), entry.is_deal()});
    }
    static core::Result<ascalion::LedgerEntry> read(const boost::json::value& json) {
        const auto bargain = read_json<ascalion::Bargain>(json);
        if (!bargain)
            return bargain.error();
        const ascalion::Exchange& exchange = bargain->exchange;
        if (!is_sound(exchange))
            return expected("two seats and 1 to 15 resources on each side", json);
        return bargain->dealt ? ascalion::LedgerEntry::dealt(exchange)
                              : ascalion::LedgerEntry::refused(exchange);
    }
    static Shape shape(Shapes& known) { return shape_of<ascalion::Bargain>(known); }

  private:
    static bool is_side(ascalion::Goods goods) {
        return goods && goods == goods.resources() && goods.total() <= ascalion::kMostGoods;
    }
    static bool is_sound(const ascalion::Exchange& exchange) {
        return is_side(exchange.gives) && is_side(exchange.wants)
               && index_of(exchange.maker) < kMaxSeats && index_of(exchange.partner) < kMaxSeats;
    }
};

}  // namespace engine

namespace ascalion {

constexpr void visit_fields(FieldsOf<Options> auto& self, auto&& visit) {
    visit("seats", self.seats, "number of players");
    visit("islands", self.islands, "islands in play");
    visit("source_set", self.source_set, "the sources in the game");
    visit("random_sources", self.random_sources, "whether chance places the sources");
    visit("random_claims", self.random_claims, "whether chance distributes the countries");
    visit("opener",
          self.opener,
          "the seat that was chosen to begin the set-up, counted from 1; 0 if chance chose");
    visit("victory", self.victory, "whether several players can win together");
    visit("trade_rule", self.trade_rule, "who may trade with whom");
    visit("expansion", self.expansion, "whether temples and universities are in play");
    visit("round_cap", self.round_cap, "the last round");
    visit("offer_cap", self.offer_cap, "offers of a player in a trade phase, 0 for any number");
    visit("goods_cap", self.goods_cap, "resources on each side of an offer");
}

constexpr void visit_fields(FieldsOf<Seat> auto& self, auto&& visit) {
    visit("base", self.base, "areas at the beginning, from which transports are counted");
    visit("offers", self.offers, "offers sent in this trade phase");
    visit("transports", self.transports, "transports of the running phase");
    visit("university", self.university, "where its university stands");
    visit("owns_university", self.owns_university, "whether the seat has a university");
    visit("university_lost", self.university_lost, "the round in which it was lost, 0 for never");
    visit("eliminated", self.eliminated, "0 while playing, else how early the player left");
}

constexpr void visit_fields(FieldsOf<Board> auto& self, auto&& visit) {
    visit("owner", self.owner);
    visit("goods", self.goods);
    visit("places", self.places);
    visit("cities", self.cities);
    visit("face_down", self.face_down);
    visit("sources", self.sources);
    visit("temples", self.temples);
    visit("followers", self.followers);
    visit("books", self.books);
    visit("distressed", self.distressed);
    visit("boat_built", self.boat_built);
    visit("ship_built", self.ship_built);
    visit("boat_discount", self.boat_discount);
    visit("ship_discount", self.ship_discount);
}

constexpr void visit_fields(FieldsOf<Turn> auto& self, auto&& visit) {
    visit("round", self.round, "number of the round, 0 during the set-up");
    visit("start", self.start, "the start player of this round");
    visit("active", self.active, "whose turn it is");
    visit("to_move", self.to_move, "who has to answer now");
    visit("phase", self.phase, "where the round stands");
    visit("ask", self.ask, "the question that is open");
    visit("yes", self.yes, "who has voted yes so far before a phase");
    visit("no", self.no, "who has voted no");
    visit("placed", self.placed, "sources placed and countries claimed so far in the set-up");
    visit("ending", self.ending, "how the game ended, `none` while it runs");
    visit("founder", self.founder, "the founder of a university, who does not attack this round");
    visit("poor", self.poor, "the founder of a temple, who gets nothing from sources this round");
}

constexpr void visit_fields(FieldsOf<Purchase> auto& self, auto&& visit) {
    visit("recipe", self.recipe, "the exchange that is being made");
    visit("area", self.area, "where");
    visit("kind", self.kind, "the kind that pays for a university");
    visit("paid", self.paid, "resources paid for it so far");
}

constexpr void visit_fields(FieldsOf<Production> auto& self, auto&& visit) {
    visit("foals", self.foals, "studs that still give a foal");
    visit("more_foals", self.more_foals, "studs that give another one after it");
    visit("kind", self.kind, "the material of which too little is left");
    visit("stud", self.stud, "the stud whose foal is being placed");
    visit("religion", self.religion, "the religion whose followers are being placed");
    visit("followers", self.followers, "followers still to be placed");
}

constexpr void visit_fields(FieldsOf<Token> auto& self, auto&& visit) {
    visit("kind", self.kind, "what it is");
    visit("area", self.area, "where it lies");
}

constexpr void visit_fields(FieldsOf<Trade> auto& self, auto&& visit) {
    visit("links", self.links, "for each seat the seats it may trade with");
    visit("grantee", self.grantee, "whose boats ask for passage so that their owner can trade");
    visit("granted", self.granted, "who has agreed");
    visit("passes", self.passes, "passes in a row");
    visit("maker", self.maker, "who makes the offer that is being built or answered");
    visit("partner", self.partner, "to whom");
    visit("countering", self.countering, "whether it is a counter-offer");
    visit("gives", self.gives, "the tokens that the maker gives");
    visit("wants", self.wants, "what the maker wants");
    visit(
        "refused", self.refused, "what the maker of the offer gave that a counter-offer replaces");
    visit("missed", self.missed, "what that offer wanted");
    visit("origins", self.origins, "the tokens that the partner gives for an accepted offer");
    visit("hands", self.hands, "received and not yet placed: by the maker, by the partner");
    visit("kind", self.kind, "the kind picked last");
    visit("last", self.last, "where the last token of it was put");
    visit("ledger", self.ledger, "offers refused and deals made in this phase");
}

constexpr void visit_fields(FieldsOf<Transport> auto& self, auto&& visit) {
    visit("kind", self.kind, "how it goes, `none` if there is no transport");
    visit("purpose", self.purpose, "why it may be made");
    visit("made",
          self.made,
          "transports made in this phase, in phase 6 bonus transports of this turn");
    visit("from", self.from, "the country where it began");
    visit("at", self.at, "the country where it has come");
    visit("borders", self.borders, "borders crossed");
    visit("visited", self.visited, "countries of a horse chain");
    visit("cargo", self.cargo, "what travels; a voyage carries it in its vessel");
    visit("vessel", self.vessel, "the vessel of a voyage");
    visit("points", self.points, "its points left");
    visit("came_from", self.came_from, "the place before the present one");
    visit("path", self.path, "the places back to the start");
    visit("step_to", self.step_to, "while passage is asked for: the step");
    visit("refusing", self.refusing, "the value of the banks that refuse so far");
    visit("refused_up", self.refused_up, "sections out of which a step upstream was refused");
    visit("refused_down", self.refused_down, "the same downstream");
    visit("acted", self.acted, "whether the voyage may stop");
    visit("other", self.other, "the area with which a voyage loads or unloads");
    visit("loaded_from", self.loaded_from, "areas from which was loaded at this halt");
    visit("unloaded_to", self.unloaded_to, "areas to which was unloaded");
    visit("unloading", self.unloading, "whether the open list is one of unloading");
    visit("picked", self.picked, "whether something was picked from it");
    visit("kind_picked", self.kind_picked, "the kind whose amount is asked for");
    visit("unloaded", self.unloaded, "kinds unloaded at this halt");
    visit("open", self.open, "kinds that may still be picked");
}

constexpr void visit_fields(FieldsOf<Attack> auto& self, auto&& visit) {
    visit("target", self.target, "the area that is attacked");
    visit("with_attacker", self.with_attacker, "who helps the attacker");
    visit("with_defender", self.with_defender, "who helps the defender");
    visit("made", self.made, "attacks of this turn");
    visit("successes", self.successes, "those that succeeded");
    visit("books", self.books, "books that the former owner of a university still has to remove");
    visit("last", self.last, "the area conquered last");
}

constexpr void visit_fields(FieldsOf<State> auto& self, auto&& visit) {
    visit("options", self.options);
    visit("turn", self.turn);
    visit("seats", self.seats);
    visit("board", self.board);
    visit("purchase", self.purchase);
    visit("production", self.production);
    visit("trade", self.trade);
    visit("transport", self.transport);
    visit("attack", self.attack);
}

}  // namespace ascalion
