// The fields of a position, once for writing and reading JSON.
#pragma once

#include <string>

#include "engine/json_fields.h"
#include "games/ascalion/names.h"
#include "games/ascalion/state.h"

namespace engine {

// Goods are an object with the kinds that are there: {"wood": 2, "horse": 1}.
template <>
struct JsonForm<ascalion::Goods> {
    static boost::json::value write(ascalion::Goods goods) {
        boost::json::object amounts;
        for (const ascalion::Kind kind : goods.kinds())
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
};

template <>
struct JsonForm<ascalion::LedgerEntry> {
    static boost::json::value write(ascalion::LedgerEntry entry) {
        const ascalion::Exchange exchange = entry.exchange();
        FieldWriter writer;
        writer("maker", exchange.maker);
        writer("partner", exchange.partner);
        writer("gives", exchange.gives);
        writer("wants", exchange.wants);
        writer("dealt", entry.is_deal());
        return writer.take();
    }
    static core::Result<ascalion::LedgerEntry> read(const boost::json::value& json) {
        ascalion::Exchange exchange;
        bool dealt = false;
        FieldReader reader(json);
        reader("maker", exchange.maker);
        reader("partner", exchange.partner);
        reader("gives", exchange.gives);
        reader("wants", exchange.wants);
        reader("dealt", dealt);
        if (auto wrong = reader.finish())
            return *wrong;
        if (!is_sound(exchange))
            return expected("two seats and 1 to 15 resources on each side", json);
        return dealt ? ascalion::LedgerEntry::dealt(exchange)
                     : ascalion::LedgerEntry::refused(exchange);
    }

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

using engine::FieldsOf;

template <FieldsOf<Options> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("seats", self.seats);
    visit("islands", self.islands);
    visit("source_set", self.source_set);
    visit("random_sources", self.random_sources);
    visit("random_claims", self.random_claims);
    visit("opener", self.opener);
    visit("victory", self.victory);
    visit("trade_rule", self.trade_rule);
    visit("expansion", self.expansion);
    visit("round_cap", self.round_cap);
    visit("offer_cap", self.offer_cap);
    visit("goods_cap", self.goods_cap);
}

template <FieldsOf<Seat> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("base", self.base);
    visit("offers", self.offers);
    visit("transports", self.transports);
    visit("university", self.university);
    visit("owns_university", self.owns_university);
    visit("university_lost", self.university_lost);
    visit("eliminated", self.eliminated);
}

template <FieldsOf<Board> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
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

template <FieldsOf<Turn> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("round", self.round);
    visit("start", self.start);
    visit("active", self.active);
    visit("to_move", self.to_move);
    visit("phase", self.phase);
    visit("ask", self.ask);
    visit("yes", self.yes);
    visit("no", self.no);
    visit("placed", self.placed);
    visit("ending", self.ending);
    visit("founder", self.founder);
    visit("poor", self.poor);
}

template <FieldsOf<Purchase> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("recipe", self.recipe);
    visit("area", self.area);
    visit("kind", self.kind);
    visit("paid", self.paid);
}

template <FieldsOf<Production> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("foals", self.foals);
    visit("more_foals", self.more_foals);
    visit("kind", self.kind);
    visit("stud", self.stud);
    visit("religion", self.religion);
    visit("followers", self.followers);
}

template <FieldsOf<Token> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("kind", self.kind);
    visit("area", self.area);
}

template <FieldsOf<Trade> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("links", self.links);
    visit("grantee", self.grantee);
    visit("granted", self.granted);
    visit("passes", self.passes);
    visit("maker", self.maker);
    visit("partner", self.partner);
    visit("countering", self.countering);
    visit("gives", self.gives);
    visit("wants", self.wants);
    visit("refused", self.refused);
    visit("missed", self.missed);
    visit("origins", self.origins);
    visit("hands", self.hands);
    visit("kind", self.kind);
    visit("last", self.last);
    visit("ledger", self.ledger);
}

template <FieldsOf<Transport> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("kind", self.kind);
    visit("purpose", self.purpose);
    visit("made", self.made);
    visit("from", self.from);
    visit("at", self.at);
    visit("borders", self.borders);
    visit("visited", self.visited);
    visit("cargo", self.cargo);
    visit("vessel", self.vessel);
    visit("points", self.points);
    visit("came_from", self.came_from);
    visit("path", self.path);
    visit("step_to", self.step_to);
    visit("refusing", self.refusing);
    visit("refused_up", self.refused_up);
    visit("refused_down", self.refused_down);
    visit("acted", self.acted);
    visit("other", self.other);
    visit("loaded_from", self.loaded_from);
    visit("unloaded_to", self.unloaded_to);
    visit("unloading", self.unloading);
    visit("picked", self.picked);
    visit("kind_picked", self.kind_picked);
    visit("unloaded", self.unloaded);
    visit("open", self.open);
}

template <FieldsOf<Attack> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
    visit("target", self.target);
    visit("with_attacker", self.with_attacker);
    visit("with_defender", self.with_defender);
    visit("made", self.made);
    visit("successes", self.successes);
    visit("books", self.books);
    visit("last", self.last);
}

template <FieldsOf<State> Self, class Visitor>
constexpr void visit_fields(Self& self, Visitor&& visit) {
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
