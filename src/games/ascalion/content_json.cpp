// Reads a content pack. The schema has checked every shape, range and the order of the rows before;
// what is left here is what a schema cannot say: that the two sides of every border agree.
#include <algorithm>
#include <optional>
#include <utility>

#include <boost/json.hpp>

#include "engine/pack_document.h"
#include "games/ascalion/names.h"
#include "games/ascalion/outlines.h"
#include "games/ascalion/pack.h"

namespace ascalion {
namespace {

namespace json = boost::json;
using engine::at_index;
using engine::id_of;
using engine::quoted;
using engine::text_of;
using engine::words_of;

std::uint8_t number(const json::value& value) { return json::value_to<std::uint8_t>(value); }

Goods goods(const json::value& amounts) {
    Goods all;
    for (const auto& [id, amount] : amounts.as_object())
        all += Goods::of(id_of<Kind>(json::value(id)), number(amount));
    return all;
}

class PackReader : engine::Complaining {
  public:
    explicit PackReader(const json::value& document) : document_(document) {}

    std::optional<core::Error> read(Pack& pack) {
        pack.name = words_of(document_.at("meta"), "name");
        read_parameters(pack.content.parameters);
        read_options(pack.standard_options);
        read_gates(pack.content);
        read_kinds(pack);
        read_pieces(pack);
        read_recipes(pack);
        read_movements(pack.content.parameters);
        read_player_counts(pack.content);
        read_places(pack);
        read_countries(pack);
        check_adjacency(pack.content);
        pack.map = drawn_map(document_);
        if (!error())
            derive(pack.content);
        return error();
    }

  private:
    const json::array& rows(std::string_view list) const { return document_.at(list).as_array(); }

    // The row of a list with that id; the schema has seen to it that there is one.
    const json::value& row(std::string_view list, std::string_view id) const {
        const json::array& all = rows(list);
        return *std::ranges::find_if(
            all, [id](const json::value& each) { return text_of(each.at("id")) == id; });
    }

    void read_parameters(Parameters& to) {
        const auto value = [this](std::string_view id) {
            return number(row("params", id).at("value"));
        };
        to.cities_to_win = value("cities_to_win");
        to.attacker_bonus = value("attacker_bonus");
        to.attacks_per_turn = value("attacks_per_turn");
        to.attacks_first_round = value("attacks_first_round");
        to.transports_base = value("transports_base");
        to.areas_per_further_transport = value("areas_per_further_transport");
        to.source_yield = value("source_yield");
        to.source_yield_doubled = value("source_yield_doubled");
        to.equal_deal_cap = value("equal_deal_cap");
        to.followers_per_temple = value("followers_per_temple");
        to.university_price = value("university_price");
        to.books_lost_per_round = value("books_lost_per_round");
    }

    void read_options(Options& to) {
        const auto value = [this](std::string_view id) -> const json::value& {
            return row("options", id).at("default");
        };
        to.islands = id_of<Toggle>(value("islands"));
        to.source_set = id_of<SourceSet>(value("source_set"));
        to.random_sources = value("source_setup") == "random";
        to.random_claims = value("claim_setup") == "random";
        to.opener = value("opener").is_string() ? std::uint8_t{0} : number(value("opener"));
        to.victory = id_of<Victory>(value("victory"));
        to.trade_rule = id_of<TradeRule>(value("trade_rule"));
        to.expansion = value("expansion") == "on";
        to.round_cap = number(value("round_cap"));
        to.offer_cap = number(value("offer_cap"));
        to.goods_cap = number(value("goods_cap"));
    }

    void read_gates(Content& content) {
        for (const json::value& face : rows("die_faces")) {
            const auto gate = static_cast<std::size_t>(id_of<Gate>(face.at("result")));
            content.gate_weights[gate] =
                static_cast<std::uint8_t>(content.gate_weights[gate] + number(face.at("weight")));
        }
        if (content.gate_weights[static_cast<std::size_t>(Gate::Open)] == 0)
            complain("die_faces", "no face opens a phase");
    }

    void read_kinds(Pack& pack) {
        for (const json::value& from : rows("kinds")) {
            const Kind kind = id_of<Kind>(from.at("id"));
            pack.kinds[kind] = words_of(from, "name");
            pack.sources[kind] = words_of(from, "source_name");
            pack.content.tokens += Goods::of(kind, number(from.at("tokens")));
        }
        pack.content.parameters.horse_value = number(row("kinds", "horse").at("value"));
        for (const json::value& from : rows("religions")) {
            const auto religion = id_of<Religion>(from.at("id"));
            pack.religions[religion] = words_of(from, "name");
            pack.content.parameters.followers[static_cast<std::size_t>(religion)] =
                number(from.at("followers"));
        }
    }

    void read_pieces(Pack& pack) {
        Parameters& to = pack.content.parameters;
        const auto field = [this](std::string_view id, std::string_view key) {
            return number(row("pieces", id).at(key));
        };
        to.warrior_value = field("warrior", "value");
        to.weapon_value = field("weapon", "value");
        to.city_value = field("city", "value");
        to.boat_value = field("boat", "value");
        to.ship_value = field("ship", "value");
        to.cities = field("city", "tokens");
        to.boats = field("boat", "tokens");
        to.ships = field("ship", "tokens");
        to.universities = field("university", "tokens");
        to.books = field("book", "tokens");
        pack.kinds[Kind::Weapon] = words_of(row("pieces", "weapon"), "name");
        pack.content.tokens += Goods::of(Kind::Weapon, field("weapon", "tokens"));
    }

    void read_recipes(Pack& pack) {
        for (const json::value& from : rows("recipes")) {
            const auto recipe = id_of<Recipe>(from.at("id"));
            pack.recipes[recipe] = words_of(from, "name");
            RecipeSpec& spec = pack.content.recipes[static_cast<std::size_t>(recipe)];
            spec.price = goods(from.at("input"));
            spec.first_price =
                from.at("first_input").is_null() ? spec.price : goods(from.at("first_input"));
            if (spec.price.total() < 2 || spec.first_price.total() < 2)
                complain("recipes", quoted(name_of(recipe)) + " costs less than two resources");
            spec.product = product(text_of(from.at("product")));
            spec.on_vessels = from.at("made_in").as_array().size() > 1;
        }
    }

    static Product product(std::string_view id) {
        if (id == "weapon")
            return Product::Weapon;
        if (id == "city")
            return Product::City;
        return id == "boat" ? Product::Boat : Product::Ship;
    }

    void read_movements(Parameters& to) {
        const json::value& boat = row("movements", "move_boat");
        const json::value& ship = row("movements", "move_ship");
        to.boat_points = number(boat.at("points"));
        to.ship_points = number(ship.at("points"));
        to.boat_shallow = number(boat.at("costs").at("shallow"));
        to.boat_section = number(boat.at("costs").at("section"));
        to.boat_mouth = number(boat.at("costs").at("mouth_in"));
        to.ship_shallow = number(ship.at("costs").at("shallow"));
        to.ship_deep = number(ship.at("costs").at("deep"));
        if (number(boat.at("costs").at("mouth_out")) != to.boat_shallow)
            complain("movements[3].costs.mouth_out", "is the same as shallow");
    }

    void read_player_counts(Content& content) {
        for (const json::value& from : rows("source_sets")) {
            auto& counts = content.source_sets[text_of(from.at("id")) == "small" ? 0 : 1];
            int total = 0;
            for (const Kind kind : all_resources()) {
                counts[static_cast<std::size_t>(kind)] =
                    number(from.at("counts").at(name_of(kind)));
                total += counts[static_cast<std::size_t>(kind)];
            }
            if (total != number(from.at("total")))
                complain("source_sets", "the total is not the sum of the counts");
        }
        for (const json::value& from : rows("player_counts")) {
            const std::size_t seats = number(from.at("players"));
            content.islands_by_seats[seats] = from.at("islands").as_bool();
            content.large_set_by_seats[seats] = from.at("source_set") == "large";
        }
    }

    // Sections, then fields; the mouth joins the first of each.
    void read_places(Pack& pack) {
        for (PlaceSpec& place : pack.content.places)
            place.steps.fill(kNoPlace);
        for (const json::value& from : rows("river_sections")) {
            const auto at = id_of<Place>(from.at("id"));
            pack.places[static_cast<std::size_t>(at)] = words_of(from, "name");
            PlaceSpec& spec = pack.content.places[static_cast<std::size_t>(at)];
            spec.touching.insert(id_of<Country>(from.at("left")));
            spec.touching.insert(id_of<Country>(from.at("right")));
            join(spec, from, from.at("field"));
        }
        for (const json::value& from : rows("sea_fields")) {
            const auto at = id_of<Place>(from.at("id"));
            pack.places[static_cast<std::size_t>(at)] = words_of(from, "name");
            PlaceSpec& spec = pack.content.places[static_cast<std::size_t>(at)];
            for (const json::value& country : from.at("coast").as_array())
                spec.touching.insert(id_of<Country>(country));
            join(spec, from, from.at("section"));
        }
        check_steps(pack.content);
    }

    static void join(PlaceSpec& spec, const json::value& from, const json::value& mouth) {
        std::size_t size = 0;
        if (!mouth.is_null())
            spec.steps[size++] = id_of<Place>(mouth);
        for (const json::value& next : from.at("neighbors").as_array())
            spec.steps[size++] = id_of<Place>(next);
        std::ranges::sort(spec.steps);
    }

    static std::string where_of(int place) {
        return place < kSections
                   ? at_index("river_sections", static_cast<std::size_t>(place))
                   : at_index("sea_fields", static_cast<std::size_t>(place - kSections));
    }

    void check_steps(const Content& content) {
        for (int i = 0; i < kPlaces; ++i) {
            const Place at{static_cast<std::uint8_t>(i)};
            for (const Place next : content.place(at).steps) {
                const bool is_one_way =
                    next != kNoPlace && std::ranges::count(content.place(next).steps, at) == 0;
                if (is_one_way)
                    complain(where_of(i),
                             quoted(name_of(next)) + " does not name it as its neighbour");
            }
        }
    }

    void read_countries(Pack& pack) {
        const json::array& all = rows("countries");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Country country{static_cast<std::uint8_t>(i)};
            pack.countries[country] = words_of(all[i], "name");
            CountrySpec& spec = pack.content.countries[country];
            for (const json::value& other : all[i].at("neighbors").as_array())
                spec.neighbours.insert(id_of<Country>(other));
            read_coast(pack.content, country, all[i]);
            if (!all[i].at("island").is_null())
                pack.content.island_countries.insert(country);
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            check_neighbours(pack.content, i);
    }

    void read_coast(Content& content, Country country, const json::value& from) {
        CountrySpec& spec = content.countries[country];
        spec.places.fill(kNoPlace);
        std::size_t size = 0;
        for (const std::string_view list : {"sections", "fields"})
            for (const json::value& place : from.at(list).as_array())
                if (size < spec.places.size())
                    spec.places[size++] = id_of<Place>(place);
        std::ranges::sort(spec.places);
        for (int i = 0; i < kPlaces; ++i) {
            const Place place{static_cast<std::uint8_t>(i)};
            const bool here = std::ranges::count(spec.places, place) > 0;
            if (content.place(place).touching.contains(country) != here)
                complain(at_index("countries", static_cast<std::size_t>(country)),
                         "it and " + quoted(name_of(place)) + " do not agree whether they touch");
        }
    }

    void check_neighbours(const Content& content, std::size_t index) {
        const Country country{static_cast<std::uint8_t>(index)};
        for (const Country other : content.countries[country].neighbours)
            if (other == country || !content.countries[other].neighbours.contains(country))
                complain(at_index("countries", index) + ".neighbors",
                         quoted(name_of(other)) + " does not name it as its neighbour");
    }

    // The list of borders names every pair of neighbours once.
    void check_adjacency(const Content& content) {
        const json::array& all = rows("adjacency");
        PerCountry<CountrySet> seen;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto one = id_of<Country>(all[i].at("a"));
            const auto other = id_of<Country>(all[i].at("b"));
            if (!content.countries[one].neighbours.contains(other) || seen[one].contains(other))
                complain(at_index("adjacency", i), "is no border, or stands twice");
            seen[one].insert(other);
            seen[other].insert(one);
        }
        for (std::size_t i = 0; i < kCountries; ++i)
            if (seen.items[i] != content.countries.items[i].neighbours)
                complain(at_index("countries", i) + ".neighbors", "a border is not in adjacency");
    }

    const json::value& document_;
};

}  // namespace

core::Result<Pack> load_pack(std::string_view text, std::string_view schema) {
    return engine::read_pack<Pack>(text, schema, [](const json::value& document, Pack& pack) {
        return PackReader(document).read(pack);
    });
}

}  // namespace ascalion
